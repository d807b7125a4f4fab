import { useState } from 'react';
import { saveFile } from 'shared-contracts/behaviour/save-file';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { useEngagement } from 'shared-contracts/behaviour/use-engagement';
import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import type { Profile } from 'shared-contracts/calls/profiles';
import { personName } from 'shared-contracts/domain/person-name';
import { toPid } from 'shared-contracts/domain/pid';
import { useHost, useTexts } from 'shared-contracts/host';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import { Button, LongWait, Progress, SelectField } from 'shared-contracts/ui/core';
import { contactTexts } from '../../locales/en/profile.ts';
import './contacts.css';

interface BiodataPartProps {
  readonly of: Profile;
  /** The reader's own: with everything, and saved as biodata.pdf. */
  readonly own?: boolean;
}

/** The biodata of a member, saved under name and lastName, or the own (section 7). */
export function BiodataPart({ of: person, own = false }: BiodataPartProps) {
  const t = useTexts(contactTexts);
  const { send, notify, locale } = useHost();
  const engage = useEngagement(person.id);
  const [language, setLanguage] = useState<Locale>(locale);
  const [step, setStep] = useState<'making' | 'coming'>('making');
  const { busy, run: download } = useAction({
    act: async () => {
      setStep('making');
      const { data } = own
        ? await send(getOwnBiodata, { query: { language } })
        : await send(getBiodata, { query: { pid: toPid(person.id), language } });
      setStep('coming');
      await saveFile(data.url, own ? 'biodata.pdf' : `${personName(person)}.pdf`);
    },
    onDone: () => {
      notify('biodata.downloaded');
      engage('biodata');
    },
  });

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
            <option key={one} value={one} lang={one}>
              {OWN_NAMES[one]}
            </option>
          ))}
        </SelectField>
        <Button loading={busy} onClick={() => void download()}>
          {t('biodata.get')}
        </Button>
      </div>
      <div className="pf-biodata__progress" role="status">
        {busy && (
          <>
            <Progress label={t(`biodata.${step}`)} showLabel />
            <LongWait>{t('biodata.slow')}</LongWait>
          </>
        )}
      </div>
    </section>
  );
}
