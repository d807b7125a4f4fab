import { REMOTES, routeList } from 'shared-contracts/platform/routes';
import { slotFillers } from 'shared-contracts/platform/slots';
import type { Artifact } from '../registry/artifact.ts';
import { labelOf, type Breach } from './finding.ts';

/** First parts of addresses that the server answers itself. */
const RESERVED = new Set([
  'a',
  'api',
  'files',
  'releases',
  'socket',
  'assets',
  'healthz',
  'readyz',
]);

/** What is wrong with the pages and slots of a build by itself, beside the central tables. */
export function ownPageBreaches(build: Artifact): Breach[] {
  const { contract } = build;
  if (contract === null || build.entry === null) return [];
  const declared = Object.entries(contract.declared).flatMap(
    ([page, { path, pageView }]): Breach[] => {
      const taken = central.find((route) => overlaps(route.path, path));
      const named = central.find((route) => route.pageView === pageView);
      const reserved = RESERVED.has(path.split('/')[1] ?? '');
      return [
        ...(taken === undefined
          ? []
          : [breach('page.taken', build, { page, path, holder: taken.owner })]),
        ...(named === undefined
          ? []
          : [breach('page.named', build, { page, name: pageView, holder: named.owner })]),
        ...(reserved ? [breach('page.reserved', build, { page, path })] : []),
      ];
    },
  );
  // Units of the table are what its own tests check; tests of the gate make some that fit nothing.
  const isNew = !REMOTES.some((name) => name === build.unit);
  const unrouted = isNew ? contract.pages : [];
  const unknown = isNew
    ? contract.slots.fills.filter((slot) => !Object.hasOwn(slotFillers, slot))
    : [];
  return [
    ...declared,
    ...unrouted.map((page) => breach('page.unrouted', build, { page })),
    ...unknown.map((slot) => breach('slot.unknown', build, { slot })),
  ];
}

/** Pages of one build whose address or counted name another live build has. */
export function pageConflicts(one: Artifact, other: Artifact): Breach[] {
  const others = Object.values(other.contract?.declared ?? {});
  return Object.entries(one.contract?.declared ?? {}).flatMap(([page, { path, pageView }]) => [
    ...others
      .filter((held) => overlaps(held.path, path))
      .map(() => breach('page.taken', one, { page, path, holder: labelOf(other) })),
    ...others
      .filter((held) => held.pageView === pageView)
      .map(() => breach('page.named', one, { page, name: pageView, holder: labelOf(other) })),
  ]);
}

/** Of the contracts alone: the table that runs may have declared pages by now. */
const central = routeList.map(({ path, pageView, owner }) => ({ path, pageView, owner }));

/** Whether an address could be one of both templates. */
function overlaps(one: string, other: string): boolean {
  const [some, others] = [one.split('/'), other.split('/')];
  if (some.length !== others.length) return false;
  return some.every((part, index) => {
    const opposite = others[index] ?? '';
    return part === opposite || part.startsWith(':') || opposite.startsWith(':');
  });
}

function breach(kind: Breach['kind'], breaks: Artifact, values: Breach['values']): Breach {
  return { kind, breaks, values };
}
