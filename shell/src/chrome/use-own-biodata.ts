import { useAction } from 'shared-contracts/behaviour/use-action';
import { useHost } from 'shared-contracts/host';
import { useAppServices } from '../app-services-context.tsx';

/** Has one's own biodata made and saves it as biodata.pdf (section 7); a second click while it is made does nothing. */
export function useOwnBiodata(): () => void {
  const { send, notify, locale } = useHost();
  const { notices } = useAppServices();
  const { run } = useAction({
    act: async () => {
      const making = notices.show('biodata.making');
      try {
        // With the click and not before: the first screen is lighter without it.
        const { saveOwnBiodata } = await import('./save-own-biodata.ts');
        await saveOwnBiodata(send, locale);
      } finally {
        // It gives way to the outcome: both at once would contradict each other.
        notices.close(making);
      }
    },
    onDone: () => notify('biodata.downloaded'),
  });
  return () => void run();
}
