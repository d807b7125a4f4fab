import { useTexts } from 'shared-contracts/host';
import { Button, IconClose, TextField, Field } from 'shared-contracts/ui/core';
import { AntdTheme, Select } from 'shared-contracts/ui/forms';
import { auditTexts, DEEDS, deedTexts } from '../locales/en/audit.ts';
import type { AuditPlace } from './audit-place.ts';
import { targetName, useActorName, type AuditEntry } from './audit-rows.tsx';

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

/** `value` is a deed's name of the API or '' for any, also one that this build does not know. */
interface DeedSelectProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What was done: half a hundred deeds, of which one types a part. */
function DeedSelect({ value, onChange }: DeedSelectProps) {
  const t = useTexts(auditTexts);
  const deed = useTexts(deedTexts);
  const known = DEEDS.map((one) => ({ value: one as string, label: deed(one) }));
  const isKnown = value === '' || known.some((one) => one.value === value);
  return (
    <Field label={t('filter.action')}>
      {({ id }) => (
        <AntdTheme>
          {/* antd changes what it reads out beside other nodes; its list is elsewhere, and is translated. */}
          <div translate="no">
            <Select
              id={id}
              className="st-deeds__select"
              optionRender={({ label }) => <span className="st-deeds__option">{label}</span>}
              // A plain text would be shown beside the search field.
              labelRender={({ label }) => <span translate="yes">{label}</span>}
              showSearch={{ optionFilterProp: 'label' }}
              value={value}
              options={[
                { value: '', label: t('filter.anything') },
                ...(isKnown ? [] : [{ value, label: value }]),
                ...known,
              ]}
              notFoundContent={t('filter.noDeed')}
              onChange={onChange}
            />
          </div>
        </AntdTheme>
      )}
    </Field>
  );
}
