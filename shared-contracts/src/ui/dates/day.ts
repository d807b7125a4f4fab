import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';

/** antd's moment of a day YYYY-MM-DD; null for none and for what is no day. */
export function momentOf(day: string | null | undefined): Dayjs | null {
  if (!day) return null;
  const moment = dayjs(day);
  return moment.isValid() ? moment : null;
}

/** The day YYYY-MM-DD of antd's moment, as the reader sees it. */
export function dayOf(moment: Dayjs | null | undefined): string | null {
  return moment ? moment.format('YYYY-MM-DD') : null;
}
