import { useEffect, useState } from 'react';
import { getReleaseBoard, type BoardHours } from 'shared-contracts/calls/release-board';
import { signOutOfRelease } from 'shared-contracts/calls/release-sign-in';
import { keepPreviousData, useQuery, useQueryClient } from 'shared-contracts/query';
import { Banner, Button, Page, PageHeader, Row, Spinner, Stack } from 'shared-contracts/ui/core';
import { Segmented } from 'shared-contracts/ui/forms';
import { CallRefused, send } from './release-client.ts';
import type { Session } from './session.ts';
import { clockTime } from './times.ts';
import { UnitCard } from './unit-card.tsx';

/** How often the board is fetched while it is looked at, in ms. */
const POLL_MS = 2_000;

const HOURS: readonly { readonly value: BoardHours; readonly label: string }[] = [
  { value: '1', label: '1 h' },
  { value: '6', label: '6 h' },
  { value: '24', label: '24 h' },
  { value: '168', label: '7 days' },
];

interface BoardProps {
  readonly session: Session;
  readonly isWide: boolean;
  /** The session has ended; why, where the person did not end it. */
  readonly onEnded: (why: string | null) => void;
}

/** Every unit that the person releases, fetched again and again. */
export function Board({ session, isWide, onEnded }: BoardProps) {
  const [hours, setHours] = useState<BoardHours>('6');
  const client = useQueryClient();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['board', session.token, hours],
    queryFn: () => send(session.token, getReleaseBoard, { query: { hours } }),
    refetchInterval: POLL_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isOut = error instanceof CallRefused && error.status === 401;
  useEffect(() => {
    if (!isOut) return;
    client.clear();
    onEnded('Your sign-in has ended: sign in again.');
  }, [isOut, client, onEnded]);
  const leave = async () => {
    // The page forgets the token whether or not the server could end it; it ends by itself after twelve hours.
    const failure = session.isAccount
      ? await send(session.token, signOutOfRelease, {}).then(
          () => null,
          (refusal: CallRefused) => `The server did not end the token: ${refusal.message}`,
        )
      : null;
    client.clear();
    onEnded(failure);
  };
  const board = data?.data;
  const units = board?.units.toSorted(
    (one, other) => Number(other.verdict !== null) - Number(one.verdict !== null),
  );

  return (
    <main>
      <Page>
        <PageHeader
          title="Releases"
          text={`Signed in as ${session.name}.`}
          actions={<Button onClick={() => void leave()}>Sign out</Button>}
        />
        <Stack>
          {error !== null && (
            <Banner kind="danger" role="alert" title="What you see may be old">
              {`${error.message}${board === undefined ? '' : ` Last state: ${clockTime(board.at)}.`}`}
            </Banner>
          )}
          {board === undefined && error === null && <Spinner label="Loading" />}
          {board !== undefined && (
            <Row>
              <Segmented
                aria-label="Time shown"
                options={[...HOURS]}
                value={hours}
                onChange={(value) => setHours(value)}
              />
              <p className="sp-muted dashboard__state">
                <span>
                  {board.live === null
                    ? 'Nothing is live yet.'
                    : `Generation ${board.live.generation}, live.`}
                </span>{' '}
                <span>{`Updated ${clockTime(new Date(dataUpdatedAt).toISOString())}.`}</span>
              </p>
            </Row>
          )}
          {board !== undefined &&
            units?.map((unit) => (
              <UnitCard
                key={unit.unit}
                unit={unit}
                board={board}
                token={session.token}
                isWide={isWide}
                onChanged={() => void client.invalidateQueries({ queryKey: ['board'] })}
              />
            ))}
        </Stack>
      </Page>
    </main>
  );
}
