import { listCallLogs } from 'shared-contracts/calls/call-logs';
import type { Api } from '../../platform/context.ts';
import { serve } from '../../platform/serve.ts';
import { answerListCallLogs } from './list-call-logs.ts';

/** Puts the calls about call logs on the application; each of them leaves a trace on the audit trail. */
export function registerCallLogs(api: Api): void {
  serve(api, listCallLogs, answerListCallLogs(api.parts.jwtSecret));
}
