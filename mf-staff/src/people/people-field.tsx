import { useEffect, useState } from 'react';
import { ADMIN_PROFILES_PAGE, listAdminProfiles } from 'shared-contracts/calls/desk';
import { toPid } from 'shared-contracts/domain/pid';
import { useHost, useTexts } from 'shared-contracts/host';
import { keepPreviousData, useQuery } from 'shared-contracts/query';
import { Combobox } from 'shared-contracts/ui/combobox';
import { entryTexts } from '../locales/en/entry.ts';

interface PeopleFieldProps {
  readonly id: string;
  readonly label: string;
  /** The community whose members are offered. */
  readonly app: string;
  readonly name: string;
  readonly error: string | undefined;
  /** Without it, words that choose no one are removed when the field is left. */
  readonly onUnchosen?: (typed: string) => void;
  readonly onChoose: (
    member: { readonly id: string; readonly pid: string; readonly name: string } | null,
  ) => void;
}

/** Pause in typing before a request, in ms: each answer is on the audit trail. */
const PAUSE = 250;

/** A member, found by the beginning of the name, 20 at a time. */
export function PeopleField({
  id,
  label,
  app,
  name,
  error,
  onUnchosen,
  onChoose,
}: PeopleFieldProps) {
  const { query } = useHost();
  const text = useTexts(entryTexts);
  const [typed, setTyped] = useState('');
  const searched = usePaused(typed.trim());
  const found = useQuery({
    ...query(listAdminProfiles, { query: { usergroup: app, q: searched } }),
    placeholderData: keepPreviousData,
    enabled: searched !== '',
  });
  // People of an older text must not be taken by a quick Tab.
  const isOlder = found.isPlaceholderData || searched !== typed.trim();
  const people = searched === '' || isOlder ? [] : (found.data?.data ?? []);
  const choices = people.map(({ id: userId, name: full, city, age }) => ({
    value: userId,
    text: full,
    about: [age, city].filter((one) => one !== undefined && one !== null).join(', '),
  }));
  const isWaiting = found.isFetching || isOlder;
  const note =
    typed.trim() === ''
      ? text('help.pid')
      : text(found.isError ? 'people.failed' : isWaiting ? 'people.wait' : 'people.none');
  return (
    <Combobox
      id={id}
      label={label}
      error={error}
      help={choices.length >= ADMIN_PROFILES_PAGE ? text('people.more') : undefined}
      chosen={name}
      choices={choices}
      note={note}
      canBeEmpty
      {...(onUnchosen && { onUnchosen })}
      onType={setTyped}
      onChoose={(one) => onChoose(one && { id: one.value, pid: toPid(one.value), name: one.text })}
      draw={(one) => (
        <span>
          <span>{one.text}</span> <span className="sp-muted">{one.about}</span>
        </span>
      )}
    />
  );
}

/** What was typed, once the writer pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
