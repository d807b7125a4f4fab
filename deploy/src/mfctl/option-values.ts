import { InvalidArgumentError } from 'commander';
import { CommandFailed, EXIT } from './failures.ts';

/** A share as people write it: `1`, `2.5` or `10%`; in basis points. */
export function share(text: string): number {
  const percent = Number(/^(\d+(?:\.\d+)?) ?%?$/.exec(text)?.[1]);
  const basisPoints = Math.round(percent * 100);
  if (basisPoints >= 0 && basisPoints <= 10_000) return basisPoints;
  throw new InvalidArgumentError('A share is a percentage from 0 to 100, such as 1 or 2.5.');
}

/** Shares separated by commas. */
export function shares(text: string): number[] {
  return text.split(',').map((one) => share(one.trim()));
}

export function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('That is no whole number.');
}

/** Names separated by commas. */
export function names(text: string): string[] {
  return text.split(',').map((one) => one.trim());
}

/** `unit@build`. */
export function unitAtBuild(text: string): { unit: string; build: string } {
  const [unit = '', build = '', ...more] = text.split('@');
  if (unit !== '' && build !== '' && more.length === 0) return { unit, build };
  throw new CommandFailed(EXIT.usage, `"${text}" is not of the form unit@build.`);
}
