import { getStaffWeek } from 'shared-contracts/calls/staff-week';
import { useHost } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { useSearchParams } from 'shared-contracts/router';
import { FETCHED_ONCE } from '../states/fetched-once.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEEK_MS = 7 * 86_400_000;

/** So many weeks after a calendar day, YYYY-MM-DD. */
export function weeksAfter(day: string, weeks: number): string {
  return new Date(Date.parse(day) + weeks * WEEK_MS).toISOString().slice(0, 10);
}

/**
 * The week that the address names by one of its days, that of today without; and the way to another, which Back undoes.
 * The previous week stays until the next one has come.
 */
export function useWeek() {
  const { query } = useHost();
  const [params, setParams] = useSearchParams();
  const named = params.get('day') ?? '';
  const request = DAY.test(named) ? { day: named } : {};
  const week = useQuery({
    ...query(getStaffWeek, { query: request }),
    ...FETCHED_ONCE,
    placeholderData: keepPreviousData,
  });
  const go = (day: string) => {
    if (day !== named) setParams({ day });
  };
  return { week, request, go };
}
