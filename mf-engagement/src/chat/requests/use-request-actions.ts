import { useAction } from 'shared-contracts/behaviour/use-action';
import { useEngagement } from 'shared-contracts/behaviour/use-engagement';
import {
  answerChatRequest,
  cancelChatRequest,
  sendChatRequest,
  type ChatRequest,
} from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import type { MessageKey } from 'shared-contracts/i18n/messages';
import { chatRequestKeys } from '../../people/chat-request-keys.ts';
import { chatTexts } from '../chat-texts.ts';

/** What can be done between two people about a chat request; each resolves to whether it was done. */
export interface RequestActions {
  readonly busy: boolean;
  readonly ask: () => Promise<boolean>;
  readonly accept: (request: ChatRequest) => Promise<boolean>;
  /** Asks first: the other one is told. */
  readonly decline: (request: ChatRequest) => Promise<boolean>;
  /** Asks first: the request is lost. */
  readonly cancel: (request: ChatRequest) => Promise<boolean>;
}

interface Step {
  readonly act: () => Promise<unknown>;
  readonly done: MessageKey;
}

/** Sends, answers and takes back a chat request (section 4, 'Chat request lifecycle'), and says how it went. */
export function useRequestActions(them: string): RequestActions {
  const { send, confirm, notify } = useHost();
  const t = useTexts(chatTexts);
  const engage = useEngagement(them);
  const { busy, run } = useAction<Step>({
    act: ({ act }) => act(),
    onDone: (_reply, { done }) => {
      notify(done);
      if (done === 'chatRequest.sent') engage('chat');
    },
    refresh: () => chatRequestKeys(them),
  });

  const answer = ({ id, to }: ChatRequest, accepted: boolean) => {
    const body = { to, accepted, declined: !accepted };
    const act = () => send(answerChatRequest, { params: { id }, body });
    return run({ act, done: accepted ? 'chatRequest.accepted' : 'chatRequest.declined' });
  };
  return {
    busy,
    ask: () => {
      const body = { to: them, accepted: false, declined: false };
      return run({ act: () => send(sendChatRequest, { body }), done: 'chatRequest.sent' });
    },
    accept: (request) => answer(request, true),
    decline: async (request) => {
      const name = personName(request.from_profile);
      const title = t('request.declineQuestion', { name });
      if (!(await confirm({ title, text: t('request.declineText', { name }) }))) return false;
      return answer(request, false);
    },
    cancel: async ({ id, to_profile: person }) => {
      const name = personName(person);
      const title = t('request.cancelQuestion', { name });
      const text = t('request.cancelText', { name });
      if (!(await confirm({ title, text, danger: true }))) return false;
      const act = () => send(cancelChatRequest, { params: { id } });
      return run({ act, done: 'chatRequest.cancelled' });
    },
  };
}
