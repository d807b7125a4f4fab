/** Ages that can be chosen, in years. */
export const AGES = range(18, 70);

/** Heights that can be chosen, every inch from 4 ft to 7 ft, in centimetres. */
export const HEIGHTS = range(48, 84).map((inches) => Math.round(inches * 2.54));

/** Incomes that can be chosen, in rupees a year. */
export const INCOMES = [3, 5, 7.5, 10, 15, 20, 25, 30, 50, 75, 100].map((lakh) => lakh * 100_000);

/** The choices with the one that an address brought, which need not be among them. */
export function withChosen(choices: readonly number[], chosen: number | undefined): number[] {
  if (chosen === undefined || choices.includes(chosen)) return [...choices];
  return [...choices, chosen].sort((one, other) => one - other);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
