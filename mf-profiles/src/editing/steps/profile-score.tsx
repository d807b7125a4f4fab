import type { OwnCompletion } from 'shared-contracts/calls/completion';
import { useTexts } from 'shared-contracts/host';
import type * as z from 'shared-contracts/schema';
import { Progress } from 'shared-contracts/ui/core';
import { editingTexts } from '../../locales/en/editing.ts';

type Completion = z.infer<typeof OwnCompletion>;

/** The profile score, and what this page has to do with it. */
export function ProfileScore({ completion }: { completion: Completion | undefined }) {
  const t = useTexts(editingTexts);
  // Its place is kept while it is on its way; without it the page does as well.
  if (completion === undefined) return <div className="pf-edit__score" />;
  const { score, aspects } = completion;
  const fields = aspects?.find(({ aspect }) => aspect === 'fields');
  return (
    <div className="pf-edit__score">
      <Progress value={score} label={t('score.label', { score })} showLabel />
      {fields !== undefined && (
        <p className="sp-muted">
          {t('score.fields', { points: fields.points, most: fields.most })}
        </p>
      )}
    </div>
  );
}
