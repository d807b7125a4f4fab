import type { Caller } from '../../../platform/calls/caller.ts';
import type { Api } from '../../../platform/calls/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SmsSender } from '../../../platform/sms/sms.ts';

/** What sends codes to a member; throws the 404 for staff, and where this server sends none. */
export function smsFor({ parts }: Pick<Api, 'parts'>, { role }: Caller): SmsSender {
  if (parts.sms === null || role === 'staff') throw new Refusal(404, 'phone.notOffered');
  return parts.sms;
}
