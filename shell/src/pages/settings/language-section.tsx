import { getAccount } from 'shared-contracts/calls/auth';
import { useHost, useTexts } from 'shared-contracts/host';
import { LOCALES } from 'shared-contracts/i18n/i18n';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import { useQuery } from 'shared-contracts/query';
import { useLocaleChoice } from '../../device/use-locale-choice.ts';
import { settingsTexts } from '../../locales/en/account.ts';
import { RadioChoice } from './radio-choice.tsx';
import { Section } from './section.tsx';

/** The language of this device and of the account. */
export function LanguageSection() {
  const t = useTexts(settingsTexts);
  const { locale, choose } = useLocaleChoice();
  const { query } = useHost();
  const account = useQuery(query(getAccount, {})).data?.data;
  return (
    <Section title={t('language.title')}>
      <RadioChoice
        name="locale"
        legend={t('language.title')}
        value={locale}
        choices={LOCALES.map((value) => ({ value, label: OWN_NAMES[value], lang: value }))}
        onChoose={choose}
        onConfirm={account?.language === null ? () => choose(locale) : undefined}
      />
      <p className="shell-fine">{t('language.text')}</p>
    </Section>
  );
}
