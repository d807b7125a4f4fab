import { formatText } from 'shared-contracts/i18n/i18n';
import type { LiveBuild } from './check-gate.ts';
import { mayGo } from './check-gate.ts';
import { type BuildName, type Finding, labelOf } from './finding.ts';
import { gateTexts } from './gate-texts.ts';

const texts = gateTexts.en;

/** A finding as a sentence. */
export function sentenceOf({ kind, candidate, beside, breaks, values }: Finding): string {
  return formatText(texts[kind], {
    candidate: labelOf(candidate),
    beside: beside === null ? '' : labelOf(beside),
    breaks: labelOf(breaks),
    ...values,
  });
}

/** What `can-i-deploy` prints: the verdict, every finding with the team to ask, and what was compared. */
export function reportOf(
  candidates: readonly BuildName[],
  live: readonly LiveBuild[],
  findings: readonly Finding[],
): string {
  const candidate = candidates.map(labelOf).join(', ');
  const refusals = findings.filter(({ weight }) => weight === 'refusal');
  const warnings = findings.filter(({ weight }) => weight === 'warning');
  const verdict = mayGo(findings)
    ? warnings.length > 0
      ? texts.verdictWarned
      : texts.verdictFine
    : texts.verdictRefused;
  return [
    formatText(verdict, { candidate }),
    ...[...refusals, ...warnings].map(lineOf),
    checked(candidates, live),
    '',
  ].join('\n');
}

function lineOf(finding: Finding): string {
  const sign = finding.weight === 'refusal' ? '✗' : '!';
  const { owner, unit } = finding.ask;
  const whom =
    owner === null ? formatText(texts.ownerOf, { unit }) : formatText(texts.owner, { owner, unit });
  return `${sign} ${sentenceOf(finding)}\n  ${whom}`;
}

function checked(candidates: readonly BuildName[], live: readonly LiveBuild[]): string {
  const others = live
    .map(({ artifact }) => artifact)
    .filter(({ unit }) => candidates.some((one) => one.unit !== unit));
  if (others.length === 0) return texts.nothingLive;
  return formatText(texts.checked, { count: others.length, names: others.map(labelOf).join(', ') });
}
