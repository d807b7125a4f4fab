import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What the keys of the desk do, in the order of the sheet. */
export const keyTexts = defineTexts('mf-staff.keys', {
  'sheet.title': 'Keys',
  'sheet.open': 'Keys',
  'sheet.close': 'Close',
  'sheet.note': 'Single letters work as long as you are not typing in a field.',
  'group.list': 'In the list',
  'group.entry': 'In an entry',
  'group.recording': 'Recording',
  new: 'a new entry',
  search: 'search by name or number',
  walk: 'to the next and the one before',
  open: 'open',
  select: 'select for assigning',
  turn: 'other page',
  call: 'call, and start the timer',
  whatsapp: 'write on WhatsApp',
  timer: 'start or stop the timer',
  status: 'to the status',
  digits: 'choose one of the first nine statuses',
  remark: 'to the remark',
  save: 'save',
  back: 'back to the list; what is not saved stays as a draft',
  play: 'play or pause',
  seek: 'five seconds back or on',
  speed: 'slower or faster',
  keys: 'this list',
});

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
