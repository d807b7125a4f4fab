import { useState } from 'react';
import {
  answerChatRequest,
  cancelChatRequest,
  sendChatRequest,
  type ChatRequest,
} from 'shared-contracts/calls/engagement';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import type { MessageKey } from 'shared-contracts/messages';
import { useQueryClient } from 'shared-contracts/query';
import { personName } from '../../people/person-name.ts';
import { refreshChatRequests } from '../../people/refresh-chat-requests.ts';
import { chatTexts } from '../chat-texts.ts';

/** What can be done with a chat request; each resolves to whether it was done. */
export interface RequestActions {
  /** The user id of whose request is on its way to the server. */
  readonly busy: string | null;
  readonly ask: (userId: string) => Promise<boolean>;
  readonly accept: (request: ChatRequest) => Promise<boolean>;
  /** Asks first: the other one is told. */
  readonly decline: (request: ChatRequest) => Promise<boolean>;
  /** Asks first: the request is lost. */
  readonly cancel: (request: ChatRequest) => Promise<boolean>;
}

/** Sends, answers and takes back chat requests (section 4, 'Chat request lifecycle'), and says how it went. */
export function useRequestActions(): RequestActions {
  const { send, confirm, notify } = useHost();
  const tellError = useErrorNotice();
  const t = useTexts(chatTexts);
  const cache = useQueryClient();
  const [busy, setBusy] = useState<string | null>(null);

  const carryOut = async (userId: string, act: () => Promise<unknown>, done: MessageKey) => {
    setBusy(userId);
    try {
      await act();
      notify(done);
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      // After a refusal, too: the other one may have been quicker.
      await refreshChatRequests(cache, userId);
      setBusy(null);
    }
  };

  const answer = (request: ChatRequest, accepted: boolean) => {
    const { id, to, from } = request;
    const body = { to, accepted, declined: !accepted };
    const act = () => send(answerChatRequest, { params: { id }, body });
    return carryOut(from, act, accepted ? 'chatRequest.accepted' : 'chatRequest.declined');
  };

  return {
    busy,
    ask: (userId) => {
      const body = { to: userId, accepted: false, declined: false };
      return carryOut(userId, () => send(sendChatRequest, { body }), 'chatRequest.sent');
    },
    accept: (request) => answer(request, true),
    decline: async (request) => {
      const name = personName(request.from_profile);
      const title = t('request.declineQuestion', { name });
      if (!(await confirm({ title, text: t('request.declineText', { name }) }))) return false;
      return answer(request, false);
    },
    cancel: async (request) => {
      const { id, to, to_profile: person } = request;
      const name = personName(person);
      const title = t('request.cancelQuestion', { name });
      const text = t('request.cancelText', { name });
      if (!(await confirm({ title, text, danger: true }))) return false;
      const act = () => send(cancelChatRequest, { params: { id } });
      return carryOut(to, act, 'chatRequest.cancelled');
    },
  };
}
