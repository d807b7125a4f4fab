import { useEffect, useRef, useState } from 'react';
import type { BoardUnit, ReleaseBoard } from 'shared-contracts/calls/release-board';
import { rollBack } from 'shared-contracts/calls/release-desk';
import { useMutation } from 'shared-contracts/query';
import { Banner, Button, ConfirmDialog, Stack, TextField } from 'shared-contracts/ui/core';
import { CallRefused, send } from './release-client.ts';
import { effectInWords, FOLLOW_SECONDS, isPossible, rollbackEffect } from './rollback-effect.ts';
import type { RollbackEffect } from './rollback-effect.ts';
import { clockTime } from './times.ts';

interface RollbackProps {
  readonly unit: BoardUnit;
  readonly board: ReleaseBoard;
  readonly token: string;
  readonly onChanged: () => void;
}

/** What was seen when the person was shown the question. */
interface Shown {
  readonly effect: RollbackEffect;
  readonly generation: number;
}

/** Takes back the canary, or the stable build where there is none: its effect, one question, and what came of it. */
export function Rollback({ unit: of, board, token, onChanged }: RollbackProps) {
  const { unit, older } = of;
  const [shown, setShown] = useState<Shown | null>(null);
  const reason = useRef<HTMLInputElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: async ({ effect, generation }: Shown) => {
      const why = reason.current?.value.trim() ?? '';
      // On the generation that was shown: what others changed meanwhile must not be taken back unseen.
      const body = { unit, expected: generation, ...(why === '' ? {} : { why }) };
      return { effect, ...(await send(token, rollBack, { body })).data };
    },
    onSettled: () => {
      setShown(null);
      onChanged();
    },
  });
  useEffect(() => {
    if (data !== undefined) done.current?.focus();
  }, [data]);

  const { live } = board;
  const current = live?.units[unit];
  const bad = (live?.quarantined ?? []).filter((one) => one.unit === unit);
  const effect =
    current === undefined
      ? null
      : rollbackEffect(
          current,
          older,
          bad.map(({ build }) => build),
        );
  const ask = () => {
    if (effect === null || live === null) return;
    reset();
    setShown({ effect, generation: live.generation });
  };

  return (
    <Stack>
      {effect !== null && (
        <div className="dashboard__back">
          {isPossible(effect, unit) && (
            <Button variant="danger" onClick={ask} aria-label={`Roll back ${unit} ${effect.build}`}>
              {`Roll back ${effect.build}`}
            </Button>
          )}
          <p className="sp-muted">{effectInWords(effect, unit)}</p>
        </div>
      )}
      {data !== undefined && (
        <div ref={done} tabIndex={-1} className="dashboard__done">
          <Banner kind="success" role="status">
            {outcomeInWords(data.effect, data, of, board)}
          </Banner>
        </div>
      )}
      {error !== null && (
        <Banner kind="danger" role="alert" title="Not rolled back">
          {refusalInWords(error)}
        </Banner>
      )}
      <ConfirmDialog
        open={shown !== null}
        title={`Roll back ${unit} ${shown?.effect.build ?? ''}?`}
        confirmLabel="Roll back"
        cancelLabel="Cancel"
        danger
        busy={isPending}
        onConfirm={() => shown !== null && mutate(shown)}
        onCancel={() => setShown(null)}
      >
        {shown !== null && (
          <Stack>
            <p>{effectInWords(shown.effect, unit)}</p>
            <p>{`${shown.effect.build} goes into quarantine: no device gets it again until it is pardoned.`}</p>
            <TextField label="Why" note="optional" maxLength={500} ref={reason} />
          </Stack>
        )}
      </ConfirmDialog>
    </Stack>
  );
}

/** What has come of a rollback so far: since when, who still has the build, and what its last sessions were. */
function outcomeInWords(
  { build, to }: RollbackEffect,
  { generation, at }: { readonly generation: number; readonly at: string },
  { spans }: BoardUnit,
  board: ReleaseBoard,
): string {
  const seconds = Math.max(0, (Date.parse(board.at) - Date.parse(at)) / 1000);
  const follow =
    seconds < FOLLOW_SECONDS
      ? `Open pages follow until ${clockTime(new Date(Date.parse(at) + FOLLOW_SECONDS * 1000).toISOString())}.`
      : 'Every page that is visible has asked since.';
  const [last] = spans.toReversed().filter((span) => span.build === build);
  const counted =
    last === undefined
      ? `No session with ${build} was counted.`
      : `Last counted with ${build}: ${last.sessions} sessions in the ${board.spanMinutes} minutes from ${clockTime(last.from)}.`;
  return `${build} was taken back at ${clockTime(at)} (generation ${generation}); ${to ?? 'nothing'} is served. ${follow} ${counted}`;
}

function refusalInWords(error: Error): string {
  if (error instanceof CallRefused && error.status === 412)
    return 'Something was released since this was shown: look again, then decide.';
  const reasons = error instanceof CallRefused ? error.reasons : [];
  return [error.message, ...reasons].join(' ');
}
