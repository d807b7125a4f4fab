import type { Channel } from 'phoenix';
import {
  conversationRead,
  listsChanged,
  messageArrived,
  typing,
} from 'shared-contracts/events/realtime-events';
import {
  pushSchemas,
  type PushName,
  type PushPayload,
  type ScorePush,
} from 'shared-contracts/realtime';
import { badgesChanged } from 'shared-contracts/store/badges';
import { scoreChanged } from 'shared-contracts/store/counts';
import type { AdQueue } from '../ads/ad-queue.tsx';
import type { AppServices } from '../create-app-services.ts';
import type { Releases } from '../remotes/follow-releases.ts';
import type { NewMessages } from './new-messages.ts';

export interface PushParts extends Pick<AppServices, 'bus' | 'store'> {
  readonly newMessages: Pick<NewMessages, 'counted' | 'arrived'>;
  readonly ads: Pick<AdQueue, 'offer'>;
  readonly releases: Pick<Releases, 'heardOf'>;
  readonly onChanged: (lists: PushPayload<'changed'>['lists']) => void;
  /** A push that cannot be read is told and skipped. */
  readonly onUnreadable: (name: PushName, error: unknown) => void;
}

/** Does what the server's pushes ask for: the store, the bus, a notice, an ad; section 7 and ours. */
export function takePushes(channel: Pick<Channel, 'on'>, parts: PushParts): void {
  const { bus, store, newMessages, ads, releases } = parts;
  const take = <Name extends PushName>(name: Name, then: (push: PushPayload<Name>) => void) => {
    channel.on(name, (payload: unknown) => {
      const parsed = pushSchemas[name].safeParse(payload);
      if (parsed.success) then(parsed.data as PushPayload<Name>);
      else parts.onUnreadable(name, parsed.error);
    });
  };
  take('publish', ({ chat_count }) => newMessages.counted(chat_count));
  take('score', (push) => {
    store.dispatch(scoreChanged(push.score));
    store.dispatch(badgesChanged(badgesOf(push)));
  });
  take('ad', (ad) => ads.offer(ad));
  take('message', (push) => {
    newMessages.arrived(push.message.from);
    bus.emit(messageArrived, push);
  });
  take('read', (push) => bus.emit(conversationRead, push));
  take('typing', (push) => bus.emit(typing, push));
  take('changed', (push) => {
    parts.onChanged(push.lists);
    bus.emit(listsChanged, push);
  });
  take('release', ({ generation }) => releases.heardOf(generation));
}

function badgesOf(push: ScorePush) {
  return {
    personal: push.personal_verification_verified,
    job: push.job_verification_verified,
    salary: push.salary_details_verified,
    property: push.property_details_verified,
  };
}
