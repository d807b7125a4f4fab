import { useId, useState, type KeyboardEvent } from 'react';
import { maxLengthOf } from 'shared-contracts/calls/max-length';
import { decideReport } from 'shared-contracts/calls/reports';
import { describeError, useMessages, useTexts } from 'shared-contracts/host';
import { Banner, Button, FieldError, Stack, TextAreaField } from 'shared-contracts/ui/core';
import { reportTexts } from '../locales/en/reports.ts';
import { useDeskKeys } from '../use-desk-keys.ts';

/** What is done about a report. */
export const REPORT_CHOICES = ['dismiss', 'warn', 'hide'] as const;
export type ReportChoice = (typeof REPORT_CHOICES)[number];

interface DecideFormProps {
  /** Nothing can be done to an account that is gone. */
  readonly isGone: boolean;
  readonly isDeciding: boolean;
  readonly error: unknown;
  readonly onDecide: (choice: ReportChoice, note: string) => void;
}

/** Choose, say why, and decide: three steps, so that no single key does anything to anybody. */
export function DecideForm({ isGone, isDeciding, error, onDecide }: DecideFormProps) {
  const text = useTexts(reportTexts);
  const message = useMessages();
  const id = useId();
  const [choice, setChoice] = useState<ReportChoice | null>(null);
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const offered = REPORT_CHOICES.filter((one) => !isGone || one === 'dismiss');
  const words = note.trim();

  const choose = (one: ReportChoice) => {
    if (!offered.includes(one)) return false;
    setChoice(one);
    document.getElementById(id)?.focus();
  };
  useDeskKeys({
    d: () => choose('dismiss'),
    w: () => choose('warn'),
    h: () => choose('hide'),
  });
  const decide = () => {
    setSubmitted(true);
    if (choice !== null && words !== '' && !isDeciding) onDecide(choice, words);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.ctrlKey) decide();
  };
  return (
    <section aria-label={text('decide.title')} onKeyDown={onKeyDown}>
      <h3 className="rp-label">{text('decide.title')}</h3>
      <Stack>
        <fieldset className="rp-choices">
          <legend>{text('decide.what')}</legend>
          {offered.map((one) => (
            <label key={one} className="sp-check">
              <input
                type="radio"
                name={`${id}-what`}
                checked={choice === one}
                onChange={() => setChoice(one)}
              />
              <span>{text(`decide.${one}`)}</span>
            </label>
          ))}
          <FieldError id={`${id}-what-error`}>
            {isSubmitted && choice === null ? text('decide.chooseFirst') : undefined}
          </FieldError>
        </fieldset>
        <TextAreaField
          id={id}
          label={text(choice === 'dismiss' ? 'decide.noteDismiss' : 'decide.noteAct')}
          help={choice === null ? undefined : text(`decide.help.${choice}`)}
          value={note}
          rows={3}
          maxLength={maxLengthOf(decideReport.body.shape.note)}
          error={isSubmitted && words === '' ? text('decide.missing') : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        {error !== null && (
          <Banner kind="danger" role="alert" title={text('decide.failed')}>
            {message(describeError(error).key)}
          </Banner>
        )}
        <div>
          <Button
            variant={choice === 'hide' ? 'danger' : 'primary'}
            loading={isDeciding}
            onClick={decide}
          >
            {text('decide.send')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
