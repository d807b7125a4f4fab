import { REMOTES, routeList, type NamedRoute } from 'shared-contracts/platform/routes';
import { slotFillers } from 'shared-contracts/platform/slots';
import type { Artifact } from '../registry/artifact.ts';
import { isReserved } from '../site/server-paths.ts';
import { labelOf, listed, type Breach, type Team } from './finding.ts';

/** What is wrong with the pages and slots of a build by itself, beside the central tables; `live` tells whose those are. */
export function ownPageBreaches(build: Artifact, live: readonly Artifact[]): Breach[] {
  const { contract } = build;
  if (contract === null || build.entry === null) return [];
  const pages = Object.entries(contract.declared);
  const holder = ({ owner: unit }: NamedRoute) => ({
    values: { holder: unit },
    ask: live.find((one) => one.unit === unit) ?? { unit, owner: null },
  });
  const declared = pages.flatMap(([page, { path, pageView }], index): Breach[] => {
    const taken = routeList.filter((route) => overlaps(route.path, path)).slice(0, 1);
    const named = routeList.filter((route) => route.pageView === pageView).slice(0, 1);
    const twice = pages
      .slice(0, index)
      .filter(([, one]) => overlaps(one.path, path) || one.pageView === pageView);
    return [
      ...taken.map((route) => conflict('page.taken', build, { page, path }, holder(route))),
      ...named.map((route) =>
        conflict('page.named', build, { page, name: pageView }, holder(route)),
      ),
      ...(isReserved(path) ? [breach('page.reserved', build, { page, path })] : []),
      ...twice.map(([other]) => breach('page.twice', build, { page, other })),
    ];
  });
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
  const holder = { values: { holder: labelOf(other) }, ask: other };
  return Object.entries(one.contract?.declared ?? {}).flatMap(([page, { path, pageView }]) => [
    ...others
      .filter((held) => overlaps(held.path, path))
      .map(() => conflict('page.taken', one, { page, path }, holder)),
    ...others
      .filter((held) => held.pageView === pageView)
      .map(() => conflict('page.named', one, { page, name: pageView }, holder)),
  ]);
}

/** Pages of the table and addresses of its own that a live build of the same unit serves and the candidate does not. */
export function lostPages(candidate: Artifact, stable: Artifact): Breach[] {
  if (candidate.contract === null || stable.contract === null) return [];
  const { pages, declared } = candidate.contract;
  const paths = new Set(Object.values(declared).map(({ path }) => path));
  const lost = [
    ...stable.contract.pages.filter((page) => !pages.includes(page)),
    ...Object.values(stable.contract.declared)
      .map(({ path }) => path)
      .filter((path) => !paths.has(path)),
  ];
  return lost.length === 0 ? [] : [breach('page.gone', candidate, { pages: listed(lost) })];
}

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

/** What another team has: that team is the one to talk to. */
function conflict(
  kind: Breach['kind'],
  breaks: Artifact,
  values: Breach['values'],
  holder: { readonly values: { readonly holder: string }; readonly ask: Team },
): Breach {
  return { kind, breaks, values: { ...values, ...holder.values }, ask: holder.ask };
}
