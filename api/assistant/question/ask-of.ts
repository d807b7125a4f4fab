import type { Topic } from '../topics.ts';
import type { Ask } from './ask.ts';
import type { Spot } from './spot.ts';
import { allWordsOf } from './words.ts';

/** What a spot of a topic asks. */
export function askOf(
  { about, value, panel, ...looked }: Spot & { about: Topic },
  isYesNo: boolean,
): Ask {
  if (panel !== undefined) return { topic: about, panel };
  if (value === undefined || !isYesNo) return { topic: about };
  return { topic: about, supposed: value, sought: soughtIn(looked) };
}

function soughtIn({ written, words }: Pick<Spot, 'written' | 'words'>): string[][] {
  return written === undefined ? [[...words]] : written.split('|').map(allWordsOf);
}
