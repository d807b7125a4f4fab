import type { Voice } from './about.ts';
import type { Random } from './random.ts';

const character = [
  'Someone kind, with a sense of humour and a mind of their own.',
  'I look for a partner who speaks plainly and listens well.',
  'A person of good character matters more to me than a title.',
  'Someone who can disagree without raising the voice.',
  'A companion for the ordinary days, not only for the photographs.',
  'I hope for someone steady, warm and not in a hurry.',
  'A good heart, clean habits and respect for work of every kind.',
  'Someone who reads, thinks and can laugh at small disasters.',
  'I would like a partner who is a friend first.',
  'An honest person who treats waiters and uncles the same way.',
];
const work = [
  'Both of us working would be welcome; whose career moves first we can decide together.',
  'Education is important to me, the subject is not.',
  'I will support further study, and hope for the same.',
  'Whether to work after marriage is for each to decide freely.',
  'A settled job or an honest business, either is fine.',
  'Income is secondary as long as we live within it.',
];
const families = [
  'Equal respect for both sets of parents is the one thing I insist on.',
  'A family that talks at the dinner table would feel like home.',
  'I would like to live near, not necessarily with, our parents.',
  'A joint family is welcome if there is room to breathe.',
  'Fluent Marathi at home would be lovely, other languages are a bonus.',
  'Our families should feel at ease with each other from the first cup of tea.',
];
const plain = [
  'No dowry, no gifts beyond affection.',
  'No expectations about the horoscope beyond what our elders wish.',
  'Vegetarian kitchen preferred, but I am not strict about guests.',
  'Please, no smoking.',
  'A simple wedding would suit me best.',
  'Preferably within four or five years of my age.',
  'Open to Pune, Mumbai or a smaller town.',
];

/** What is hoped of the other side: two to four sentences that fit the writer. */
export function writeExpectation(random: Random, voice: Voice): string {
  const rest = random.sample([work, families, plain], random.int(1, 3));
  const text = [random.pick(character), ...rest.map((part) => random.pick(part))];
  if (voice.abroad) text.push(`Willing to settle in ${voice.city}, at least for some years.`);
  if (voice.before !== 'none') text.push('Someone who accepts the past and looks ahead.');
  return text.slice(0, 5).join(' ');
}
