import type { Random } from './random.ts';

/** What a self-description may speak about. */
export interface Voice {
  name: string;
  city: string;
  /** What belongs to the city, in words that follow "I like". */
  charm: string;
  occupation: string;
  student: boolean;
  hobbies: readonly string[];
  familyType: string | null;
  siblings: number;
  mother: string;
  /** Whether and how an earlier marriage ended. */
  before: 'none' | 'separated' | 'widowed';
  abroad: boolean;
}

/** A sentence, or one made from what is known of the writer. */
type Line = string | ((voice: Voice) => string);

const openings: readonly Line[] = [
  'Friends say I listen more than I talk, and that is about right.',
  'I was raised in a house where books and guests were always welcome.',
  'My family calls me practical; I call it being on time.',
  'I am a calm person who laughs easily and worries rarely.',
  'Simple habits, a steady job and a loud family: that is me in short.',
  "I grew up between school, the temple tank and my grandmother's kitchen.",
  'I like people who keep their word, and I try to be one of them.',
  (v) => `Home for me is ${v.city}: ${v.charm}.`,
  'I am an early riser and the one who makes tea for everybody.',
  'I am curious about most things, from old temples to new gadgets.',
  'I speak little at first; give me one good conversation and I will not stop.',
  'Responsibility came to me early, and I have come to enjoy it.',
  'I would describe myself as cheerful, frank and a little stubborn.',
  'What I value most is peace at home and honesty outside it.',
  'I am the person my cousins ring when something has to be organised.',
  'Writing about oneself is hard, so let me keep to facts.',
  'My mother wrote the first draft of this; I removed the praise.',
  'I take promises seriously and myself less so.',
  'My school friends are still my friends, which says something, I hope.',
  'I am happiest when the house smells of tea and rain.',
  'I keep my accounts, my plants and my friendships in order.',
  'People find me quiet; my students, nieces and nephews would disagree.',
  'I believe in hard work, good food and eight hours of sleep.',
  'Small towns taught me to greet everyone, and I still do.',
  (v) => `Three things describe me: steady, curious, and fond of ${v.hobbies[0] ?? 'music'}.`,
  (v) => `I have lived in ${v.city} long enough to know every bus by its number.`,
  'I say sorry first and mean it.',
];

const working: readonly Line[] = [
  (v) =>
    `${article(v.occupation)} by profession, I take my work seriously but leave it at the door.`,
  (v) => `My days as ${article(v.occupation, true)} are full, and I like it that way.`,
  (v) => `Working as ${article(v.occupation, true)} has taught me patience.`,
  (v) => `I chose to become ${article(v.occupation, true)} and would choose it again.`,
  (v) => `My work as ${article(v.occupation, true)} in ${v.city} is settled and I enjoy it.`,
  (v) => `Work brought me to ${v.city}, and I have made it my own.`,
  'I have built my career step by step and without debts.',
  'My job is demanding in season and kind the rest of the year.',
];
const studying: readonly Line[] = [
  (v) => `I am completing my studies in ${v.city} and want to stand on my own feet.`,
  'At present I study; my family supports that and I hope the next one will too.',
];

const family: readonly Line[] = [
  'My mother is the heart of our family and the best critic of my cooking.',
  (v) =>
    v.siblings === 0
      ? 'An only child, I grew up with cousins next door.'
      : 'My siblings and I still fight over the last modak.',
  'We meet every Ganeshotsav in our village house, thirty people and one kitchen.',
  (v) =>
    v.familyType === 'joint'
      ? 'We are three generations under one roof, and it works.'
      : 'We are a small family and eat dinner together every day.',
  'My parents have left the decision to me and I would like theirs to be happy too.',
  'Festivals at home are kept properly, without show.',
  'My grandparents taught me abhangs and how to save money.',
];

const leisure: readonly Line[] = [
  (v) => `Free hours go to ${list(v.hobbies)}.`,
  (v) => `On weekends you will find me busy with ${list(v.hobbies)}.`,
  (v) => `I am fond of ${list(v.hobbies)}, and of trying new food.`,
  (v) =>
    `${capital(v.hobbies[0] ?? 'reading')} keeps me sane, ${v.hobbies[1] ?? 'music'} keeps me happy.`,
  (v) => `I never miss a chance for ${v.hobbies[0] ?? 'reading'}.`,
  (v) => `I like ${v.charm}.`,
];

const closings: readonly Line[] = [
  'I neither hurry nor hide; ask me anything.',
  'I look forward to meeting someone with whom silence is comfortable.',
  (v) =>
    v.abroad
      ? `I live in ${v.city} now and visit home every year.`
      : `I would be glad if our families could talk first.`,
  'A friendly call between our families would be the best beginning.',
  'Thank you for reading this far.',
];

const earlier: Record<'separated' | 'widowed', readonly string[]> = {
  separated: [
    'My first marriage ended with dignity, and I have taken time before looking again.',
    'An early marriage did not work; we parted in peace and I speak of it openly.',
    'I have been on my own for some years and am ready for companionship.',
    'Life has had one difficult chapter; I carry no bitterness from it.',
  ],
  widowed: [
    'I lost my partner some years ago, and my family has encouraged me to begin again.',
    'I was widowed young; time and good people have helped.',
    'After a great loss I have learnt to enjoy small days again.',
  ],
};

/** A self-description of two to five sentences in English. */
export function writeAbout(random: Random, voice: Voice): string {
  const middle = random.sample(
    [voice.student ? studying : working, family, leisure],
    random.int(1, 3),
  );
  const parts = [openings, ...middle, ...(random.chance(0.4) ? [closings] : [])];
  const text = parts.map((part) => say(random.pick(part), voice));
  if (voice.before !== 'none') text.splice(1, 0, random.pick(earlier[voice.before]));
  return text.slice(0, 5).join(' ');
}

function say(line: Line, voice: Voice): string {
  return typeof line === 'string' ? line : line(voice);
}

function list(words: readonly string[]): string {
  const head = words.slice(0, -1).join(', ');
  const tail = words.at(-1) ?? 'reading';
  return head ? `${head} and ${tail}` : tail;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function article(occupation: string, inside = false): string {
  // "HR", "IT", "QA": initials keep their capitals inside a sentence.
  const word = /^[A-Z]{2}/.test(occupation)
    ? occupation
    : occupation.charAt(0).toLowerCase() + occupation.slice(1);
  const text = `${/^(?:[aeiou]|HR)/i.test(occupation) ? 'an' : 'a'} ${word}`;
  return inside ? text : capital(text);
}
