import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { wishText } from '../src/modules/profiles/profiles.public.ts';
import { LANGUAGES, languageOf } from './question/language.ts';
import { english } from './sentences/english/english.ts';
import { hindi } from './sentences/hindi/hindi.ts';
import { marathi } from './sentences/marathi/marathi.ts';
import { TOPICS } from './topics.ts';

const TONGUES = { en: english, hi: hindi, mr: marathi } as const;

describe('the language of an answer', () => {
  it.each(LANGUAGES)('to a suggestion in it is that of the page: %s', (language) => {
    const { suggestion } = TONGUES[language];
    const questions = Object.values(PEOPLE).flatMap((facts) =>
      TOPICS.map((topic) => suggestion[topic]({ facts, wishText, isFirst: false })),
    );
    const others = questions.filter((question) => languageOf(question, language) !== language);
    expect(others).toEqual([]);
  });

  it.each([
    'एकत्र की विभक्त कुटुंब',
    'शाकाहारी की मांसाहारी',
    'सरकारी की खासगी नोकरी करते',
    'नोकरी की व्यवसाय',
    'भाऊ की बहीण',
    'मोठी की लहान',
    'वधू की वर?',
    'umar',
    'umr?',
  ])('is Marathi on a page in Marathi: %s', (question) => {
    expect(languageOf(question, 'mr')).toBe('mr');
  });

  it.each(['पिता की आय', 'उम्र की जानकारी', 'umar', 'उसकी उम्र कितनी है'])(
    'is Hindi on a page in Hindi: %s',
    (question) => {
      expect(languageOf(question, 'hi')).toBe('hi');
    },
  );

  it.each(['पगार किती', 'नोकरी की व्यवसाय', 'वय किंवा उंची'])(
    'is Marathi without a page: %s',
    (question) => {
      expect(languageOf(question)).toBe('mr');
    },
  );
});
