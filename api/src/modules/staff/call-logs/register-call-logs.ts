import {
  assignCallLogs,
  exportCallLogs,
  joinCallLogs,
} from 'shared-contracts/calls/call-log-sharing';
import { createCallLog, listCallLogs, updateCallLog } from 'shared-contracts/calls/call-logs';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { AtOnce } from '../../../platform/work/at-once.ts';
import { finishedUploads } from '../../../storage/uploads/finished-uploads.ts';
import { answerAssignCallLogs } from './assign-call-logs.ts';
import type { CallLogParts } from './call-log-calls.ts';
import { answerExportCallLogs } from './export-call-logs.ts';
import { answerJoinCallLogs } from './join-call-logs.ts';
import { answerListCallLogs } from './list-call-logs.ts';
import { answerCreateCallLog, answerUpdateCallLog } from './save-call-log.ts';

/** Forms of one caller at the same time, and seconds after which one more may come. */
const FORMS_OF_ONE = 4;
const COME_BACK_S = 2;

/** Puts the calls about call logs on the application; each of them leaves a trace on the audit trail. */
export function registerCallLogs(api: Api): void {
  const { files, jobs, jwtSecret: secret } = api.parts;
  const forms = new AtOnce(FORMS_OF_ONE, COME_BACK_S);
  const uploads: CallLogParts['uploads'] = (context) => finishedUploads(api, context, 'audio');
  const parts: CallLogParts = { secret, files, jobs, forms, uploads };
  serve(api, listCallLogs, answerListCallLogs(secret));
  serve(api, createCallLog, answerCreateCallLog(parts));
  serve(api, updateCallLog, answerUpdateCallLog(parts));
  serve(api, assignCallLogs, answerAssignCallLogs);
  serve(api, joinCallLogs, answerJoinCallLogs(parts));
  serve(api, exportCallLogs, answerExportCallLogs(secret));
}
