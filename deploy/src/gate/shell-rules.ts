import type { ContractFacts, SliceFact } from 'shared-contracts/build/contract-facts';
import type { Artifact } from '../registry/artifact.ts';
import { listed, type Breach } from './finding.ts';
import { labelOf } from './label.ts';
import { satisfies } from './version-range.ts';

/** What a remote would miss on a page of this shell: host functions, shared modules and their exports, slices. */
export function shellBreaches(shell: Artifact, remote: Artifact): Breach[] {
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

type Missing = Omit<Breach, 'breaks'>;

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
