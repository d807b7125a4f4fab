import { useTexts } from 'shared-contracts/host';
import { Button, IconClose, TextField } from 'shared-contracts/ui/core';
import { auditTexts } from '../locales/en/audit.ts';
import type { AuditPlace } from './audit-place.ts';
import { targetName, useActorName, type AuditEntry } from './audit-rows.tsx';
import { DeedSelect } from './deed-select.tsx';

/** `entries` are those that stand, which know the names of who is filtered by. */
interface AuditFiltersProps {
  readonly place: AuditPlace;
  readonly entries: readonly AuditEntry[];
  readonly onFilter: (change: AuditPlace) => void;
}

/** By action and days; by person where a name of the list was chosen. */
export function AuditFilters({ place, entries, onFilter }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const actorName = useActorName();
  const { actor, target, action = '', from = '', to = '' } = place;
  const byActor = entries.find((entry) => entry.actor === actor);
  const byTarget = entries.find((entry) => entry.target === target);
  return (
    <div role="search" className="st-audit-filters" aria-label={t('filter.label')}>
      <DeedSelect value={action} onChange={(one) => onFilter({ action: one })} />
      <TextField
        type="date"
        label={t('filter.from')}
        value={from}
        max={to || undefined}
        onChange={({ target: { value } }) => onFilter({ from: value })}
      />
      <TextField
        type="date"
        label={t('filter.to')}
        value={to}
        min={from || undefined}
        onChange={({ target: { value } }) => onFilter({ to: value })}
      />
      <div className="st-audit-filters__people">
        {actor !== undefined && (
          <Removable
            words={t('filter.actor', { name: byActor ? actorName(byActor) : actor.slice(0, 8) })}
            onRemove={() => onFilter({ actor: '' })}
          />
        )}
        {target !== undefined && (
          <Removable
            words={t('filter.target', {
              name: targetName(byTarget ?? { target, target_name: null }),
            })}
            onRemove={() => onFilter({ target: '' })}
          />
        )}
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
    </div>
  );
}

function Removable({ words, onRemove }: { words: string; onRemove: () => void }) {
  const t = useTexts(auditTexts);
  return (
    <Button
      size="small"
      icon={<IconClose />}
      aria-label={t('filter.remove', { filter: words })}
      onClick={onRemove}
    >
      {words}
    </Button>
  );
}
