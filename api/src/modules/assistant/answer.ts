import { createAnswer } from '../../../assistant/answer.ts';
import { wishText } from '../profiles/profiles.public.ts';
import { factsIn } from './facts.ts';

/** The built-in assistant with the names and values of this site. */
export const answer = createAnswer({ factsIn, wishText });
