import { useEffect, useState, type SubmitEvent } from 'react';
import { EDUCATION_LEVELS } from 'shared-contracts/calls/listing-filters';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { DIETS, MANGAL_DOSH, MARITAL_STATUSES, RASHIS } from 'shared-contracts/domain/profile';
import { groupIndian } from 'shared-contracts/domain/units';
import { useFormErrors } from 'shared-contracts/forms/use-form-errors';
import { useSession, useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { AGES, HEIGHTS, INCOMES } from '../../people/choices.ts';
import { countText } from '../../people/count-text.ts';
import { heightWords } from '../../people/height-words.ts';
import type { Sort } from '../show.ts';
import { searchable, draftErrors, withField, type FilterDraft } from './draft.ts';
import { filtersText } from './filter-address.ts';
import { FILTER_KEYS, RANGES, type FilterKey, type Filters } from './filters.ts';
import { NumberChoice, Several } from './form-fields.tsx';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { SeveralFilter, SuggestedFilter } from './suggested-fields.tsx';
import { useDraftCount } from './use-draft-count.ts';
import { YesFields } from './yes-fields.tsx';

/**
 * Begins with the applied filters and tells of new ones at Apply only. With `keepsDraft` it goes on
 * with what was chosen and not applied when it was closed last.
 */
export interface FilterFormProps {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly plan: PlanCode;
  readonly keepsDraft?: boolean;
  readonly onApply: (filters: Filters) => void;
}

/** Every filter there is, in the order in which a family thinks of them. */
export function FilterForm({ filters, sort, plan, keepsDraft = false, onApply }: FilterFormProps) {
  const t = useTexts(filterTexts);
  const owner = useSession()?.userId ?? '';
  const applied = filtersText(filters);
  const [draft, setDraft] = useState<FilterDraft>(
    () => (keepsDraft ? keptDraft(owner, applied) : undefined) ?? filters,
  );
  useEffect(() => {
    if (keepsDraft) keepDraft({ owner, applied, draft });
  }, [keepsDraft, owner, applied, draft]);
  const errors = draftErrors(draft);
  const form = useFormErrors<FilterKey>({
    fields: FILTER_KEYS,
    errors: Object.fromEntries([...errors].map((key) => [key, errorText(key)])),
    shownAtOnce: RANGES.flat(),
  });
  const count = useDraftCount(draft, sort);
  const set =
    <Key extends FilterKey>(key: Key) =>
    (value: Filters[Key] | undefined) => {
      form.changed(key);
      setDraft((before) => withField(before, key, value));
    };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.submit(() => {
      forgetDraft();
      onApply(draft);
    });
  };
  const age = { choices: AGES, say: String };
  const height = { choices: HEIGHTS, say: (cm: number) => heightWords(t, cm) };
  const words = (key: 'education' | 'occupation') => (
    <SuggestedFilter
      name={key}
      error={form.errorOf(key)}
      value={draft[key]}
      onChange={(value) => set(key)(value)}
    />
  );
  return (
    <form {...form.formProps} className="pf-form" onSubmit={submit}>
      <div className="pf-form__pair">
        <NumberChoice
          {...age}
          label={t('field.ageFrom')}
          value={draft.age_from}
          onChange={set('age_from')}
        />
        <NumberChoice
          {...age}
          label={t('field.ageTo')}
          value={draft.age_to}
          onChange={set('age_to')}
          error={form.errorOf('age_to')}
        />
      </div>
      <div className="pf-form__pair">
        <NumberChoice
          {...height}
          label={t('field.heightFrom')}
          value={draft.height_from}
          onChange={set('height_from')}
        />
        <NumberChoice
          {...height}
          label={t('field.heightTo')}
          value={draft.height_to}
          onChange={set('height_to')}
          error={form.errorOf('height_to')}
        />
      </div>
      <SeveralFilter
        name="city"
        values={draft.city}
        onChange={(chosen) => set('city')(searchable(chosen))}
      />
      <Several
        label={t('field.maritial_status')}
        options={MARITAL_STATUSES}
        values={draft.maritial_status}
        say={(value) => t(`maritial_status.${value}`)}
        onChange={set('maritial_status')}
      />
      {words('education')}
      <Several
        label={t('field.education_level')}
        options={EDUCATION_LEVELS}
        values={draft.education_level}
        say={(value) => t(`education_level.${value}`)}
        onChange={set('education_level')}
      />
      {words('occupation')}
      <NumberChoice
        label={t('field.income')}
        choices={INCOMES}
        say={(value) => `₹${groupIndian(value)}`}
        value={draft.income_from}
        onChange={set('income_from')}
      />
      <Several
        label={t('field.diet')}
        options={DIETS}
        values={draft.diet}
        say={(value) => t(`diet.${value}`)}
        onChange={set('diet')}
      />
      <Several
        label={t('field.rashi')}
        options={RASHIS}
        values={draft.rashi}
        say={(value) => t(`rashi.${value}`)}
        onChange={set('rashi')}
      />
      <Several
        label={t('field.mangal_dosh')}
        options={MANGAL_DOSH}
        values={draft.mangal_dosh}
        say={(value) => t(`mangal_dosh.${value}`)}
        onChange={set('mangal_dosh')}
      />
      <SeveralFilter
        name="gotra_not"
        values={draft.gotra_not}
        onChange={(chosen) => set('gotra_not')(searchable(chosen))}
      />
      <YesFields draft={draft} plan={plan} onChange={setDraft} />
      <div className="pf-form__foot">
        <Button variant="quiet" onClick={() => setDraft({})}>
          {t('form.clear')}
        </Button>
        <Button variant="primary" type="submit">
          {applyText()}
        </Button>
      </div>
    </form>
  );

  function errorText(key: FilterKey): string {
    const isRange = RANGES.some(([, to]) => to === key);
    return isRange ? t('form.backward') : t('form.unsearchable', { count: 2 });
  }

  function applyText(): string {
    if (count === undefined) return t('form.apply');
    if (count.people === 0) return t('form.applyNone');
    return countText(count, { exact: 'form.applyCount', more: 'form.applyMore' }, t);
  }
}
