import { useState } from 'react';
import { removeInterest, type Interest } from 'shared-contracts/calls/engagement';
import { useErrorNotice } from 'shared-contracts/error-notice';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQueryClient } from 'shared-contracts/query';
import { personName } from '../people/person-name.ts';
import { refreshInterests } from '../people/refresh-interests.ts';
import { texts } from '../texts.ts';

/** Taking a sent interest back. */
export interface RemoveInterest {
  /** Ids that are hidden: at once when confirmed, until the server refuses. */
  readonly leaving: ReadonlySet<string>;
  /** Asks first; resolves to false when the member thinks again. */
  readonly remove: (interest: Interest) => Promise<boolean>;
}

/** Removes a sent interest (section 8, 'Interest removal') without waiting for the answer. */
export function useRemoveInterest(): RemoveInterest {
  const { send, confirm, notify } = useHost();
  const tellError = useErrorNotice();
  const t = useTexts(texts);
  const cache = useQueryClient();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const carryOut = async ({ id, to }: Interest) => {
    try {
      await send(removeInterest, { params: { id } });
      notify('interest.removed');
    } catch (error) {
      setLeaving((ids) => new Set([...ids].filter((other) => other !== id)));
      tellError(error, 'interest.removeFailed');
    }
    await refreshInterests(cache, to);
  };

  const remove = async (interest: Interest) => {
    const { to_profile: person, id } = interest;
    const title = t('remove.question', { name: personName(person) });
    const text = t('remove.text', { name: person.name });
    if (!(await confirm({ title, text, danger: true }))) return false;
    setLeaving((ids) => new Set(ids).add(id));
    void carryOut(interest);
    return true;
  };
  return { leaving, remove };
}
