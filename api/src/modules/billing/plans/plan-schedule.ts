import type { PlanEffect } from 'shared-contracts/calls/payments';
import type { PaidPlan } from '../billing.tables.ts';
import { creditedDays, daysAfter, planDays, planMs, type PlanForTime } from './plan-days.ts';

/** A granted plan and its time. */
export interface GivenPlan extends PlanForTime {
  readonly id: string;
  readonly givenAt: Date;
}

/** The time that a plan runs; empty where all of it was credited to a dearer one before it began. */
export interface PlanSpan extends GivenPlan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The plan that runs and the one that follows without a gap, as the account's row keeps them. */
export interface PlansOfAccount {
  readonly plan: PaidPlan | 'hope';
  readonly plan_until: Date | null;
  readonly next_plan: PaidPlan | null;
  readonly next_plan_until: Date | null;
}

/**
 * When each plan of an account runs: time of the same plan is added at its end; Trust begins at once, and the rest of
 * Belief becomes days of Trust; Belief begins when Trust ends.
 */
export function schedulePlans(given: readonly GivenPlan[]): PlanSpan[] {
  const inOrder = given.toSorted(
    (a, b) => a.givenAt.getTime() - b.givenAt.getTime() || (a.id < b.id ? -1 : 1),
  );
  return inOrder.reduce<PlanSpan[]>((spans, next) => addPlan(spans, next).spans, []);
}

/** What a plan bought now would do, said before it is paid. */
export function planEffect(
  given: readonly GivenPlan[],
  bought: PlanForTime,
  now: Date,
): PlanEffect {
  const next = { ...bought, id: '~', givenAt: now };
  const { added, kind, credited } = addPlan(schedulePlans(given), next);
  return {
    kind,
    starts_at: added.startsAt.toISOString(),
    ends_at: added.endsAt.toISOString(),
    credited_days: credited,
  };
}

/** The plan in force at a moment, and what follows it. */
export function plansAt(spans: readonly PlanSpan[], now: Date): PlansOfAccount {
  const trust = endOf(spans, 'trust', now);
  const belief = endOf(spans, 'belief', now);
  if (trust === null) {
    const plan = belief === null ? 'hope' : 'belief';
    return { plan, plan_until: belief, next_plan: null, next_plan_until: null };
  }
  const next_plan = belief === null ? null : 'belief';
  return { plan: 'trust', plan_until: trust, next_plan, next_plan_until: belief };
}

interface Added {
  readonly spans: PlanSpan[];
  readonly added: PlanSpan;
  readonly kind: PlanEffect['kind'];
  readonly credited: number;
}

function addPlan(spans: readonly PlanSpan[], next: GivenPlan): Added {
  const now = next.givenAt;
  const trust = endOf(spans, 'trust', now);
  const belief = endOf(spans, 'belief', now);
  if (next.plan === 'trust' && trust !== null) {
    const added = spanFrom(trust, next);
    // Belief that waits for the end of Trust waits longer.
    const moved = spans.map((span) =>
      span.plan === 'belief' && span.startsAt >= trust ? shifted(span, planMs(next)) : span,
    );
    return { spans: [...moved, added], added, kind: 'extends', credited: 0 };
  }
  if (next.plan === 'trust' && belief !== null) {
    const credited = creditedDays(spans.flatMap(restFrom(now)), next);
    const added = spanFrom(now, next, credited);
    return { spans: [...spans.map(cutAt(now)), added], added, kind: 'upgrades', credited };
  }
  const added = spanFrom(belief ?? trust ?? now, next);
  const kind = trust !== null ? 'follows' : belief === null ? 'starts' : 'extends';
  return { spans: [...spans, added], added, kind, credited: 0 };
}

/** The end of the last span of a plan that is not over; null when all are. */
function endOf(spans: readonly PlanSpan[], plan: PaidPlan, now: Date): Date | null {
  const ends = spans.filter((span) => span.plan === plan && span.endsAt > now).map((s) => s.endsAt);
  return ends.length === 0 ? null : new Date(Math.max(...ends.map(Number)));
}

function spanFrom(startsAt: Date, next: GivenPlan, credited = 0): PlanSpan {
  return { ...next, startsAt, endsAt: daysAfter(startsAt, planDays(next) + credited) };
}

function shifted(span: PlanSpan, ms: number): PlanSpan {
  const later = (date: Date) => new Date(date.getTime() + ms);
  return { ...span, startsAt: later(span.startsAt), endsAt: later(span.endsAt) };
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b);

const restFrom = (now: Date) => (span: PlanSpan) =>
  span.endsAt > now
    ? [{ ...span, ms: span.endsAt.getTime() - laterOf(span.startsAt, now).getTime() }]
    : [];

const cutAt = (now: Date) => (span: PlanSpan) =>
  span.endsAt > now
    ? { ...span, startsAt: span.startsAt > now ? now : span.startsAt, endsAt: now }
    : span;
