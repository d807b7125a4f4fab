import type { ExportStatus } from 'shared-contracts/calls/account';
import { EXPORT_MS, MAKING_MS, type DataExport } from './data-export.store.ts';

const NONE = { state: 'none', percent: 0, bytes: null, expires_at: null, next_at: null } as const;

/** An export as its owner sees it at a time. */
export function statusOf(row: DataExport | undefined, now: Date): ExportStatus {
  if (row === undefined) return NONE;
  const { requested_at: asked, expires_at: until } = row;
  if (row.state === 'making') {
    const state = now.getTime() - asked.getTime() < MAKING_MS ? 'making' : 'failed';
    return { ...NONE, state, percent: row.percent };
  }
  const next = new Date(asked.getTime() + EXPORT_MS);
  const next_at = next > now ? next.toISOString() : null;
  if (until === null || until <= now) return { ...NONE, next_at };
  const expires_at = until.toISOString();
  return { state: 'ready', percent: 100, bytes: row.bytes, expires_at, next_at };
}

/** Seconds until another export may be asked for; null for now. */
export function waitSeconds({ next_at }: ExportStatus, now: Date): number | null {
  return next_at === null ? null : Math.ceil((Date.parse(next_at) - now.getTime()) / 1000);
}
