import type { CallStatus } from 'shared-contracts/domain/call-status';

/** What callers write beside a status; null where nothing needs to be said. */
export const callRemarks: Record<CallStatus, readonly (string | null)[]> = {
  not_called: [null, 'New enquiry from the website.', 'Referred by a member family in Satara.'],
  call_failed: ['No answer, rang out twice.', 'Switched off.'],
  call_completed: ['Explained how the site works; wants to see it first.'],
  call_successful: ['Created the profile together on the phone.', 'प्रोफाइल फोनवरच पूर्ण केलं.'],
  interested_in_service: ['Asked for the difference between Belief and Trust.'],
  interested_in_profile: ['Family liked the profile; wants the horoscope first.'],
  not_interested: ['Looking on their own for now.', 'Not now, perhaps after Diwali.'],
  already_registered: ['Has a profile under the other number.'],
  already_married: ['Married last summer; congratulated.'],
  match_already_fixed: ['Engagement in January. Asked to hide the profile.'],
  call_back_later: ['In a meeting; ring after 7 in the evening.', 'संध्याकाळी ७ नंतर फोन करा.'],
  follow_up_required: ['Waiting for the salary slip.', 'Father will decide this week.'],
  shared_contact: ['Gave the number of the elder brother.'],
  meeting_planned: ['Families meet on Sunday at their home.'],
  do_not_disturb: ['Does not wish to be called again.'],
  invalid_number: ['Number does not exist.'],
  language_barrier: ['Prefers Konkani; Kavita will call.'],
  forwarded_to_family: ['Uncle handles the proposals; details passed on.'],
  info_sent_on_whatsapp: ['Plans and link sent.'],
  needs_profile_update: ['Birth time and photos missing.', 'नोकरीची माहिती बदलायची आहे.'],
};
