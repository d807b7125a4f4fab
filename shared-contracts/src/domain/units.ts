/** Years completed between a birthdate (YYYY-MM-DD) and a day; both are calendar days without a time zone. */
export function ageOn(birthdate: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = birthdate.split('-').map(Number);
  const had = day.getMonth() + 1 > month || (day.getMonth() + 1 === month && day.getDate() >= date);
  return day.getFullYear() - year - (had ? 0 : 1);
}

const CM_PER_INCH = 2.54;

/** The whole inch that a height in centimetres is shown as; every rule about shown heights goes by it. */
export function inchesOf(cm: number): number {
  return Math.round(cm / CM_PER_INCH);
}

/** Centimetres in whole feet and inches. */
export function feetOf(cm: number): { readonly feet: number; readonly inches: number } {
  const inches = inchesOf(cm);
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** The shortest and the tallest height, in whole centimetres, that are shown as the same inch: 163 -> 162 to 163. */
export function sameInch(cm: number): { readonly shortest: number; readonly tallest: number } {
  const from = (inches: number) => Math.ceil((inches - 0.5) * CM_PER_INCH);
  const inches = inchesOf(cm);
  return { shortest: from(inches), tallest: from(inches + 1) - 1 };
}

/** Centimetres as `5 ft 4 in (163 cm)`, in English; screens have a namespace for it. */
export function heightText(cm: number): string {
  const { feet, inches } = feetOf(cm);
  return `${feet} ft ${inches} in (${cm} cm)`;
}

/** The last three digits, then two by two. */
const INDIAN_GROUPS = /\B(?=(?:\d\d)*\d{3}$)/g;

/**
 * A number with Indian grouping, at most two decimals: 123456 -> 1,23,456. By hand: a phone takes tens of ms to ask
 * `Intl.NumberFormat` for the first time, in the middle of drawing a page (decision 190).
 */
export function groupIndian(value: number): string {
  return grouped(String(Math.round(value * 100) / 100));
}

/** Paise as rupees with the sign: 499900 -> ₹4,999, 49950 -> ₹499.50. */
export function rupees(paise: number): string {
  return `₹${grouped((paise / 100).toFixed(paise % 100 === 0 ? 0 : 2))}`;
}

function grouped(digits: string): string {
  const [whole = '', fraction] = digits.split('.');
  const groups = whole.replaceAll(INDIAN_GROUPS, ',');
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}
