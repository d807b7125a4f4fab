import { describe, expect, it } from 'vitest';
import { noWords, serverWords, withoutPlace } from './server-words.ts';

const placeAt = (path: string) => (path === 'height' || path === 'city' ? path : null);

describe("the server's words", () => {
  it('stand beside their places, the first of several, with or without the part of the request', () => {
    const errors = [
      { path: 'body.height', message: 'Too tall' },
      { path: 'height', message: 'No number' },
      { path: 'gender', message: 'Not here' },
      { path: '', message: 'Too much' },
    ];
    const words = serverWords(errors, placeAt);
    expect([...words.beside]).toEqual([['height', 'Too tall']]);
    expect(words.general).toEqual(['Not here', 'Too much']);
  });

  it('go once their place was changed, and no others', () => {
    const said = serverWords(
      [
        { path: 'height', message: 'Too tall' },
        { path: 'city', message: 'No city' },
        { path: 'x', message: 'Odd' },
      ],
      placeAt,
    );
    expect(withoutPlace(said, 'height')).toEqual({
      beside: new Map([['city', 'No city']]),
      general: ['Odd'],
    });
    expect(said.beside.size).toBe(2);
    expect(withoutPlace(noWords(), 'height')).toEqual(noWords());
  });
});
