import { describe, expect, it } from 'vitest';
import { fakeArtifact } from '../testing/fake-artifact.ts';
import { checkGate, type LiveBuild } from './check-gate.ts';
import { gateTexts } from './gate-texts.ts';
import { reportOf } from './report.ts';

const shell: LiveBuild = {
  artifact: fakeArtifact('shell', { host: { offers: ['send'] } }),
  track: 'stable',
};
const report = (uses: string[], live: LiveBuild[] = [shell]) => {
  const candidate = fakeArtifact(
    'mf-billing',
    { host: { uses } },
    { build: 'b2', version: '1.1.0' },
  );
  return reportOf([candidate], live, checkGate([candidate], live));
};

describe('what can-i-deploy prints', () => {
  it('says that a build may go, and what it was compared with', () => {
    expect(report(['send'])).toBe(
      'mf-billing 1.1.0 (b2) agrees with every build that is live beside it.\n' +
        'Checked against one live build: shell 1.0.0 (b1).\n',
    );
  });

  it('says what breaks, where, and whom to ask', () => {
    expect(report(['send', 'print'])).toBe(
      'mf-billing 1.1.0 (b2) may not become live:\n' +
        '✗ mf-billing 1.1.0 (b2) takes print of the host, which shell 1.0.0 (b1) does not have.\n' +
        '  Ask team-mf-billing, who own mf-billing.\n' +
        'Checked against one live build: shell 1.0.0 (b1).\n',
    );
  });

  it('says when there is nothing to compare with', () => {
    expect(report(['send'], [])).toContain('Nothing else is live yet.');
  });

  it('leaves no place of a sentence unfilled', () => {
    const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const known = 'candidate beside breaks shell remote emitter'.split(' ');
    for (const [key, text] of Object.entries(gateTexts.en)) {
      if (typeof text !== 'string' || !key.includes('.')) continue;
      expect(
        places(text).some((place) => known.includes(place ?? '')),
        key,
      ).toBe(true);
    }
  });
});
