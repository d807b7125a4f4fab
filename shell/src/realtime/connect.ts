import type { Channel } from 'phoenix';
import { ignore } from 'shared-contracts/behaviour/ignore';
import { subscribeCounts } from 'shared-contracts/calls/messaging';
import type { Bus } from 'shared-contracts/platform/events/bus';
import {
  reconnected,
  callsAssigned,
  conversationRead,
  listsChanged,
  messageArrived,
  typing,
} from 'shared-contracts/platform/events/realtime-events';
import {
  CHANGED_LISTS,
  SOCKET_PATH,
  pushSchemas,
  type PushName,
  type PushPayload,
} from 'shared-contracts/platform/realtime';
import { waitingInterestsChanged } from 'shared-contracts/platform/store/counts';
import type { Session } from 'shared-contracts/platform/store/session';
import type { QueryClient } from 'shared-contracts/query';
import { createAdQueue, type AdQueue } from '../ads/ad-queue.tsx';
import { watchMoments } from '../ads/watch-moments.ts';
import type { AppServices } from '../create-app-services.ts';
import { followAccount } from '../device/choose-locale.ts';
import type { Releases } from '../remotes/follow-releases.ts';
import { assistantChannelOpener } from './assistant-channel.ts';
import { createBackgroundWork } from './background-work.ts';
import { gatherLists } from './gather-lists.ts';
import { joinMemberChannel, type MemberChannelParts } from './member-channel.ts';
import { createNewMessages, type NewMessages } from './new-messages.ts';
import type { JoinedRealtime } from './realtime-connection.ts';
import { refreshLists } from './refresh-lists.ts';
import { takeScore } from './take-score.ts';

/** The connection of one session. */
export interface MemberConnection extends JoinedRealtime {
  /** The page is seen again, or the network is back. */
  readonly revive: () => void;
  readonly close: () => void;
}

export interface MemberConnectionParts extends Pick<MemberChannelParts, 'transport' | 'random'> {
  readonly services: AppServices;
  readonly session: Session;
  /** Label of this page (`browser-…`). */
  readonly client: string;
  readonly releases: Releases;
}

/** Connects a signed-in page with the server: receives pushes, sends what remotes report. */
export function connectMember({
  services,
  session,
  releases,
  ...rest
}: MemberConnectionParts): MemberConnection {
  const onUnreadable = (name: string, error: unknown): void => {
    services.outcomes.apiFailed('shell');
    console.error(`push ${name} (read)`, error);
  };
  const newMessages = createNewMessages({ ...services, document });
  const ads = createAdQueue({ ...services, document });
  const work = createBackgroundWork(services);
  /** How often the server has pushed the count. */
  let pushedCounts = 0;
  const counts = {
    ...newMessages,
    counted(unread: number): void {
      pushedCounts += 1;
      newMessages.counted(unread);
    },
  };
  /** What depends on the plan is fetched again when another plan is in force than at sign-in. */
  const takePlan = (myplan: Session['myplan']): void => {
    if (services.session.change({ myplan })) void services.queries.invalidateQueries();
  };
  /** How often the counts were requested: of two answers under way the later one counts. */
  let requests = 0;
  const count = (): void => {
    const known = pushedCounts;
    const mine = (requests += 1);
    // A push that came meanwhile may be older or newer than the answer; another call follows.
    const isNews = () => pushedCounts === known;
    services
      .send(subscribeCounts, {})
      .then(({ data: { chat_count, interests_waiting, myplan, language } }) => {
        if (services.session.current()?.token !== session.token) return;
        if (isNews()) newMessages.counted(chat_count);
        if (interests_waiting !== undefined && mine === requests) {
          services.store.dispatch(waitingInterestsChanged(interests_waiting));
        }
        if (myplan !== undefined) takePlan(myplan);
        if (language !== undefined) followAccount(services, language);
      })
      .catch(ignore('the badge stays as it is; the next push says the number'));
  };
  const lists = gatherLists((changed) => {
    refreshLists(services.queries, changed);
    if (changed.includes('interests')) count();
  });
  /** The first join follows what the page has just read; after another one anything may have been missed. */
  let wasJoined = false;
  const own = joinMemberChannel({
    ...rest,
    session,
    url: services.data.config.socketUrl || SOCKET_PATH,
    onState: services.realtime.become,
    onJoined() {
      // What changed meanwhile is counted with its lists.
      if (wasJoined) lists.changed(CHANGED_LISTS);
      else count();
      wasJoined = true;
      services.bus.emit(reconnected, {});
      // Another page may have left something meanwhile.
      work.look();
    },
    listen: (channel) =>
      takePushes(channel, {
        ...services,
        newMessages: counts,
        ads,
        releases,
        onUnreadable,
        onPlan: takePlan,
        onChanged: lists.changed,
      }),
    // The badge at least; and where the session is over, the answer to this ends it here too.
    onDoubt: count,
  });
  const stopWatching = watchMoments({
    ...services,
    onMoment: () => own.live()?.push('moment', {}) !== undefined,
  });
  // Not only once the connection stands: where there is none, messages go by calls.
  work.look();
  return {
    say: (name, payload) => void own.live()?.push(name, payload),
    openAssistant: assistantChannelOpener({
      userId: session.userId,
      own,
      onUnreadable: (error) => onUnreadable('of the assistant', error),
    }),
    revive() {
      own.revive();
      newMessages.seen();
    },
    close() {
      own.close();
      work.close();
      lists.close();
      stopWatching();
      newMessages.close();
      ads.close();
    },
  };
}

interface PushParts {
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
function takePushes(channel: Pick<Channel, 'on'>, parts: PushParts): void {
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
