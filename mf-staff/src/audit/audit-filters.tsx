import { useState } from 'react';
import { listAdmins } from 'shared-contracts/calls/desk';
import { useHost, useTexts } from 'shared-contracts/host';
import { useQuery } from 'shared-contracts/query';
import { Button } from 'shared-contracts/ui/core';
import { ChoiceField } from 'shared-contracts/ui/forms';
import { DeskDays } from '../desk-time/desk-days.tsx';
import { auditTexts, DEEDS, deedTexts } from '../locales/en/audit.ts';
import { PeopleField } from '../people/people-field.tsx';
import type { AuditPlace } from './audit-place.ts';
import { targetName, useActorName, type AuditEntry } from './audit-rows.tsx';

/** `entries` are those that are shown, which know the names of those filtered by. */
interface AuditFiltersProps {
  readonly place: AuditPlace;
  readonly entries: readonly AuditEntry[];
  readonly onFilter: (change: AuditPlace) => void;
}

/** By what was done, by whom, to whom, and by days. */
export function AuditFilters({ place, entries, onFilter }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const deed = useTexts(deedTexts);
  const { query, config } = useHost();
  const actorName = useActorName();
  const staff = useQuery(query(listAdmins, {}));
  const { actor = '', target = '', action = '', from = '', to = '' } = place;
  const byActor = entries.find((entry) => entry.actor === actor);
  const named = entries.find((entry) => entry.target === target)?.target_name ?? null;
  // No entry may have the name: before they have come, and where the other filters leave none.
  const [person, setPerson] = useState<Named | null>(null);
  if (named !== null && person?.id !== target) setPerson({ id: target, name: named });
  return (
    <div role="search" className="st-audit-filters" aria-label={t('filter.label')}>
      <ChoiceField
        label={t('filter.action')}
        value={action}
        none={t('filter.noDeed')}
        options={withValue(action, action, [
          { value: '', label: t('filter.anything') },
          ...DEEDS.map((one) => ({ value: one as string, label: deed(one) })),
        ])}
        onChange={(one) => onFilter({ action: one })}
      />
      <ChoiceField
        label={t('filter.actor')}
        value={actor}
        none={t('filter.noActor')}
        options={withValue(actor, byActor ? actorName(byActor) : actor.slice(0, 8), [
          { value: '', label: t('filter.anyone') },
          ...(staff.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ])}
        onChange={(one) => onFilter({ actor: one })}
      />
      <PeopleField
        id="st-audit-target"
        label={t('filter.target')}
        app={config.communityCode}
        name={person?.id === target ? person.name : targetName({ target, target_name: null })}
        error={undefined}
        onChoose={(member) => {
          setPerson(member);
          onFilter({ target: member?.id ?? '' });
        }}
      />
      <DeskDays
        label={t('filter.days')}
        from={from}
        to={to}
        onChange={(days) => onFilter({ from: days.from, to: days.to })}
      />
      {Object.keys(place).some((part) => part !== 'cursor') && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => onFilter({ actor: '', target: '', action: '', from: '', to: '' })}
        >
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}

/** Whom the entries are filtered by. */
interface Named {
  readonly id: string;
  readonly name: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The options, and one for a value that is none of them: this build need not know every deed and person. */
function withValue(value: string, label: string, options: readonly Option[]): readonly Option[] {
  return options.some((one) => one.value === value) ? options : [...options, { value, label }];
}
