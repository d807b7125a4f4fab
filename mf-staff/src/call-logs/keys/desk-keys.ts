import type { keyTexts } from '../../locales/en/desk.ts';

export type KeyText = keyof typeof keyTexts.en;

/** The sheet: what it does, and the keys for it as they are printed on keyboards. */
export const KEY_SHEET: readonly {
  readonly title: KeyText;
  readonly keys: readonly (readonly [does: KeyText, ...keys: string[]])[];
}[] = [
  {
    title: 'group.list',
    keys: [
      ['new', 'N'],
      ['search', '/'],
      ['walk', 'J', 'K', '↓', '↑'],
      ['open', 'Enter'],
      ['select', 'X'],
      ['turn', 'Page Up', 'Page Down'],
      ['keys', '?'],
    ],
  },
  {
    title: 'group.entry',
    keys: [
      ['call', 'C'],
      ['whatsapp', 'W'],
      ['timer', 'T'],
      ['digits', '1 … 9'],
      ['status', 'S'],
      ['remark', 'R'],
      ['save', 'Ctrl Enter'],
      ['back', 'Esc'],
    ],
  },
  {
    title: 'group.recording',
    keys: [
      ['play', 'P'],
      ['seek', 'Shift ←', 'Shift →'],
      ['speed', '<', '>'],
    ],
  },
];
