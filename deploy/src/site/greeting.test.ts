import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const site = { url: 'http://127.0.0.1:8080', productName: 'Saptapadi', demoPassword: null };

describe('what the terminal says', () => {
  it('names in one line the unit that stays at a released build, and the way to the checkout’s', () => {
    const stays = [{ unit: 'mf-billing', live: 'b2', build: 'b3' }];
    const lines = greeting({ ...site, stays }).split('\n');
    expect(lines.filter((line) => line.includes('mf-billing'))).toEqual([
      '  mf-billing stays at b2, which was released; for b3 of this checkout: npm run mfctl -- publish mf-billing --stable',
    ]);
  });

  it('says nothing of it where every unit is the checkout’s', () => {
    expect(greeting({ ...site, stays: [] })).not.toContain('stays at');
  });
});
