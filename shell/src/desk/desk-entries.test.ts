import { listAudit } from 'shared-contracts/calls/audit';
import { DUTIES, hasDuty, type Duty } from 'shared-contracts/calls/call';
import { listCallLogs } from 'shared-contracts/calls/call-logs';
import { listVerificationQueue } from 'shared-contracts/calls/document-review';
import { listLeads } from 'shared-contracts/calls/leads';
import { listPaymentsForAttention } from 'shared-contracts/calls/payments';
import { listReports } from 'shared-contracts/calls/reports';
import { describe, expect, it } from 'vitest';
import { deskEntries } from './desk-entries.ts';

const names = (duties: readonly Duty[] | undefined) => deskEntries(duties).map(({ name }) => name);

describe('the entries of the desk', () => {
  it.each([
    ['calllogs', listCallLogs],
    ['reviews', listVerificationQueue],
    ['reports', listReports],
    ['leads', listLeads],
    ['attention', listPaymentsForAttention],
    ['audit', listAudit],
  ] as const)('%s stands there for whom the server answers', (name, call) => {
    for (const duty of DUTIES) expect(names([duty]).includes(name)).toBe(hasDuty(call, [duty]));
  });

  it('are all there where a server does not tell the duties, and none without a duty', () => {
    const all = ['calllogs', 'reviews', 'reports', 'leads', 'attention', 'week', 'audit'];
    expect(names(undefined)).toEqual(all);
    expect(names(DUTIES)).toEqual(all);
    expect(names([])).toEqual([]);
  });
});
