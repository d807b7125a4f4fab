import { useTexts } from 'shared-contracts/host';
import { LOCALES, type Locale } from 'shared-contracts/i18n/i18n';
import { OWN_NAMES } from 'shared-contracts/i18n/own-names';
import { IconLanguages } from 'shared-contracts/ui/core';
import { useLocaleChoice } from '../device/use-locale-choice.ts';
import { texts } from '../locales/en/shell.ts';

/** The languages side by side, in the foot of every page. */
export function LanguageRow() {
  const t = useTexts(texts);
  const { locale, choose } = useLocaleChoice();
  return (
    <div className="shell-languages" role="group" aria-label={t('frame.language')}>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          onClick={() => choose(one)}
        >
          {OWN_NAMES[one]}
        </button>
      ))}
    </div>
  );
}

/** The languages behind a sign, in a bar without a menu; the frame of the HTML has the sign too. */
export function LanguageMenu() {
  const t = useTexts(texts);
  const { locale, choose } = useLocaleChoice();
  return (
    <span className="shell-language">
      <IconLanguages />
      <select
        aria-label={t('frame.language')}
        value={locale}
        onChange={({ target }) => choose(target.value as Locale)}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={one}>
            {OWN_NAMES[one]}
          </option>
        ))}
      </select>
    </span>
  );
}
