import type { MouseEvent } from 'react';
import { useAction } from 'shared-contracts/behaviour/use-action';
import { personName } from 'shared-contracts/domain/person-name';
import { useHost, useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { useQueryClient } from 'shared-contracts/query';
import { Button, IconButton, IconEyeOff } from 'shared-contracts/ui/core';
import { texts } from '../locales/en/listing.ts';
import type { ShownAside, WantedAside } from './set-aside.ts';

interface SetAsideButtonProps {
  readonly person: { readonly id: string; readonly name: string; readonly lastName: string };
  /** The mark by which the person is set aside; null without one. Absent on a card, which shows an icon alone. */
  readonly mark?: string | null;
}

/**
 * 'Not for me': the person leaves every list at once, and the notice offers Undo. On the profile of a person who is set
 * aside the button takes that back.
 */
export function SetAsideButton({ person, mark }: SetAsideButtonProps) {
  const t = useTexts(texts);
  const phrase = useTexts(phrases);
  const { send, notify } = useHost();
  const cache = useQueryClient();
  const { run } = useAction<WantedAside, string | null, ShownAside>({
    key: ['set-aside', person.id],
    showAtOnce: async (wanted) =>
      (await import('./set-aside.ts')).showAside(cache, person.id, wanted),
    act: async (wanted) => (await import('./set-aside.ts')).sendAside(send, person.id, wanted),
    onDone: (id, wanted, shown) => {
      const title = personName(person);
      if (!wanted.aside || id === null) return notify('notForMe.removed', {}, { title });
      const undo = () => void run({ aside: false, id, putBack: shown?.takeBack });
      notify('notForMe.added', {}, { title, action: { label: phrase('action.undo'), run: undo } });
    },
  });
  const isAside = typeof mark === 'string';
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isAside) return void run({ aside: false, id: mark });
    focusNext(currentTarget);
    void run({ aside: true });
  };
  if (mark !== undefined)
    return (
      <Button variant="quiet" icon={<IconEyeOff />} onClick={press}>
        {t(isAside ? 'card.showAgain' : 'card.notForMe', { name: person.name })}
      </Button>
    );
  return (
    <IconButton
      raised
      label={t('card.notForMe', { name: person.name })}
      icon={<IconEyeOff />}
      onClick={press}
    />
  );
}

/** The card leaves with its button: the focus moves to the next card. */
function focusNext(button: HTMLElement): void {
  const card = button.closest('article');
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  next?.querySelector<HTMLElement>('h2 a, h3 a')?.focus({ preventScroll: true });
}
