import { useState } from 'react';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost } from 'shared-contracts/host';
import { getOwnBiodata } from 'shared-contracts/calls/biodata';
import { saveFile } from 'shared-contracts/save-file';

/** Has one's own biodata made and saves it as biodata.pdf (section 7); a second click while it is made does nothing. */
export function useOwnBiodata(): () => void {
  const { send, notify, locale } = useHost();
  const tellError = useErrorNotice();
  const [busy, setBusy] = useState(false);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    notify('biodata.making');
    try {
      const { data } = await send(getOwnBiodata, { query: { language: locale } });
      await saveFile(data.url, 'biodata.pdf');
      notify('biodata.downloaded');
    } catch (error) {
      tellError(error);
    } finally {
      setBusy(false);
    }
  };
  return () => void download();
}
