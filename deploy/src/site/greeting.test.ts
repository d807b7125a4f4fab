import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const site = {
  url: 'http://127.0.0.1:8080',
  dashboardUrl: null,
  productName: 'Saptapadi',
  demoPassword: null,
  isSandbox: false,
};

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

  it('names the address of the release dashboard, where there is one', () => {
    const dashboardUrl = 'http://127.0.0.1:8099/releases';
    expect(greeting({ ...site, dashboardUrl, stays: [] })).toContain(`at ${dashboardUrl}.`);
    expect(greeting({ ...site, stays: [] })).not.toContain('/releases');
  });

  it('names the test card where payments move no money, and only there', () => {
    const card = '4111 1111 1111 1111';
    expect(greeting({ ...site, isSandbox: true, stays: [] })).toContain(card);
    expect(greeting({ ...site, stays: [] })).not.toContain(card);
  });
});
