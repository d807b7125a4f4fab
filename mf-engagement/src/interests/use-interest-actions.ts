import { chatRequestKeys } from 'shared-contracts/behaviour/chat-request-keys';
import { changeOptimistically } from 'shared-contracts/behaviour/optimistic-change';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { isApiError } from 'shared-contracts/calls/client';
import {
  answerInterest,
  removeInterest,
  sendInterest,
  type Interest,
} from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { texts } from '../locales/en/engagement.ts';
import { answerKeys, interestKeys } from '../people/interest-keys.ts';
import { ACCEPTED, answerChange, removeChange, type Answer } from './interest-changes.ts';

/** What the actions on an interest need. */
interface InterestTarget {
  readonly interest: Interest;
  /** User id of the other person. */
  readonly them: string;
  /** What was pressed goes, and perhaps the card with it. */
  readonly onActed: () => void;
  /** The reader has made a match, or, with false, the server has refused it. */
  readonly onMatch: (isMade: boolean) => void;
}

/**
 * Takes a sent interest back after a question (section 8, 'Interest removal'), and answers a received one, without
 * waiting for the server; an answer can be changed later, so there is no question first. Accepting what one declined
 * waits: if it was taken back meanwhile, one may send an interest of one's own instead.
 */
export function useInterestActions({ interest, them, onActed, onMatch }: InterestTarget) {
  const { send, confirm, notify } = useHost();
  const t = useTexts(texts);
  const cache = useQueryClient();
  const { id, to, to_profile: person, from_profile: sender, declined } = interest;

  const removing = useAction({
    showAtOnce: () => showAtOnce(removeChange(id)),
    act: () => send(removeInterest, { params: { id } }),
    failed: 'interest.removeFailed',
    onDone: () => notify('interest.removed'),
    refresh: () => interestKeys(them),
  });
  const beginning = useAction({
    act: (message: string) =>
      send(answerInterest, {
        params: { id },
        body: { to, update: ACCEPTED, chat: { message } },
      }),
    refresh: () => chatRequestKeys(them),
  });
  const answering = useAction({
    showAtOnce: (answer: Answer) => showAtOnce(answerChange(id, answer)),
    // The request to chat goes with a yes: there is no second gate (decision 255).
    act: (update: Answer) =>
      send(answerInterest, {
        params: { id },
        body: { to, update, ...(update.accepted && { chat: {} }) },
      }),
    failed: 'interest.answerFailed',
    // A yes is a screen of its own.
    onDone: (_reply, { accepted }) => accepted || notify('interest.declined'),
    onFailed: (_error, { accepted }) => accepted && onMatch(false),
    refresh: () => answerKeys(them),
  });
  // Not shown at once: what was declined may have been taken back since, and its list does not tell.
  const reconsidering = useAction({
    act: async () => {
      try {
        await send(answerInterest, { params: { id }, body: { to, update: ACCEPTED, chat: {} } });
        return 'interest.accepted' as const;
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        const name = sender === undefined ? '' : personName(sender);
        const title = t('sendOwn.question', { name });
        if (!(await confirm({ title, text: t('sendOwn.text', { name }) }))) return null;
        await send(sendInterest, { body: { to: them } });
        return 'interest.sent' as const;
      }
    },
    onDone: (done) => {
      if (done === 'interest.sent') notify(done);
      if (done === 'interest.accepted') onMatch(true);
    },
    refresh: () => answerKeys(them),
  });
  const remove = async () => {
    const title = t(declined ? 'hide.question' : 'remove.question', { name: personName(person) });
    const text = t(declined ? 'hide.text' : 'remove.text', { name: person.name });
    if (!(await confirm({ title, text, danger: true }))) return;
    void removing.run();
    onActed();
  };
  return {
    busy: answering.busy || reconsidering.busy,
    remove: () => void remove(),
    begin: beginning.run,
    reconsider: () => void reconsidering.run(),
    answer: (answer: Answer) => {
      void answering.run(answer);
      if (answer.accepted) onMatch(true);
      onActed();
    },
  };

  function showAtOnce(change: ReturnType<typeof answerChange>) {
    const { keep, takeBack } = changeOptimistically(cache, [change]);
    // The lists are fetched again afterwards; until then they show what was done.
    return { keep: () => keep([change]), takeBack };
  }
}
