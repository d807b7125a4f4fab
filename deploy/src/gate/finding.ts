import { type TextValues, formatText } from 'shared-contracts/i18n/i18n';
import type { Artifact } from '../registry/artifact.ts';
import { gateTexts } from './gate-texts.ts';

/** What is wrong, by the key of its sentence. */
export type FindingKind = keyof typeof gateTexts.en & `${string}.${string}`;

/** A build, and the team to talk to about it. */
export interface BuildName {
  readonly unit: string;
  readonly build: string;
  readonly version: string;
  readonly owner: string;
}

/** Who to talk to about a unit; `owner` is null where no live build of it names its team. */
export interface Team {
  readonly unit: string;
  readonly owner: string | null;
}

/** One thing that the gate found. */
export interface Finding {
  readonly kind: FindingKind;
  /** `refusal`: the build may not become live. `warning`: it may, but its team should know. */
  readonly weight: 'refusal' | 'warning';
  readonly candidate: BuildName;
  /** The live build that would break, or that the candidate would break on; null when it is about the candidate alone. */
  readonly beside: BuildName | null;
  /** The build of the two that breaks on the page. */
  readonly breaks: BuildName;
  /** The team to talk to: of the build that breaks, or of the unit that has what the candidate would take. */
  readonly ask: Team;
  /** Values of the sentence. */
  readonly values: TextValues;
}

/** What a rule reports; who is candidate and how much it weighs, its caller knows. */
export type Breach = Pick<Finding, 'kind' | 'values'> & {
  readonly breaks: Artifact;
  /** Default: the team of the build that breaks. */
  readonly ask?: Team;
};

export function nameOf({ unit, build, version, owner }: Artifact): BuildName {
  return { unit, build, version, owner };
}

/** A list as a sentence holds it. */
export function listed(names: readonly string[]): string {
  return names.join(', ');
}

/** A build as sentences name it. */
export function labelOf({ unit, build, version }: BuildName): string {
  return formatText(gateTexts.en.build, { unit, build, version });
}
