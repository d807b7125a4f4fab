import { describe, expect, it } from 'vitest';
import { relationTexts } from '../locales/en/relations.ts';
import { RELATIONS, relationKey } from './relations.ts';

describe('a relation that is offered', () => {
  it('reads in English as the word that is saved', () => {
    const said = Object.fromEntries(RELATIONS.map(([word, key]) => [`relation.${key}`, word]));
    expect(relationTexts.en).toEqual(said);
  });

  it('is known however its word is written; words of a member’s own are not', () => {
    expect(relationKey(' aunt (MAUSHI) ')).toBe('maushi');
    expect(relationKey('Godmother')).toBeNull();
  });
});
