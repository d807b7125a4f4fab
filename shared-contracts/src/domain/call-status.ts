/** Outcomes of a phone call, in the order of section 3. */
export const CALL_STATUSES = [
  'not_called',
  'call_failed',
  'call_completed',
  'call_successful',
  'interested_in_service',
  'interested_in_profile',
  'not_interested',
  'already_registered',
  'already_married',
  'match_already_fixed',
  'call_back_later',
  'follow_up_required',
  'shared_contact',
  'meeting_planned',
  'do_not_disturb',
  'invalid_number',
  'language_barrier',
  'forwarded_to_family',
  'info_sent_on_whatsapp',
  'needs_profile_update',
] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];
