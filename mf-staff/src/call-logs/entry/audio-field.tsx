import { useId, useRef } from 'react';
import { useHost, useTexts } from 'shared-contracts/host';
import { Button, FieldError, Progress } from 'shared-contracts/ui/core';
import { entryTexts } from '../../locales/en/entry.ts';
import type { UsedAudio } from './use-audio.ts';

interface AudioFieldProps {
  readonly id: string;
  readonly audio: UsedAudio;
  /** The file that is there and waits to be saved with the entry; '' for none. */
  readonly uploaded: string;
  /** What the server had against it. */
  readonly error: string | undefined;
  /** Of an entry that has a recording: whether it is removed with the next save; null without one. */
  readonly isRemoved: boolean | null;
  readonly onTakeAway: () => void;
  readonly onRemove: (isRemoved: boolean) => void;
}

/** Chooses a recording, says how far it is, and tries again where it did not arrive. */
export function AudioField(props: AudioFieldProps) {
  const { id, audio, uploaded, error, isRemoved, onTakeAway, onRemove } = props;
  const { upload } = useHost();
  const text = useTexts(entryTexts);
  const input = useRef<HTMLInputElement>(null);
  const label = useId();
  const { chosen } = audio;
  const hasOne = chosen !== null || uploaded !== '';
  const name = chosen?.file.name ?? uploaded;
  const wrong =
    chosen?.state === 'refused'
      ? chosen.error
      : chosen?.state === 'failed'
        ? text('audio.failed', { name, reason: chosen.error ?? '' })
        : error;
  // A shell that is older than uploads has no way to send one.
  if (upload === undefined) return null;
  return (
    <div className="st-audio" role="group" aria-labelledby={label} aria-describedby={`${id}-error`}>
      <span className="sp-field__label" id={label}>
        {text('field.upload')}
      </span>
      <div className="sp-row">
        <Button id={id} size="small" onClick={() => input.current?.click()}>
          {text(hasOne ? 'audio.other' : 'audio.choose')}
        </Button>
        {chosen?.state === 'failed' && (
          <Button size="small" variant="primary" onClick={audio.retry}>
            {text('audio.retry')}
          </Button>
        )}
        {hasOne && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              audio.cancel();
              onTakeAway();
            }}
          >
            {text('audio.cancel')}
          </Button>
        )}
        {!hasOne && isRemoved !== null && (
          <Button size="small" variant="quiet" onClick={() => onRemove(!isRemoved)}>
            {text(isRemoved ? 'audio.keep' : 'audio.remove')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="audio/*,.amr,.3gp,.3ga,.wma,.spx,.opus"
        aria-label={text('audio.choose')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) audio.choose(file);
          // The same file again is a choice again.
          target.value = '';
        }}
      />
      {chosen?.state === 'sending' && (
        <Progress
          label={text('audio.sending', { name, percent: Math.round(chosen.sent * 100) })}
          showLabel
          value={Math.round(chosen.sent * 100)}
        />
      )}
      {chosen === null && uploaded !== '' && !error && (
        <p className="sp-field__help" role="status">
          {text('audio.sent', { name })}
        </p>
      )}
      {!hasOne && isRemoved === true && (
        <p className="sp-field__help" role="status">
          {text('audio.removed')}
        </p>
      )}
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
    </div>
  );
}
