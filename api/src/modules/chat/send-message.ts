import { randomUUID } from 'node:crypto';
import type { sendMessage } from 'shared-contracts/calls/messaging';
import type { Context } from '../../platform/calls/context.ts';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Budget } from '../../platform/counters/budget.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { wrongField } from '../../platform/validation/ids.ts';
import { acceptByReply, notifyChanged, REQUEST_LISTS } from '../engagement/engagement.public.ts';
import { profileNotFound, canReach } from '../profiles/profiles.public.ts';
import { findConversationContext } from './conversation-context.store.ts';
import { isFrozen, toMessage } from './message-replies.ts';
import { storeMessage, type Said, type Saying } from './messages.store.ts';
import { tellMessage, tellStored } from './tell-chat.ts';

/**
 * Sends a message to a person with whom the chat is accepted; a reply accepts a request that waits with words. Repeated
 * under one client id it is stored once, answered alike and pushed again: the first attempt may have died between storing
 * and pushing. After a block it is answered and pushed to none.
 */
export function answerSendMessage(perSender: Budget): Handler<typeof sendMessage> {
  return async ({ body: { to, message: body, client_id } }, context) => {
    const { db, caller, clock } = context;
    if (client_id === '') throw wrongField('client_id');
    await perSender.spend(caller.budgetKey);
    const clientId = client_id ?? randomUUID();
    const saying = { fromId: caller.id, toId: to, clientId, body, now: clock() };
    const said = await storeOrAccept(context, saying);
    if (said === 'other-message') throw wrongField('client_id');
    if (said === 'not-allowed') {
      if (!(await canReach(db, caller.id, to))) throw profileNotFound();
      throw new Refusal(403, 'chat.notAccepted');
    }
    const meeting = await findConversationContext(db, caller.id, to);
    if (meeting === undefined) throw profileNotFound();
    const message = toMessage(said, meeting);
    if (!isFrozen(meeting)) await tellMessage(context, message);
    return { data: message };
  };
}

/** Stores a message; where no chat is accepted, again after accepting the request that it replies to. */
async function storeOrAccept(context: Context<'member'>, saying: Saying): Promise<Said> {
  const { db } = context;
  const said = await storeMessage(db, saying);
  if (said !== 'not-allowed') return said;
  const stored = await acceptByReply(db, saying);
  if (stored !== undefined) {
    await tellStored(context, saying.toId, stored);
    await notifyChanged(context, saying.toId, REQUEST_LISTS);
  }
  // Also where nothing waits: another reply may have just accepted the request.
  return storeMessage(db, saying);
}
