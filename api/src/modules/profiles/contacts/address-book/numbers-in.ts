import { readPhone } from 'shared-contracts/domain/phone-number';
import { plainDigits } from 'shared-contracts/domain/plain-digits';
import { visibleText } from 'shared-contracts/domain/visible-text';

/** Seven digits or more, as phone numbers are written. */
const RUN = /\+?\d(?:[\s().-]{0,3}\d){6,17}/;
const RUNS = new RegExp(RUN, 'g');

/** A day is no phone number. */
const DAY = /^\d{1,4}([/.-])\d{1,2}\1\d{1,4}$/;

/** What a spreadsheet makes of a number: `919822012346.0`, `9.19876543210e11`. */
const FLOAT = /^(\d{7,15})\.0+$/;
const SCIENTIFIC = /^(\d)[.,](\d{7,14})e\+?0*(\d{1,2})$/i;

/** What people write between two numbers of one cell. */
const BETWEEN = /:::|[/,;|&\r\n]|\s(?:or|and|किंवा|व|या|आणि|और)\s/i;

/** A place in a list before the number: `1.`, `2)`. */
const PLACE = /^\d{1,3}\s*[.)]\s+(?=[+\d])/;

/** A mobile number of India without anything between its digits and those of the next one. */
const MOBILES = /(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;

/** Whether a cell holds a phone number, at least by its look. */
export function holdsNumber(cell: string): boolean {
  const text = plainDigits(visibleText(cell)).trim();
  return !DAY.test(text) && RUN.test(text);
}

/**
 * The numbers of one cell, each by itself: two with a sign between them, with a label (`Mob:`, `(W)`), or as a
 * spreadsheet has them. A cell without a callable number comes back as it is, so that its owner sees what is wrong.
 */
export function numbersIn(cell: string): string[] {
  const text = unspreadsheeted(plainDigits(visibleText(cell)).trim());
  if (isCallable(text)) return [text];
  const pieces = text.split(BETWEEN).flatMap((piece) => numbersOfPiece(piece));
  return pieces.some((piece) => isCallable(piece)) ? pieces : [text];
}

function numbersOfPiece(piece: string): string[] {
  const text = unspreadsheeted(piece.trim()).replace(PLACE, '');
  if (isCallable(text)) return [text];
  return (text.match(RUNS) ?? []).flatMap((run) => {
    if (isCallable(run)) return [run];
    const mobiles = text.match(MOBILES)?.filter((mobile) => isCallable(mobile)) ?? [];
    return mobiles.length === 0 ? [run] : mobiles;
  });
}

function isCallable(text: string): boolean {
  return readPhone(text).problem === null;
}

/** The digits of a number that was a float; one that was rounded stays as it is and is no number. */
function unspreadsheeted(text: string): string {
  const [, whole] = FLOAT.exec(text) ?? [];
  if (whole !== undefined) return internationalIf(whole);
  const [, first = '', rest = '', power] = SCIENTIFIC.exec(text) ?? [];
  const length = Number(power);
  if (power === undefined || length > 14 || rest.slice(length).replaceAll('0', '') !== '')
    return text;
  return internationalIf(first + rest.slice(0, length).padEnd(length, '0'));
}

/** A spreadsheet drops the sign before a country code. */
function internationalIf(digits: string): string {
  return digits.length > 10 && !digits.startsWith('0') ? `+${digits}` : digits;
}
