import { useSyncExternalStore } from 'react';
import { useTexts } from 'shared-contracts/host';
import { texts } from '../locales/en/desk.ts';
import { clockText } from './clock-text.ts';
import './recording.css';
import { SPEEDS, type Recordings } from './recordings.ts';

/** `tabIndex` is -1 where the keyboard shall pass. */
interface RecordingProps {
  readonly recordings: Recordings;
  readonly id: string;
  readonly url: string;
  /** Who was called, so that twenty players have twenty names. */
  readonly name: string;
  readonly tabIndex?: number;
  /** Whether the speed can be chosen beside it. */
  readonly withSpeed?: boolean;
}

/** Plays a call; nothing is fetched before. */
export function Recording(props: RecordingProps) {
  const { recordings, id, url, name, tabIndex, withSpeed } = props;
  const text = useTexts(texts);
  const now = useSyncExternalStore(recordings.subscribe, recordings.current);
  const own = now?.id === id ? now : null;
  const isUnplayable = own?.phase === 'unplayable';
  const failed = own?.phase === 'failed' || isUnplayable;
  const runs = own?.phase === 'playing' || own?.phase === 'loading';
  const verb = failed ? 'again' : runs ? 'pause' : 'play';
  const known = own !== null && Number.isFinite(own.length);
  return (
    <span className="st-recording">
      <button
        type="button"
        className="st-recording__button"
        aria-label={text(`recording.${verb}`, { name })}
        aria-busy={own?.phase === 'loading' || undefined}
        tabIndex={tabIndex}
        onClick={() => recordings.toggle(id, url)}
      >
        {runs ? <PauseIcon /> : <PlayIcon />}
      </button>
      {known && !failed && (
        <>
          <input
            className="st-recording__place"
            type="range"
            min={0}
            max={Math.max(1, Math.ceil(own.length))}
            value={Math.floor(own.at)}
            tabIndex={tabIndex}
            aria-label={text('recording.seek', { name })}
            aria-valuetext={text('recording.place', {
              at: clockText(own.at),
              length: clockText(own.length),
            })}
            onChange={(event) => recordings.seek(Number(event.target.value))}
          />
          <span className="st-recording__time">{clockText(Math.ceil(own.length - own.at))}</span>
        </>
      )}
      {withSpeed === true && own !== null && !failed && (
        <select
          className="st-recording__speed"
          aria-label={text('recording.speed')}
          value={own.speed}
          onChange={({ target }) => recordings.setSpeed(Number(target.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {text('recording.times', { speed })}
            </option>
          ))}
        </select>
      )}
      {own?.phase === 'loading' && !known && (
        <span className="st-recording__time">{text('recording.loading')}</span>
      )}
      {failed && (
        <span className="st-recording__failed" role="status">
          {text(isUnplayable ? 'recording.unplayable' : 'recording.failed')}
        </span>
      )}
      {isUnplayable && (
        <a
          className="st-recording__download"
          href={url}
          download
          aria-label={text('recording.downloadNamed', { name })}
          tabIndex={tabIndex}
        >
          {text('recording.download')}
        </a>
      )}
    </span>
  );
}

/** A triangle: play. */
function PlayIcon() {
  return <Shape path="M8 5.5v13l10.5-6.5z" />;
}

/** Two bars: pause. */
function PauseIcon() {
  return <Shape path="M7.5 5.5h3v13h-3zM13.5 5.5h3v13h-3z" />;
}

function Shape({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
