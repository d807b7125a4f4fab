import { PROFILE_TABS, type ProfileTab } from 'shared-contracts/domain/profile';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { Anchor, IconCheck, VisuallyHidden } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';
import { stepHref } from './step-address.ts';
import { fieldsOf } from './step-groups.ts';
import './step-nav.css';

interface StepNavProps {
  readonly step: ProfileTab;
  /** Fields that are still empty; undefined as long as that is not known. */
  readonly missing: readonly string[] | undefined;
  /** Steps in which something is not saved yet. */
  readonly unsaved: readonly ProfileTab[];
}

/**
 * All five steps at any time: where one is, what is still empty, what is not saved. A phone shows their
 * first words; what does not fit stands on a second row, as with tabs.
 */
export function StepNav({ step, missing, unsaved }: StepNavProps) {
  const t = useTexts(editingTexts);
  const phrase = useTexts(phrases);
  return (
    <nav className="pf-steps" aria-label={t('steps.label')}>
      <ol className="pf-steps__row">
        {PROFILE_TABS.map((one, index) => (
          <li key={one}>
            <Anchor
              className="pf-steps__step"
              href={stepHref(one)}
              aria-current={one === step ? 'step' : undefined}
            >
              <span className="pf-steps__number" aria-hidden="true">
                {index + 1}
              </span>
              <span className="pf-steps__short" aria-hidden="true">
                {t(`steps.short.${one}`)}
              </span>
              <span className="pf-steps__name">{phrase(`profile.${one}`)}</span>
              {missing !== undefined && <Missing count={missingIn(one, missing).length} />}
              {unsaved.includes(one) && (
                <span className="pf-steps__unsaved">
                  <VisuallyHidden>{`, ${t('steps.unsaved')}`}</VisuallyHidden>
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Missing({ count }: { count: number }) {
  const t = useTexts(editingTexts);
  const words = count === 0 ? t('steps.done') : t('steps.missing', { count });
  return (
    <span className={count === 0 ? 'pf-steps__done' : 'pf-steps__missing'}>
      {count === 0 ? <IconCheck /> : <span aria-hidden="true">{count}</span>}
      <VisuallyHidden>{`, ${words}`}</VisuallyHidden>
    </span>
  );
}

/** What is still empty of a step. */
export function missingIn(step: ProfileTab, missing: readonly string[]): string[] {
  const fields: readonly string[] = fieldsOf(step);
  return missing.filter((field) => fields.includes(field));
}
