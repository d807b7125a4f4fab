import { chatRequestKeys } from 'shared-contracts/behaviour/chat-request-keys';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { useEngagement } from 'shared-contracts/behaviour/use-engagement';
import { isApiError } from 'shared-contracts/calls/client';
import {
  answerChatRequest,
  cancelChatRequest,
  sendChatRequest,
  type ChatRequest,
} from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import type { MessageKey } from 'shared-contracts/locales/en/messages';
import { chatTexts } from '../../locales/en/chat.ts';

/** What can be done between two people about a chat request; each resolves to whether it was done. */
export interface RequestActions {
  readonly busy: boolean;
  readonly ask: () => Promise<boolean>;
  readonly accept: (request: ChatRequest) => Promise<boolean>;
  /** Asks first: the other person is notified. */
  readonly decline: (request: ChatRequest) => Promise<boolean>;
  /** Asks first: the request is lost, or, declined, leaves the list. */
  readonly cancel: (request: ChatRequest) => Promise<boolean>;
}

/** Resolves to what was done, null if one thought again. */
type Step = () => Promise<MessageKey | null>;

/** Sends, answers and takes back a chat request (section 4, 'Chat request lifecycle'), and says how it went. */
export function useRequestActions(them: string): RequestActions {
  const { send, confirm, notify } = useHost();
  const t = useTexts(chatTexts);
  const engage = useEngagement(them);
  const { busy, run } = useAction<Step, MessageKey | null>({
    act: (act) => act(),
    onDone: (done) => {
      if (done !== null) notify(done);
      if (done === 'chatRequest.sent') engage('chat');
    },
    refresh: () => chatRequestKeys(them),
  });

  const sendOwn = async (): Promise<MessageKey> => {
    await send(sendChatRequest, { body: { to: them, accepted: false, declined: false } });
    return 'chatRequest.sent';
  };
  const answer = ({ id, to }: ChatRequest, accepted: boolean): Step => {
    const body = { to, accepted, declined: !accepted };
    return async () => {
      await send(answerChatRequest, { params: { id }, body });
      return accepted ? 'chatRequest.accepted' : 'chatRequest.declined';
    };
  };
  return {
    busy,
    ask: () => run(sendOwn),
    accept: (request) => {
      const accept = answer(request, true);
      if (!request.declined) return run(accept);
      // What was declined may have been taken back since, and its recipient is not notified.
      return run(async () => {
        try {
          return await accept();
        } catch (error) {
          if (!isApiError(error) || error.status !== 404) throw error;
          const name = personName(request.from_profile);
          const title = t('request.goneQuestion', { name });
          if (!(await confirm({ title, text: t('request.goneText', { name }) }))) return null;
          return sendOwn();
        }
      });
    },
    decline: async (request) => {
      const name = personName(request.from_profile);
      const title = t('request.declineQuestion', { name });
      if (!(await confirm({ title, text: t('request.declineText', { name }) }))) return false;
      return run(answer(request, false));
    },
    cancel: async ({ id, to_profile: person, declined }) => {
      const name = personName(person);
      const title = t(declined ? 'request.hideQuestion' : 'request.cancelQuestion', { name });
      const text = t(declined ? 'request.hideText' : 'request.cancelText', { name });
      if (!(await confirm({ title, text, danger: true }))) return false;
      return run(async () => {
        await send(cancelChatRequest, { params: { id } });
        return 'chatRequest.cancelled';
      });
    },
  };
}
