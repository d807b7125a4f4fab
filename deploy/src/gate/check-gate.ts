import type { ContractFacts, SliceFact } from 'shared-contracts/build/contract-facts';
import type { Schema } from 'shared-contracts/lock/describe-contract';
import type { Artifact } from '../registry/artifact.ts';
import { nameOf, type Breach, type Finding, listed, labelOf } from './finding.ts';
import { lostPages, ownPageBreaches, pageConflicts } from './page-rules.ts';
import { unreadable } from './schema-reads.ts';
import { satisfies } from './version-range.ts';

type Missing = Omit<Breach, 'breaks'>;

/** A build that pages may get today, and as what. */
export interface LiveBuild {
  readonly artifact: Artifact;
  readonly track: 'stable' | 'canary' | 'lastKnownGood';
}

/**
 * Everything that speaks against making builds live, one of them or several at once (a train). Every candidate is
 * compared with every live build of every other unit, in both directions; candidates also with each other. Live builds
 * of units that change along only warn: a page may still fall back to them. No refusal: the candidates may go.
 */
export function checkGate(candidates: readonly Artifact[], live: readonly LiveBuild[]): Finding[] {
  const changing = new Set(candidates.map(({ unit }) => unit));
  return candidates.flatMap((candidate, index) => {
    const finding = findingsOf(candidate);
    const others = live.filter(({ artifact }) => artifact.unit !== candidate.unit);
    const staying = others
      .map(({ artifact }) => artifact)
      .filter(({ unit }) => !changing.has(unit));
    const together = candidates.filter(({ unit }) => unit !== candidate.unit);
    const page = [...staying, ...together];
    const stable = live.find(
      ({ artifact, track }) => artifact.unit === candidate.unit && track === 'stable',
    );
    return [
      ...finding('refusal', null, buildBreaches(candidate)),
      ...finding(
        'refusal',
        null,
        ownPageBreaches(
          candidate,
          live.map(({ artifact }) => artifact),
        ),
      ),
      ...(isSilent(candidate)
        ? finding('warning', null, [{ kind: 'build.silent', breaks: candidate, values: {} }])
        : []),
      ...others.flatMap(({ artifact }) =>
        finding(
          changing.has(artifact.unit) ? 'warning' : 'refusal',
          artifact,
          breachesOf(candidate, artifact),
        ),
      ),
      // Each pair of candidates once.
      ...candidates
        .slice(index + 1)
        .flatMap((other) =>
          other.unit === candidate.unit
            ? []
            : finding('refusal', other, breachesOf(candidate, other)),
        ),
      ...silentEvents(candidate, page, stable?.artifact, finding),
      ...(stable === undefined
        ? []
        : finding('warning', stable.artifact, losses(candidate, stable.artifact, page))),
    ];
  });
}

/** True when nothing speaks against it. */
export function mayGo(findings: readonly Finding[]): boolean {
  return findings.every(({ weight }) => weight !== 'refusal');
}

type ToFindings = (
  weight: Finding['weight'],
  beside: Artifact | null,
  breaches: Breach[],
) => Finding[];

function findingsOf(candidate: Artifact): ToFindings {
  return (weight, beside, breaches) =>
    breaches.map(({ kind, breaks, values, ask = breaks }) => ({
      kind,
      weight,
      candidate: nameOf(candidate),
      beside: beside === null ? null : nameOf(beside),
      breaks: nameOf(breaks),
      ask: { unit: ask.unit, owner: ask.owner },
      values,
    }));
}

/** What breaks when two builds are on one page. */
function breachesOf(one: Artifact, other: Artifact): Breach[] {
  return [
    ...(isShell(one) ? shellBreaches(one, other) : []),
    ...(isShell(other) ? shellBreaches(other, one) : []),
    ...eventBreaches(one, other),
    ...eventBreaches(other, one),
    ...takenSlices(one, other),
    ...pageConflicts(one, other),
  ];
}

function takenSlices(one: Artifact, other: Artifact): Breach[] {
  const held = ({ contract }: Artifact) =>
    contract === null ? [] : [...contract.slices.brings, ...Object.keys(contract.slices.offers)];
  const both = held(one).filter((slice) => held(other).includes(slice));
  return both.map((slice) => ({ kind: 'slice.taken', breaks: one, values: { slice }, ask: other }));
}

/** Events that the candidate listens for and no other live build would emit. */
function silentEvents(
  candidate: Artifact,
  page: readonly Artifact[],
  stable: Artifact | undefined,
  finding: ToFindings,
): Finding[] {
  if (page.length === 0) return [];
  const senders = [...page, candidate];
  const ended = new Set(Object.keys(stable?.contract?.events.emits ?? {}));
  const silent = (listener: Artifact) =>
    unheard(listener, senders).map((event): Breach => ({
      kind: 'event.silent',
      breaks: listener,
      values: { event },
    }));
  return [
    ...finding('refusal', null, silent(candidate)),
    ...page.flatMap((listener) =>
      finding(
        'refusal',
        listener,
        silent(listener).filter(({ values }) => ended.has(String(values['event']))),
      ),
    ),
  ];
}

/** A shell has no entry: the page starts it itself. */
function isShell({ entry }: Artifact): boolean {
  return entry === null;
}

/** Defects of a build by itself: unlisted files, hashes, bytes. */
function buildBreaches(build: Artifact): Breach[] {
  return [...fileBreaches(build), ...budgetBreach(build)].map((one) => ({ ...one, breaks: build }));
}

/** True for a build that does not say what it needs of others. */
function isSilent(build: Artifact): boolean {
  return build.contract === null;
}

function fileBreaches({
  files,
  entry,
  expose,
  scripts,
  styles,
}: Artifact): Omit<Breach, 'breaks'>[] {
  const listedPaths = new Set(files.map(({ path }) => path));
  const named = [...(entry === null ? [] : [entry]), ...expose, ...scripts, ...styles];
  const absent = named.filter((path) => !listedPaths.has(path));
  const unhashed = files.filter(({ sha384 }) => !/^sha384-[A-Za-z0-9+/]{64}$/.test(sha384));
  return [
    ...about('build.entryUnlisted', absent),
    ...about(
      'build.withoutHash',
      unhashed.map(({ path }) => path),
    ),
  ];
}

function about(kind: Breach['kind'], files: readonly string[]): Omit<Breach, 'breaks'>[] {
  return files.length === 0 ? [] : [{ kind, values: { files: listed(files) } }];
}

function budgetBreach({ budget }: Artifact): Omit<Breach, 'breaks'>[] {
  if (budget === null || budget.limit === null || budget.early <= budget.limit) return [];
  return [{ kind: 'build.overBudget', values: { early: budget.early, limit: budget.limit } }];
}

/** What a listener would miss of an emitter on the same page. */
function eventBreaches(emitter: Artifact, listener: Artifact): Breach[] {
  const emits = emitter.contract?.events.emits ?? {};
  return Object.entries(listener.contract?.events.consumes ?? {}).flatMap(
    ([event, heard]): Breach[] => {
      const sent = emits[event];
      const values = { event, emitter: labelOf(emitter) };
      if (sent === undefined) {
        const versions = Object.keys(emits).filter((key) => typeOf(key) === typeOf(event));
        if (versions.length === 0) return [];
        return [
          {
            kind: 'event.otherVersion',
            breaks: listener,
            values: { ...values, sent: listed(versions) },
          },
        ];
      }
      const places = unreadable(heard.schema as Schema, sent.schema as Schema);
      if (places.length === 0) return [];
      return [
        {
          kind: 'event.unreadable',
          breaks: listener,
          values: { ...values, places: listed(places) },
        },
      ];
    },
  );
}

/** Events that no build on the page emits in any version. A listener without declared events may pass. */
function unheard(listener: Artifact, page: readonly Artifact[]): string[] {
  if (page.some(({ contract }) => contract === null)) return [];
  const sent = new Set(
    page.flatMap(({ contract }) => Object.keys(contract?.events.emits ?? {}).map(typeOf)),
  );
  return Object.keys(listener.contract?.events.consumes ?? {}).filter(
    (event) => !sent.has(typeOf(event)),
  );
}

function typeOf(event: string): string {
  return event.replace(/@\d+$/, '');
}

/** Pages that a live build of the same unit serves and the candidate does not, and slots that it leaves empty for others. */
function losses(candidate: Artifact, stable: Artifact, others: readonly Artifact[]): Breach[] {
  if (candidate.contract === null || stable.contract === null) return [];
  const { slots } = candidate.contract;
  const offered = new Set(others.flatMap(({ contract }) => contract?.slots.offers ?? []));
  const lostSlots = stable.contract.slots.fills.filter(
    (slot) => !slots.fills.includes(slot) && offered.has(slot),
  );
  const found = lostPages(candidate, stable);
  if (lostSlots.length > 0) {
    found.push({ kind: 'slot.gone', breaks: candidate, values: { slots: listed(lostSlots) } });
  }
  return found;
}

/** What a remote would miss on a page of this shell: host functions, shared modules and their exports, slices. */
function shellBreaches(shell: Artifact, remote: Artifact): Breach[] {
  if (shell.contract === null || remote.contract === null) return [];
  const names = { shell: labelOf(shell), remote: labelOf(remote) };
  const found = [
    ...hostBreaches(shell.contract, remote.contract),
    ...sharedBreaches(shell.contract, remote.contract),
    ...sliceBreaches(shell.contract, remote.contract),
  ];
  return found.map(({ kind, values }) => ({
    kind,
    breaks: remote,
    values: { ...names, ...values },
  }));
}

function hostBreaches(shell: ContractFacts, remote: ContractFacts): Missing[] {
  // A remote that takes nothing of the host does not mind its version.
  if (remote.host.uses.length === 0) return [];
  if (shell.host.version !== remote.host.version) {
    const values = { needed: remote.host.version, offered: shell.host.version };
    return [{ kind: 'host.version', values }];
  }
  const missing = remote.host.uses.filter((name) => !shell.host.offers.includes(name));
  return missing.length === 0 ? [] : [{ kind: 'host.missing', values: { names: listed(missing) } }];
}

function sharedBreaches(shell: ContractFacts, remote: ContractFacts): Missing[] {
  return Object.entries(remote.shared.uses).flatMap(
    ([module, { range, exports: taken }]): Missing[] => {
      const offer = shell.shared.offers[module];
      if (offer === undefined) return [{ kind: 'shared.absent', values: { module } }];
      if (!satisfies(offer.version, range)) {
        return [{ kind: 'shared.range', values: { module, range, version: offer.version } }];
      }
      if (taken === null || offer.exports === null) return [];
      const offered = new Set(offer.exports);
      const missing = taken.filter((name) => !offered.has(name));
      return missing.length === 0
        ? []
        : [{ kind: 'shared.exports', values: { module, names: listed(missing) } }];
    },
  );
}

function sliceBreaches(shell: ContractFacts, remote: ContractFacts): Missing[] {
  return Object.entries(remote.slices.uses).flatMap(([slice, read]): Missing[] => {
    const offer = shell.slices.offers[slice];
    if (offer === undefined) return [{ kind: 'slice.absent', values: { slice } }];
    const places = changedIn(read, offer);
    return places.length === 0
      ? []
      : [{ kind: 'slice.changed', values: { slice, places: listed(places) } }];
  });
}

/** Values of another type and actions that are gone; a value that was or is null at first may hold anything. */
function changedIn(read: SliceFact, offered: SliceFact): string[] {
  const values = Object.entries(read.shape).filter(([path, type]) => {
    const now = offered.shape[path];
    return now !== type && now !== 'any' && !(type === 'any' && now !== undefined);
  });
  const actions = read.actions.filter((name) => !offered.actions.includes(name));
  return [...values.map(([path]) => path), ...actions.map((name) => `${name}()`)];
}
