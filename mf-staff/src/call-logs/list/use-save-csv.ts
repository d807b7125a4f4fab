import { useAction } from 'shared-contracts/behaviour/use-action';
import { exportCallLogs } from 'shared-contracts/calls/call-log-sharing';
import { useHost } from 'shared-contracts/host';
import { deskDay } from '../../desk-time/desk-time.ts';
import { filtersOf, type ListPlace } from '../page-address.ts';

/** Saves the list, filtered as it is shown, as a file; for managers alone. */
export function useSaveCsv(place: ListPlace) {
  const { send } = useHost();
  return useAction({
    act: async () => String(await send(exportCallLogs, { query: filtersOf(place) })),
    onDone: (text) => saveText(text, `call-logs-${place.app}-${deskDay(Date.now())}.csv`),
  });
}

function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by the end of this task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
