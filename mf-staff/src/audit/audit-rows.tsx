import type { listAudit } from 'shared-contracts/calls/audit';
import type { CallReply } from 'shared-contracts/calls/call';
import { useTexts } from 'shared-contracts/host';
import { IstTime } from '../desk-time/ist-time.tsx';
import { DEEDS, auditTexts, deedTexts } from '../locales/en/audit.ts';
import type { AuditPlace } from './audit-place.ts';

/** An entry of the audit trail. */
export type AuditEntry = CallReply<typeof listAudit>['data']['data'][number];

interface AuditRowsProps {
  readonly entries: readonly AuditEntry[];
  /** Another page is on its way. */
  readonly busy: boolean;
  readonly onFilter: (change: AuditPlace) => void;
}

/** Each entry is a sentence: who, what, whom; the names filter by themselves, and what was noted stands below. */
export function AuditRows({ entries, busy, onFilter }: AuditRowsProps) {
  const t = useTexts(auditTexts);
  return (
    <ol className="st-audit" aria-label={t('audit.list')} aria-busy={busy}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} onFilter={onFilter} />
      ))}
    </ol>
  );
}

function Row({ entry, onFilter }: { entry: AuditEntry } & Pick<AuditRowsProps, 'onFilter'>) {
  const t = useTexts(auditTexts);
  const actorName = useActorName();
  const deed = useDeed();
  const { actor, target } = entry;
  const who = actorName(entry);
  const whom = targetName(entry);
  const facts = factsOf(entry);
  return (
    <li className="st-audit__entry">
      <IstTime at={entry.created_at} className="st-audit__time" />
      <div className="st-audit__what">
        {actor === null ? (
          <strong>{who}</strong>
        ) : (
          <button
            type="button"
            className="st-audit__name"
            title={t('audit.onlyActor', { name: who })}
            onClick={() => onFilter({ actor })}
          >
            {who}
          </button>
        )}{' '}
        <span>{deed(entry.action)}</span>{' '}
        {target !== null && (
          <button
            type="button"
            className="st-audit__name"
            title={t('audit.onlyTarget', { name: whom })}
            onClick={() => onFilter({ target })}
          >
            {whom}
          </button>
        )}
        {facts.length > 0 && (
          <span className="st-audit__facts">
            {facts.map(([name, value]) => (
              <span key={name}>
                {t('audit.fact', {
                  name: name === 'ids' ? t('audit.entries') : name.replaceAll('_', ' '),
                  value,
                })}
              </span>
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** What was noted, by name; ids and places in a list say nothing to a reader. */
function factsOf({ facts = {} }: AuditEntry): [string, string][] {
  return Object.entries(facts).filter(([name, value]) => name !== 'cursor' && !ID.test(value));
}

/** An action in words; one without words under its own name. */
export function useDeed(): (action: string) => string {
  const deed = useTexts(deedTexts);
  return (action) => {
    const known = DEEDS.find((one) => one === action);
    return known === undefined ? action.replaceAll(/[._]/g, ' ') : deed(known);
  };
}

/** Who did it, as people are called today. */
export function useActorName(): (entry: AuditEntry) => string {
  const t = useTexts(auditTexts);
  return ({ actor, actor_name: name }) =>
    actor === null ? t('audit.server') : (name ?? t('audit.gone'));
}

/** Whom or what it was done to; what is no person by the first part of its id. */
export function targetName({
  target,
  target_name: name,
}: Pick<AuditEntry, 'target' | 'target_name'>) {
  return name ?? (ID.test(target ?? '') ? (target ?? '').slice(0, 8) : (target ?? ''));
}
