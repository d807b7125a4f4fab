import { defineTexts } from 'shared-contracts/i18n/i18n';

/** The outcomes of a call in words. */
export const statusTexts = defineTexts('mf-staff.status', {
  not_called: 'Not called',
  call_failed: 'Call failed',
  call_completed: 'Call completed',
  call_successful: 'Call successful',
  interested_in_service: 'Interested in service',
  interested_in_profile: 'Interested in profile',
  not_interested: 'Not interested',
  already_registered: 'Already registered',
  already_married: 'Already married',
  match_already_fixed: 'Match already fixed',
  call_back_later: 'Call back later',
  follow_up_required: 'Follow-up required',
  shared_contact: 'Shared contact',
  meeting_planned: 'Meeting planned',
  do_not_disturb: 'Do not disturb',
  invalid_number: 'Invalid number',
  language_barrier: 'Language barrier',
  forwarded_to_family: 'Forwarded to family',
  info_sent_on_whatsapp: 'Info sent on WhatsApp',
  needs_profile_update: 'Needs profile update',
});
