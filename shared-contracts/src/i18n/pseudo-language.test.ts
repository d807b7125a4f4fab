import { describe, expect, it } from 'vitest';
import { messageTexts } from '../locales/en/messages.ts';
import { phrases } from '../locales/en/phrases.ts';
import { formatText } from './i18n.ts';
import { toPseudo } from './pseudo-language.ts';

describe('the pseudo-language', () => {
  it('marks every text, a plural in each of its forms, and keeps the places', () => {
    const texts = toPseudo({ a: 'Ask about {name}', b: { one: 'One', other: '{count} more' } });
    expect(formatText(texts['a'] ?? '', { name: 'Asha' })).toMatch(/^⟦Ask about Asha [áéíóú ]+⟧$/);
    expect(formatText(texts['b'] ?? '', { count: 1 })).toMatch(/^⟦One .+⟧$/);
    expect(formatText(texts['b'] ?? '', { count: 7 })).toMatch(/^⟦7 more .+⟧$/);
  });

  it('makes a text about 40 % longer, beside the marks', () => {
    for (const [key, text] of Object.entries({ ...phrases.en, ...messageTexts.en })) {
      const { length } = text.replaceAll(/\{\w+\}/g, '');
      const added = String(toPseudo({ [key]: text })[key]).length - text.length - '⟦ ⟧'.length;
      expect(added, key).toBeGreaterThanOrEqual(Math.floor(length * 0.4) - 1);
      expect(added, key).toBeLessThanOrEqual(Math.ceil(length * 0.4));
    }
  });
});
