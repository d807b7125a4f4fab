import type { Locale } from './i18n.ts';

/**
 * The months in the words that stand in a date and in a list. Written out, as `Intl.DateTimeFormat` writes them: a phone
 * takes tens of ms to ask it for the first time, in the middle of drawing a page (decision 190).
 */
const MONTHS: Readonly<Record<Locale, string>> = {
  en: 'January February March April May June July August September October November December',
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर',
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
};

/** January to December in a language. */
export function monthNames(locale: Locale): readonly string[] {
  return MONTHS[locale].split(' ');
}

/**
 * A calendar day (YYYY-MM-DD) as '12 March 1996', '12 मार्च, 1996', '12 मार्च 1996', whatever the reader's time zone; as
 * it is where it names no month.
 */
export function dayText(day: string, locale: Locale = 'en'): string {
  const [year, month, date] = day.split('-').map(Number);
  const name = monthNames(locale)[(month ?? 0) - 1];
  return name === undefined ? day : `${date} ${name}${locale === 'mr' ? ',' : ''} ${year}`;
}
