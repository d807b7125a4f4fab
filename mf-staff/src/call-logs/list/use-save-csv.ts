import { useAction } from 'shared-contracts/behaviour/use-action';
import { exportCallLogs } from 'shared-contracts/calls/call-log-sharing';
import { useHost } from 'shared-contracts/host';
import { deskDay } from '../../desk-time/desk-time.ts';
import { saveText } from '../../save-text.ts';
import { filtersOf, type ListPlace } from '../page-address.ts';

/** Saves the list, filtered as it is shown, as a file; for managers alone. */
export function useSaveCsv(place: ListPlace) {
  const { send } = useHost();
  return useAction({
    act: async () => String(await send(exportCallLogs, { query: filtersOf(place) })),
    onDone: (text) => saveText(text, `call-logs-${place.app}-${deskDay(Date.now())}.csv`),
  });
}
