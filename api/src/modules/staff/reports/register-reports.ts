import {
  decideReport,
  listHiddenProfiles,
  listReports,
  readExcerpt,
  restoreProfile,
} from 'shared-contracts/calls/reports';
import type { Api } from '../../../platform/calls/context.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { answerDecideReport } from './decide-report.ts';
import { answerListHidden, answerRestore } from './hidden-profiles.ts';
import { answerListReports, answerReadExcerpt } from './reports.handlers.ts';

/** Puts the calls about reports, and about what staff did after them, on the application. */
export function registerReports(api: Api): void {
  serve(api, listReports, answerListReports);
  serve(api, readExcerpt, answerReadExcerpt(api.parts));
  serve(api, decideReport, answerDecideReport);
  serve(api, listHiddenProfiles, answerListHidden);
  serve(api, restoreProfile, answerRestore);
}
