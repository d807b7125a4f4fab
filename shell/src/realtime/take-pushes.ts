import type { Channel } from 'phoenix';
import type { Bus } from 'shared-contracts/platform/events/bus';
import {
  callsAssigned,
  conversationRead,
  listsChanged,
  messageArrived,
  typing,
} from 'shared-contracts/platform/events/realtime-events';
import { pushSchemas, type PushName, type PushPayload } from 'shared-contracts/platform/realtime';
import type { QueryClient } from 'shared-contracts/query';
import type { AdQueue } from '../ads/ad-queue.tsx';
import type { Releases } from '../remotes/follow-releases.ts';
import type { NewMessages } from './new-messages.ts';
import { takeScore } from './take-score.ts';

export interface PushParts {
  readonly bus: Bus;
  readonly queries: QueryClient;
  readonly newMessages: Pick<NewMessages, 'counted' | 'arrived'>;
  readonly ads: Pick<AdQueue, 'offer'>;
  readonly releases: Pick<Releases, 'heardOf'>;
  readonly onPlan: (plan: PushPayload<'plan'>['myplan']) => void;
  readonly onChanged: (lists: PushPayload<'changed'>['lists']) => void;
  /** A push that cannot be read is reported and skipped. */
  readonly onUnreadable: (name: PushName, error: unknown) => void;
}

/** Does what the server's pushes ask for: the cache, the bus, a notice, an ad; section 7 and ours. */
export function takePushes(channel: Pick<Channel, 'on'>, parts: PushParts): void {
  const { bus, queries, newMessages, ads, releases } = parts;
  const take = <Name extends PushName>(name: Name, then: (push: PushPayload<Name>) => void) => {
    channel.on(name, (payload: unknown) => {
      const parsed = pushSchemas[name].safeParse(payload);
      if (parsed.success) then(parsed.data as PushPayload<Name>);
      else parts.onUnreadable(name, parsed.error);
    });
  };
  take('publish', ({ chat_count }) => newMessages.counted(chat_count));
  take('score', (push) => takeScore(queries, push));
  take('ad', (ad) => ads.offer(ad));
  take('message', (push) => {
    newMessages.arrived(push.message.from);
    bus.emit(messageArrived, push);
  });
  take('read', (push) => bus.emit(conversationRead, push));
  take('typing', (push) => bus.emit(typing, push));
  take('plan', ({ myplan }) => parts.onPlan(myplan));
  take('changed', (push) => {
    parts.onChanged(push.lists);
    bus.emit(listsChanged, push);
  });
  take('assigned', (push) => bus.emit(callsAssigned, push));
  take('release', ({ generation }) => releases.heardOf(generation));
}
