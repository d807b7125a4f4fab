import { statusTexts } from './locales/en/desk.ts';
import { Week } from './week/week-page.tsx';

/** /week, with the words that the call logs have for outcomes. */
export function WeekOfDesk() {
  return <Week statusWords={statusTexts} />;
}
