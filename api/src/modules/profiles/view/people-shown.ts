import type { Caller } from '../../../platform/calls/caller.ts';
import type { Api } from '../../../platform/calls/context.ts';
import type { DistinctTaken } from '../../../platform/counters/counter-store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Visitor } from '../../../platform/http/visitor-of.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { isFirstDay } from './first-day.rules.ts';

/** Period of a visitor's budgets, in ms; the numbers are configuration. */
export const VIEW_PERIOD_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type People = ReadonlySet<string>;

/** Counts the different people whom a member is shown or opens: each once, however often. */
export interface PeopleShown {
  /**
   * Who of the people of a list a visitor may be shown. The first page of a device without a cookie is whole: it is the
   * same for everybody, and counts for the device that is given now.
   */
  toVisitor(visitor: Visitor, ids: readonly string[], isFirstPage: boolean): Promise<People>;
  /** Counts one whom a visitor opens, or throws the 429. */
  openedByVisitor(visitor: Visitor, id: string): Promise<void>;
  /** Who of the people of a list a member may be shown; throws the 429 where that is none of them. */
  toMember(caller: Caller, ids: readonly string[]): Promise<People>;
}

/** The budgets of people, counted together with the other nodes. */
export function peopleShown({
  counters,
  config,
  clock,
}: Pick<Api['parts'], 'counters' | 'config' | 'clock'>): PeopleShown {
  const { visitorPeople: shown, visitorViews: opened, memberPeople: ofMember } = config;

  const inAnHour = (name: string, key: string, ids: readonly string[], most: number) =>
    counters.takeDistinct(`${name}:${key}`, ids, { most, windowMs: VIEW_PERIOD_MS });

  const toNetwork = ({ address }: Visitor, ids: readonly string[]) =>
    inAnHour('shown-to-network', address, ids, shown.ofNetwork);
  const toDevice = ({ device }: Visitor, ids: readonly string[]) =>
    inAnHour('shown-to-device', device, ids, shown.ofDevice);
  const toNewcomers = ({ address }: Visitor, ids: readonly string[]) =>
    inAnHour('shown-to-newcomers', address, ids, shown.ofNewcomers);

  return {
    async toVisitor(visitor, ids, isFirstPage) {
      const isFree = visitor.isNew && isFirstPage;
      let left = ids;
      for (const take of [
        ...(visitor.isNew && !isFirstPage ? [toNewcomers] : []),
        toDevice,
        toNetwork,
      ]) {
        const { taken } = await take(visitor, left);
        if (!isFree) left = left.filter((id) => taken.has(id));
      }
      return new Set(left);
    },
    async openedByVisitor(visitor, id) {
      const { device, address, isNew } = visitor;
      // An opened person was shown before.
      const takes: (() => Promise<DistinctTaken>)[] = [
        ...(isNew ? [() => toNewcomers(visitor, [id])] : []),
        () => inAnHour('opened-by-device', device, [id], opened.perDevice),
        () => inAnHour('opened-by-network', address, [id], opened.perAddress),
      ];
      for (const take of takes) {
        const { waitMs } = await take();
        if (waitMs !== null)
          throw new Refusal(429, 'profile.viewBudget', { retryAfter: Math.ceil(waitMs / 1000) });
      }
      await toDevice(visitor, [id]);
      await toNetwork(visitor, [id]);
    },
    async toMember(caller, ids) {
      // Whom staff look at is on the audit trail.
      if (caller.role === 'staff') return new Set(ids);
      const now = clock();
      const { day, secondsLeft } = indianDay(now);
      const most = isFirstDay(caller, now)
        ? Math.min(ofMember.shown, ofMember.firstDay.shown)
        : ofMember.shown;
      const key = `shown-to-member:${caller.budgetKey}:${day}`;
      const { taken } = await counters.takeDistinct(key, ids, { most, windowMs: DAY_MS });
      if (ids.length > 0 && taken.size === 0)
        throw new Refusal(429, 'profile.dailyBudget', { retryAfter: secondsLeft });
      return taken;
    },
  };
}
