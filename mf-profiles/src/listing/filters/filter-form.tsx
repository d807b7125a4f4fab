import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { EDUCATION_LEVELS, type FilterWord } from 'shared-contracts/calls/listing-filters';
import { MOTHER_TONGUES } from 'shared-contracts/domain/mother-tongues';
import type { PlanCode } from 'shared-contracts/domain/plan';
import { DIETS, MANGAL_DOSH, MARITAL_STATUSES, RASHIS } from 'shared-contracts/domain/profile';
import { groupIndian } from 'shared-contracts/domain/units';
import { useFormErrors } from 'shared-contracts/forms/use-form-errors';
import { useHost, useSession, useTexts } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/i18n/i18n';
import { Button, TextField } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { AGES, HEIGHTS, INCOMES } from '../../people/choices.ts';
import { countText } from '../../people/count-text.ts';
import { heightWords } from '../../people/height-words.ts';
import type { Sort } from '../show.ts';
import { filtersInWords } from './applied.ts';
import { ChoiceChips } from './choice-chips.tsx';
import { searchable, draftErrors, withField, type FilterDraft } from './draft.ts';
import { filtersText } from './filter-address.ts';
import { FilterSection } from './filter-section.tsx';
import { FILTER_KEYS, RANGES, type FilterKey, type Filters } from './filters.ts';
import { NumberChoice, Several } from './form-fields.tsx';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { hasField, SECTION_NAMES, SECTIONS, type SectionName } from './sections.ts';
import { SeveralFilter, SuggestedFilter } from './suggested-fields.tsx';
import { useDraftCount } from './use-draft-count.ts';
import { VerifiedFields, YesFields } from './yes-fields.tsx';

/**
 * Begins with the applied filters and tells of new ones at Apply only. With `keepsDraft` it goes on
 * with what was chosen and not applied when it was closed last.
 */
export interface FilterFormProps {
  readonly filters: Filters;
  readonly sort: Sort;
  readonly plan: PlanCode;
  readonly keepsDraft?: boolean;
  /** The section that is open at first; without it all are closed. */
  readonly openAt?: SectionName | undefined;
  readonly onApply: (filters: Filters) => void;
}

/** Points of the Gun Milan that can be required; 18 is what most families call enough. */
const POINTS = [18, 20, 22, 24, 26, 28, 30, 32, 34];

/** Mother tongues as the page writes them. */
function tonguesIn(locale: Locale): FilterWord[] {
  return MOTHER_TONGUES.map((names) => ({
    filter: 'mother_tongue',
    written: names.en,
    read: names[locale],
  }));
}

function toggled(
  open: ReadonlySet<SectionName>,
  name: SectionName,
  isOpen: boolean,
): ReadonlySet<SectionName> {
  const others = [...open].filter((one) => one !== name);
  return new Set(isOpen ? [...others, name] : others);
}

/** Every filter there is, in sections, in the order in which a family thinks of them. */
export function FilterForm({
  filters,
  sort,
  plan,
  keepsDraft = false,
  openAt,
  onApply,
}: FilterFormProps) {
  const t = useTexts(filterTexts);
  const { locale } = useHost();
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
  const { count, words: replied } = useDraftCount(draft, sort);
  const set =
    <Key extends FilterKey>(key: Key) =>
    (value: Filters[Key] | undefined) => {
      form.changed(key);
      setDraft((before) => withField(before, key, value));
    };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What keeps the form from being taken is seen, and takes the focus.
    const sections = event.currentTarget.querySelectorAll('details');
    SECTION_NAMES.forEach((name, at) => {
      const section = sections[at];
      if (section !== undefined && hasField(name, errors)) section.open = true;
    });
    form.submit(() => {
      forgetDraft();
      onApply(draft);
    });
  };
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(new Set(openAt ? [openAt] : []));
  const wording = { t, locale, words: [...tonguesIn(locale), ...replied] };
  const tongueText = (name: string) =>
    wording.words.find(({ written }) => written === name)?.read ?? name;
  // An address of a saved search may have it; levels say the same for most.
  const [hasEducationWords] = useState(draft.education !== undefined);
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
  const section = (name: SectionName, fields: ReactNode) => (
    <FilterSection
      title={t(`section.${name}`)}
      value={filtersInWords(draft, wording, SECTIONS[name]) || t('form.any')}
      open={open.has(name)}
      onToggle={(isOpen) => setOpen((before) => toggled(before, name, isOpen))}
    >
      {fields}
    </FilterSection>
  );
  return (
    <form {...form.formProps} className="pf-form" onSubmit={submit}>
      {section(
        'basics',
        <>
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
          <ChoiceChips
            label={t('field.maritial_status')}
            options={MARITAL_STATUSES}
            values={draft.maritial_status}
            say={(value) => t(`maritial_status.${value}`)}
            onChange={set('maritial_status')}
          />
          <SeveralFilter
            name="city"
            values={draft.city}
            onChange={(chosen) => set('city')(searchable(chosen))}
          />
          <YesFields draft={draft} onChange={setDraft} />
          <TextField
            label={t('field.q')}
            help={t('field.nameHelp')}
            error={form.errorOf('q')}
            value={draft.q ?? ''}
            maxLength={60}
            onChange={({ target }) => set('q')(target.value)}
          />
        </>,
      )}
      {section(
        'work',
        <>
          <ChoiceChips
            label={t('field.education_level')}
            options={EDUCATION_LEVELS}
            values={draft.education_level}
            say={(value) => t(`education_level.${value}`)}
            onChange={set('education_level')}
          />
          {hasEducationWords && words('education')}
          {words('occupation')}
          <NumberChoice
            label={t('field.income')}
            choices={INCOMES}
            say={(value) => `₹${groupIndian(value)}`}
            value={draft.income_from}
            onChange={set('income_from')}
          />
        </>,
      )}
      {section(
        'family',
        <>
          <Several
            label={t('field.mother_tongue')}
            options={MOTHER_TONGUES.map(({ en }) => en)}
            values={draft.mother_tongue}
            say={tongueText}
            onChange={set('mother_tongue')}
          />
          <ChoiceChips
            label={t('field.diet')}
            options={DIETS}
            values={draft.diet}
            say={(value) => t(`diet.${value}`)}
            onChange={set('diet')}
          />
          <SeveralFilter
            name="gotra_not"
            values={draft.gotra_not}
            onChange={(chosen) => set('gotra_not')(searchable(chosen))}
          />
        </>,
      )}
      {section(
        'horoscope',
        <>
          <NumberChoice
            label={t('field.gun_milan')}
            choices={POINTS}
            say={String}
            value={draft.gun_milan_from}
            onChange={set('gun_milan_from')}
          />
          <ChoiceChips
            label={t('field.mangal_dosh')}
            options={MANGAL_DOSH}
            values={draft.mangal_dosh}
            say={(value) => t(`mangal_dosh.${value}`)}
            onChange={set('mangal_dosh')}
          />
          <Several
            label={t('field.rashi')}
            options={RASHIS}
            values={draft.rashi}
            say={(value) => t(`rashi.${value}`)}
            onChange={set('rashi')}
          />
        </>,
      )}
      {section('verified', <VerifiedFields draft={draft} plan={plan} onChange={setDraft} />)}
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
