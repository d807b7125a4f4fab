import { randomUUID } from 'node:crypto';
import type { sendMessage } from 'shared-contracts/calls/messaging';
import type { Handler } from '../../platform/calls/serve.ts';
import type { Budget } from '../../platform/counters/budget.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { wrongField } from '../../platform/validation/ids.ts';
import { notifyChanged, REQUEST_LISTS } from '../engagement/engagement.public.ts';
import { profileNotFound, canReach } from '../profiles/profiles.public.ts';
import { isFrozen, toMessage } from './chat-replies.ts';
import { findConversationContext } from './conversation-context.store.ts';
import { storeMessage } from './messages.store.ts';
import { tellMessage } from './tell-chat.ts';

/**
 * Sends a message to a person who accepted, or who left words with a chat request that it accepts. Repeated under one client id it is stored once, answered alike and pushed
 * again: the first attempt may have died between storing and pushing. After a block it is answered and pushed to none.
 */
export function answerSendMessage(perSender: Budget): Handler<typeof sendMessage> {
  return async ({ body: { to, message: body, client_id } }, context) => {
    const { db, caller, clock } = context;
    if (client_id === '') throw wrongField('client_id');
    await perSender.spend(caller.budgetKey);
    const clientId = client_id ?? randomUUID();
    const said = await storeMessage(db, {
      fromId: caller.id,
      toId: to,
      clientId,
      body,
      now: clock(),
    });
    if (said === 'other-message') throw wrongField('client_id');
    if (said === 'not-allowed') {
      if (!(await canReach(db, caller.id, to))) throw profileNotFound();
      throw new Refusal(403, 'chat.notAccepted');
    }
    const meeting = await findConversationContext(db, caller.id, to);
    if (meeting === undefined) throw profileNotFound();
    const message = toMessage(said, meeting);
    if (said.opener !== undefined) {
      await tellMessage(context, toMessage(said.opener, meeting));
      await notifyChanged(context, to, REQUEST_LISTS);
    }
    if (!isFrozen(meeting)) await tellMessage(context, message);
    return { data: message };
  };
}
