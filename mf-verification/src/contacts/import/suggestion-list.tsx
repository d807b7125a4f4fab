import { useId, useState } from 'react';
import type { ContactSuggestion } from 'shared-contracts/calls/contacts';
import { phoneticBeginning, phoneticKey } from 'shared-contracts/domain/phonetic-key';
import { useTexts } from 'shared-contracts/host';
import { CheckboxField, TextField } from 'shared-contracts/ui/core';
import { importTexts } from '../../locales/en/import.ts';

/** Most people that are drawn at once; the search finds the others. */
const MOST_SHOWN = 50;

/** From so many people on there is a search. */
const SEARCH_FROM = 8;

/** Who is chosen: the number of each. */
export type Chosen = ReadonlyMap<ContactSuggestion, string>;

interface SuggestionListProps {
  readonly people: readonly ContactSuggestion[];
  readonly chosen: Chosen;
  /** How many there is room for in the list of contacts. */
  readonly room: number;
  readonly onChange: (chosen: Chosen) => void;
}

/** People to be chosen with check boxes; those with several numbers have them below their name. */
export function SuggestionList({ people, chosen, room, onChange }: SuggestionListProps) {
  const t = useTexts(importTexts);
  const id = useId();
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const digits = words.replaceAll(/\D/g, '');
  const heard = phoneticBeginning(words);
  const found = people.filter(
    ({ name, phones }) =>
      name.toLowerCase().includes(words) ||
      // Written in the other script, perhaps.
      (heard !== '' && ` ${phoneticKey(name)}`.includes(` ${heard}`)) ||
      (digits !== '' && phones.some(({ phone }) => phone.includes(digits))),
  );
  const choose = (person: ContactSuggestion, phone: string | null) => {
    const next = new Map(chosen);
    if (phone === null) next.delete(person);
    else next.set(person, phone);
    onChange(next);
  };
  return (
    <>
      {people.length >= SEARCH_FROM && (
        <TextField
          label={t('list.search')}
          type="search"
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <ul className="vf-book" aria-label={t('list.label')}>
        {found.slice(0, MOST_SHOWN).map((person, at) => {
          const name = person.name === '' ? t('list.unnamed') : person.name;
          const phone = chosen.get(person);
          const isFull = phone === undefined && chosen.size >= room;
          return (
            <li key={`${at} ${person.name} ${person.phone}`}>
              <CheckboxField
                label={
                  <span className="vf-book__person">
                    <strong>{name}</strong>
                    {person.phones.length < 2 && <Numbers phones={person.phones} />}
                  </span>
                }
                checked={phone !== undefined}
                disabled={isFull}
                onChange={(event) => choose(person, event.target.checked ? person.phone : null)}
              />
              {phone !== undefined && person.phones.length > 1 && (
                <fieldset className="vf-book__numbers">
                  <legend className="sp-hidden">{t('list.number', { name })}</legend>
                  {person.phones.map((one) => (
                    <label className="sp-check" key={one.phone}>
                      <input
                        type="radio"
                        name={`${id} ${at}`}
                        checked={one.phone === phone}
                        onChange={() => choose(person, one.phone)}
                      />
                      <Numbers phones={[one]} />
                    </label>
                  ))}
                </fieldset>
              )}
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className="sp-muted">{t('list.noMatch')}</p>}
      {found.length > MOST_SHOWN && (
        <p className="sp-muted">{t('list.more', { count: found.length - MOST_SHOWN })}</p>
      )}
    </>
  );
}

/** A number, and what is wrong with it in words. */
function Numbers({ phones }: Pick<ContactSuggestion, 'phones'>) {
  const t = useTexts(importTexts);
  return phones.map(({ phone, problem }) => (
    <span className="vf-book__number" key={phone}>
      <span>{phone}</span>
      {problem !== null && <em className="vf-book__problem">{` ${t(`phone.${problem}`)}`}</em>}
    </span>
  ));
}
