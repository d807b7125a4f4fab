import type { CallStatus } from 'shared-contracts/domain/call-status';
import { useTexts } from 'shared-contracts/host';
import { Tag, type Tone } from 'shared-contracts/ui/core';
import { statusTexts } from '../locales/en/desk.ts';

/**
 * Colour by what is to be done: green goes well, blue is under way, yellow waits for us, red must not be called, grey
 * is over or has not begun.
 */
const TONES: Readonly<Record<CallStatus, Tone>> = {
  not_called: 'neutral',
  call_failed: 'warning',
  call_completed: 'info',
  call_successful: 'success',
  interested_in_service: 'success',
  interested_in_profile: 'success',
  not_interested: 'neutral',
  already_registered: 'info',
  already_married: 'neutral',
  match_already_fixed: 'neutral',
  call_back_later: 'warning',
  follow_up_required: 'warning',
  shared_contact: 'info',
  meeting_planned: 'success',
  do_not_disturb: 'danger',
  invalid_number: 'danger',
  language_barrier: 'warning',
  forwarded_to_family: 'info',
  info_sent_on_whatsapp: 'info',
  needs_profile_update: 'warning',
};

/** What came of a call: the words in a calm colour. */
export function StatusTag({ status }: { status: CallStatus }) {
  const text = useTexts(statusTexts);
  return <Tag tone={TONES[status]}>{text(status)}</Tag>;
}
