import { describe, expect, it } from 'vitest';
import { LOCALES } from './i18n.ts';
import { dayAndTimeText, timeText } from './time-text.ts';

const INDIA = 'Asia/Kolkata';
const at = (time: string) => `2026-11-24T${time}:00+05:30`;

describe('a time of day', () => {
  it.each([
    ['00:05', '12:05 am', 'रात्री 12:05', 'रात 12:05'],
    ['03:59', '3:59 am', 'रात्री 3:59', 'रात 3:59'],
    ['05:00', '5:00 am', 'पहाटे 5:00', 'सुबह 5:00'],
    ['09:47', '9:47 am', 'सकाळी 9:47', 'सुबह 9:47'],
    ['12:30', '12:30 pm', 'दुपारी 12:30', 'दोपहर 12:30'],
    ['19:08', '7:08 pm', 'संध्याकाळी 7:08', 'शाम 7:08'],
    ['21:47', '9:47 pm', 'रात्री 9:47', 'रात 9:47'],
  ])('at %s is what families say', (time, english, marathi, hindi) => {
    const said = LOCALES.map((locale) => timeText(at(time), locale, INDIA));
    expect(said).toEqual([english, marathi, hindi]);
  });

  it('stands after its day, without a word of English', () => {
    const said = LOCALES.map((locale) => dayAndTimeText(at('21:47'), locale, 'long', INDIA));
    expect(said).toEqual([
      '24 November 2026 at 9:47 pm',
      '24 नोव्हेंबर, 2026, रात्री 9:47',
      '24 नवंबर 2026, रात 9:47',
    ]);
  });

  it('is that of the reader where no zone is named', () => {
    const noon = new Date(2026, 10, 24, 12, 5);
    expect(timeText(noon.getTime(), 'hi')).toBe('दोपहर 12:05');
    expect(dayAndTimeText(noon.toISOString(), 'mr', 'medium')).toBe('24 नोव्हें, 2026, दुपारी 12:05');
  });
});
