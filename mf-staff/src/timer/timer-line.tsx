import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/core';
import { timerTexts } from '../locales/en/entry.ts';
import { clockText } from '../recording/clock-text.ts';
import { secondsOf, type CallTimer } from './call-timer.ts';

interface TimerLineProps {
  readonly timer: CallTimer;
  /** The id of the entry, or 'new'. */
  readonly of: string;
  /** Gets the length of the call in words, for the remark; absent where there is none to write into. */
  readonly onIntoRemark?: (words: string) => void;
}

/** How long the call takes; begins with dialling, or by hand where another telephone is used. */
export function TimerLine({ timer, of, onIntoRemark }: TimerLineProps) {
  const text = useTexts(timerTexts);
  const current = useSyncExternalStore(timer.subscribe, timer.current, timer.current);
  const call = current?.of === of ? current : null;
  const isRunning = call !== null && call.endedAt === null;
  const now = useSecond(isRunning);
  const length = call === null ? null : clockText(secondsOf(call, now));
  return (
    <div className="st-timer" role="group" aria-label={text('label')}>
      {length !== null && (
        <span className="st-timer__length" role="timer">
          {length}
        </span>
      )}
      <Button size="small" onClick={() => (isRunning ? timer.stop() : timer.start(of))}>
        {text(isRunning ? 'stop' : call === null ? 'start' : 'again')}
      </Button>
      {length !== null && !isRunning && onIntoRemark && (
        <Button size="small" onClick={() => onIntoRemark(text('remark', { length }))}>
          {text('intoRemark')}
        </Button>
      )}
    </div>
  );
}

/** The moment, in ms, renewed every second while it is wanted. */
function useSecond(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return;
    setNow(Date.now());
    const beat = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(beat);
  }, [isWanted]);
  return now;
}
