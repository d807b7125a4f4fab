import { expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { sneha } = PEOPLE;
const said = (question: string, facts = sneha) => answer(facts, question).message;

it('tells of somebody, and of their family, in a few short sentences, and offers the rest', () => {
  const sentences = (text: string) => text.match(/[.।](?=\s|$)/g)?.length ?? 0;
  for (const [about, family] of [
    ['Tell me about her', 'Tell me about her family'],
    ['तिच्याबद्दल सांगा', 'तिच्या कुटुंबाबद्दल सांगा'],
    ['उसके बारे में बताइए', 'उसके परिवार के बारे में बताइए'],
  ] as const) {
    for (const question of [about, family]) {
      expect(sentences(said(question)), said(question)).toBeGreaterThan(1);
      expect(sentences(said(question)), said(question)).toBeLessThanOrEqual(4);
    }
  }
  expect(answer(sneha, 'Tell me about her family').suggestions[0]).toMatch(/mamkul/i);
  const unknown = { family_type: null, father_occupation: null, mother_occupation: null };
  const siblings = { number_of_siblings: null, siblings_details: null };
  const facts = { ...sneha, ...unknown, ...siblings, mamkul: 'Joshi' };
  expect(said('Tell me about her family', facts)).toContain('Joshi');
});
