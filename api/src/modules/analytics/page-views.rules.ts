import { routes } from 'shared-contracts/platform/routes';

const HOUR_MS = 60 * 60 * 1000;
/** How late a view may be reported, in ms: a phone that was offline for a day still counts. */
const LATE_MS = 24 * HOUR_MS;

/** Names that pages have in the route table, declared ones too; a view of anything else is not counted. */
function pageNames(): ReadonlySet<string> {
  return new Set(Object.values(routes).map((route) => route.pageView));
}

/** A page view as the browser tells it. */
export interface ReportedView {
  readonly name: string;
  readonly at: string;
}

/** How often a page was viewed in an hour; `hour` is its beginning. */
export interface HourCount {
  readonly hour: Date;
  readonly name: string;
  readonly views: number;
}

/** Views counted by hour and page: nothing that could tell one visitor from another is left. */
export function countByHour(views: readonly ReportedView[], now: Date): HourCount[] {
  const names = pageNames();
  const counts = new Map<string, HourCount>();
  for (const { name, at } of views) {
    if (!names.has(name)) continue;
    const hour = hourOf(at, now);
    const key = `${hour.getTime()} ${name}`;
    const count = counts.get(key) ?? { hour, name, views: 0 };
    counts.set(key, { ...count, views: count.views + 1 });
  }
  return [...counts.values()];
}

/** One order for every node, so that no two of them wait for each other's rows. */
export function inOrder(counts: readonly HourCount[]): HourCount[] {
  return counts.toSorted(
    (a, b) => a.hour.getTime() - b.hour.getTime() || a.name.localeCompare(b.name),
  );
}

/** The hour of a view; a clock that cannot be right is not believed. */
function hourOf(at: string, now: Date): Date {
  const reported = Date.parse(at);
  const likely = reported <= now.getTime() && reported > now.getTime() - LATE_MS;
  const time = likely ? reported : now.getTime();
  return new Date(Math.floor(time / HOUR_MS) * HOUR_MS);
}
