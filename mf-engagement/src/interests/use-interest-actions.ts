import { changeOptimistically } from 'shared-contracts/behaviour/optimistic-change';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { answerInterest, removeInterest, type Interest } from 'shared-contracts/calls/engagement';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { interestKeys } from '../people/interest-keys.ts';
import { texts } from '../texts.ts';
import { answerChange, removeChange, type Answer } from './interest-changes.ts';

/** What the actions on an interest need. */
interface InterestTarget {
  readonly interest: Interest;
  /** User id of the other person. */
  readonly them: string;
  /** What was pressed goes, and perhaps the card with it; with the answer, if it was one. */
  readonly onActed: (answer?: Answer) => void;
}

/**
 * Takes a sent interest back after a question (section 8, 'Interest removal'), and answers a received one, without
 * waiting for the server; an answer can be changed later, so nothing is asked first.
 */
export function useInterestActions({ interest, them, onActed }: InterestTarget) {
  const { send, confirm, notify } = useHost();
  const t = useTexts(texts);
  const cache = useQueryClient();
  const { id, to, to_profile: person } = interest;
  const refresh = () => interestKeys(them);

  const removing = useAction({
    showAtOnce: () => showAtOnce(removeChange(id)),
    act: () => send(removeInterest, { params: { id } }),
    failed: 'interest.removeFailed',
    onDone: () => notify('interest.removed'),
    refresh,
  });
  const answering = useAction({
    showAtOnce: (answer: Answer) => showAtOnce(answerChange(id, answer)),
    act: (update: Answer) => send(answerInterest, { params: { id }, body: { to, update } }),
    failed: 'interest.answerFailed',
    onDone: (_reply, { accepted }) => notify(accepted ? 'interest.accepted' : 'interest.declined'),
    refresh,
  });
  const remove = async () => {
    const title = t('remove.question', { name: personName(person) });
    const text = t('remove.text', { name: person.name });
    if (!(await confirm({ title, text, danger: true }))) return;
    void removing.run();
    onActed();
  };
  return {
    busy: answering.busy,
    remove: () => void remove(),
    answer: (answer: Answer) => {
      void answering.run(answer);
      onActed(answer);
    },
  };

  function showAtOnce(change: ReturnType<typeof answerChange>) {
    const { keep, takeBack } = changeOptimistically(cache, [change]);
    // The lists are asked anew afterwards; until then they say what was done.
    return { keep: () => keep([change]), takeBack };
  }
}
