import { useState } from 'react';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import type { Profile } from 'shared-contracts/calls/profiles';
import { toPid } from 'shared-contracts/domain/pid';
import { LOCALES, type Locale } from 'shared-contracts/i18n';
import { saveFile } from 'shared-contracts/save-file';
import { Button, LongWait, Progress, SelectField } from 'shared-contracts/ui/core';
import { contactTexts } from './contact-texts.ts';
import './contacts.css';

/** Props of the biodata. */
interface BiodataPartProps {
  readonly of: Profile;
  /** The reader's own: with everything, and saved as biodata.pdf. */
  readonly own?: boolean;
}

/** Somebody's biodata, saved under name and lastName, or one's own (section 7). */
export function BiodataPart({ of: { id, name, lastName }, own = false }: BiodataPartProps) {
  const t = useTexts(contactTexts);
  const { send, notify, locale } = useHost();
  const tellError = useErrorNotice();
  const [language, setLanguage] = useState<Locale>(locale);
  const [step, setStep] = useState<'making' | 'coming' | null>(null);

  const download = async () => {
    setStep('making');
    try {
      const { data } = own
        ? await send(getOwnBiodata, { query: { language } })
        : await send(getBiodata, { query: { pid: toPid(id), language } });
      setStep('coming');
      await saveFile(data.url, own ? 'biodata.pdf' : `${`${name} ${lastName}`.trim()}.pdf`);
      notify('biodata.downloaded');
    } catch (error) {
      tellError(error);
    } finally {
      setStep(null);
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
        <Button loading={step !== null} onClick={() => void download()}>
          {t('biodata.get')}
        </Button>
      </div>
      <div className="pf-biodata__progress" role="status">
        {step !== null && (
          <>
            <Progress label={t(`biodata.${step}`)} showLabel />
            <LongWait>{t('biodata.slow')}</LongWait>
          </>
        )}
      </div>
    </section>
  );
}
