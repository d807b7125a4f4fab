import { notice, type Notice } from './notice.ts';

/** Notices about the work of staff: their second factor, call logs, reports and requests for ads. */
export const deskMessages = {
  'factor.codeWrong': notice(
    'danger',
    'This code is wrong, or was used before. Codes change every 30 seconds.',
  ),
  'factor.enrolmentCodeWrong': notice(
    'danger',
    'This enrolment code is wrong, used or too old. Whoever runs the site makes another.',
  ),
  'factor.needed': notice('warning', 'The desk opens after a second factor: see your settings.'),
  'factor.checkFirst': notice(
    'warning',
    'For this, please confirm with a code first: in your settings, under second factor.',
  ),
  'factor.alreadyOn': notice('info', 'The second factor is on already.'),
  'factor.notOn': notice('info', 'There is no second factor yet.'),
  'callLog.notFound': notice('info', 'This call log is no longer there.'),
  'callLog.doNotCall': notice(
    'warning',
    'This number is not to be called. Give a reason to go on.',
  ),
  'callLog.changedMeanwhile': notice(
    'info',
    'Somebody else changed this call log meanwhile. Please look again.',
  ),
  'text.changedMeanwhile': notice(
    'warning',
    'Somebody else set this text meanwhile. Please look at it; to replace it, set yours again.',
  ),
  'callLog.otherNumber': notice('info', 'These two call logs are not of the same number.'),
  'report.notFound': notice('info', 'This report is no longer there.'),
  'report.personGone': notice('info', 'This account is deleted: nothing can be done about it.'),
  'report.decided': notice('info', 'Somebody has decided on this report already.'),
  'lead.notFound': notice('info', 'This request is no longer there.'),
  'lead.decided': notice('info', 'Somebody has decided on this request already.'),
} as const satisfies Record<string, Notice>;
