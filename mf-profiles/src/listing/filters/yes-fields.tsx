import { usePlansHref } from 'shared-contracts/behaviour/use-plans-href';
import { FILTER_VERIFICATIONS } from 'shared-contracts/calls/listing-filters';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { useTexts } from 'shared-contracts/host';
import { Anchor, CheckboxField } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { withField, type FilterDraft } from './draft.ts';
import { isWithin } from './plan-filters.ts';

const YES = ['photo', 'online'] as const;

interface VerifiedFieldsProps {
  readonly draft: FilterDraft;
  readonly plan: PlanCode;
  readonly onChange: (draft: FilterDraft) => void;
}

/** What we verified, as far as the plan filters by it. */
export function VerifiedFields({ draft, plan, onChange }: VerifiedFieldsProps) {
  const t = useTexts(filterTexts);
  const plansHref = usePlansHref();
  const { verified = [] } = draft;
  const lacks = FILTER_VERIFICATIONS.some((kind) => !isWithin(plan, kind));
  return (
    <fieldset className="pf-form__set">
      <legend>{t('field.verified')}</legend>
      {FILTER_VERIFICATIONS.map((kind) => (
        <CheckboxField
          key={kind}
          label={t(`verified.${kind}`)}
          disabled={!isWithin(plan, kind)}
          checked={verified.includes(kind)}
          onChange={({ target }) => {
            const others = verified.filter((one) => one !== kind);
            onChange(withField(draft, 'verified', target.checked ? [...others, kind] : others));
          }}
        />
      ))}
      {lacks && (
        <p className="pf-form__upgrade">
          <Anchor href={plansHref}>{t('form.upgrade')}</Anchor>
        </p>
      )}
    </fieldset>
  );
}

/** On or off: a photo, and who was here this week. */
export function YesFields({ draft, onChange }: Omit<VerifiedFieldsProps, 'plan'>) {
  const t = useTexts(filterTexts);
  return (
    <fieldset className="pf-form__set">
      <legend>{t('field.more')}</legend>
      {YES.map((key) => (
        <CheckboxField
          key={key}
          label={t(`chip.${key}`)}
          checked={draft[key] !== undefined}
          onChange={({ target }) =>
            onChange(withField(draft, key, target.checked ? 'true' : undefined))
          }
        />
      ))}
    </fieldset>
  );
}
