import { useState } from 'react';
import { saveTextOverride } from 'shared-contracts/calls/ab-texts';
import { keyOf } from 'shared-contracts/calls/query';
import { getTextOverrides } from 'shared-contracts/calls/site';
import {
  AB_TEXT_LENGTH,
  abKey,
  isAbText,
  type AbLanguage,
  type TextCode,
} from 'shared-contracts/domain/ab-texts';
import { describeError, useHost, useMessages, useTexts } from 'shared-contracts/host';
import { useMutation, useQueryClient } from 'shared-contracts/query';
import { Banner, Button, TextField } from 'shared-contracts/ui/core';
import { auditTexts } from '../locales/en/audit.ts';

/** `texts` are all that are set now. */
interface AbTextProps {
  readonly code: TextCode;
  readonly language: AbLanguage;
  readonly texts: Readonly<Record<string, string>>;
}

/** A field with the words that stand now; empty where the label has its own. */
export function AbText({ code, language, texts }: AbTextProps) {
  const t = useTexts(auditTexts);
  const message = useMessages();
  const { send } = useHost();
  const cache = useQueryClient();
  const now = texts[abKey(code, language)] ?? '';
  const [text, setText] = useState(now);
  const [isSubmitted, setSubmitted] = useState(false);
  const names = { what: t(`texts.${code}`), language: t(`texts.${language}`) };
  const words = text.trim();
  const isWrong = !isAbText(words);
  const save = useMutation({
    mutationFn: (wanted: string | null) =>
      send(saveTextOverride, {
        body: { code, language, text: wanted, was: now === '' ? null : now },
      }),
    onSuccess: (reply, wanted) => {
      cache.setQueryData(keyOf(getTextOverrides, {}), reply);
      setText(wanted ?? '');
      setSubmitted(false);
    },
    // The text of another is shown beside the field then; what was typed stays in it.
    onError: () => void cache.invalidateQueries({ queryKey: keyOf(getTextOverrides, {}) }),
  });
  const set = () => {
    setSubmitted(isWrong);
    if (!isWrong) save.mutate(words);
  };
  return (
    <form
      className="st-ab"
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <TextField
        label={names.language}
        lang={language}
        value={text}
        placeholder={t('texts.own')}
        maxLength={AB_TEXT_LENGTH}
        error={isSubmitted && isWrong ? t('texts.wrong', { count: AB_TEXT_LENGTH }) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="st-ab__buttons">
        <Button
          type="submit"
          loading={save.isPending}
          aria-label={t('texts.saveNamed', names)}
          aria-disabled={words === now || undefined}
        >
          {t('texts.save')}
        </Button>
        {now !== '' && (
          <Button
            variant="quiet"
            loading={save.isPending}
            aria-label={t('texts.resetNamed', names)}
            onClick={() => save.mutate(null)}
          >
            {t('texts.reset')}
          </Button>
        )}
      </div>
      {save.isSuccess && words === now && (
        <Banner kind="success" role="status">
          {now === '' ? t('texts.back', names) : t('texts.saved', { ...names, text: now })}
        </Banner>
      )}
      {save.error !== null && (
        <Banner kind="danger" role="alert" title={t('texts.notSaved')}>
          <span>{message(describeError(save.error).key)}</span>
          {now !== words && now !== '' && <span> {t('texts.saved', { ...names, text: now })}</span>}
        </Banner>
      )}
    </form>
  );
}
