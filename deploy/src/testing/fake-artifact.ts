import type { ContractFacts } from 'shared-contracts/build/contract-facts';
import type { Artifact } from '../registry/artifact.ts';

/** Parts of a contract, as deep as a test needs them. */
export type ContractParts = {
  readonly [Part in keyof ContractFacts]?: Partial<ContractFacts[Part]> | ContractFacts[Part];
};

/** The description of a build; states only what differs. A shell has no entry. */
export function fakeArtifact(
  unit: string,
  contract: ContractParts | null = {},
  change: Partial<Artifact> = {},
): Artifact {
  const isShell = unit === 'shell';
  const sha384 = `sha384-${'A'.repeat(64)}`;
  const path = isShell ? 'main.js' : 'remoteEntry.js';
  return {
    unit,
    build: 'b1',
    version: '1.0.0',
    owner: `team-${unit}`,
    commit: null,
    scripts: isShell ? [path] : [],
    styles: [],
    entry: isShell ? null : path,
    global: isShell ? null : `${unit}_b1`,
    format: 'container',
    languages: {},
    maps: [],
    expose: [],
    files: [{ path, bytes: 1, sha384 }],
    contract: contract === null ? null : contractOf(contract),
    budget: null,
    ...change,
  };
}

function contractOf(parts: ContractParts): ContractFacts {
  const nothing: ContractFacts = {
    host: { version: 1, offers: [], uses: [] },
    shared: { offers: {}, uses: {} },
    events: { emits: {}, consumes: {} },
    slices: { offers: {}, uses: {}, brings: [] },
    slots: { offers: [], fills: [] },
    pages: [],
    declared: {},
  };
  return {
    host: { ...nothing.host, ...parts.host },
    shared: { ...nothing.shared, ...parts.shared },
    events: { ...nothing.events, ...parts.events },
    slices: { ...nothing.slices, ...parts.slices },
    slots: { ...nothing.slots, ...parts.slots },
    pages: [...((parts.pages ?? nothing.pages) as string[])],
    declared: (parts.declared ?? nothing.declared) as ContractFacts['declared'],
  };
}
