import { useState } from 'react';
import { failureKey, useHost, useTexts } from 'shared-contracts/host';
import { getBiodata } from 'shared-contracts/calls/biodata';
import type { Profile } from 'shared-contracts/calls/profiles';
import { toPid } from 'shared-contracts/domain/pid';
import { LOCALES, type Locale } from 'shared-contracts/i18n';
import { saveFile } from 'shared-contracts/save-file';
import { Button, SelectField } from 'shared-contracts/ui/core';
import { contactTexts } from './contact-texts.ts';
import './contacts.css';

/** Somebody's biodata, saved under name and lastName (section 7). */
export function BiodataPart({ of: { id, name, lastName } }: { of: Profile }) {
  const t = useTexts(contactTexts);
  const { send, notify, locale } = useHost();
  const [language, setLanguage] = useState<Locale>(locale);
  const [busy, setBusy] = useState(false);

  const download = async () => {
    setBusy(true);
    try {
      const { data } = await send(getBiodata, { query: { pid: toPid(id), language } });
      await saveFile(data.url, `${`${name} ${lastName}`.trim()}.pdf`);
      notify('biodata.downloaded');
    } catch (error) {
      notify(failureKey(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="pf-part pf-contacts" aria-label={t('biodata.title')}>
      <h2 className="pf-contacts__title">{t('biodata.title')}</h2>
      <div className="pf-biodata">
        <SelectField
          label={t('biodata.language')}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value as Locale)}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {t(`biodata.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button loading={busy} onClick={() => void download()}>
          {t('biodata.get')}
        </Button>
      </div>
    </section>
  );
}
