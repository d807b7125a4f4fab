import { useId } from 'react';
import type { BoardUnit, ReleaseBoard } from 'shared-contracts/calls/release-board';
import type { Canary } from 'shared-contracts/domain/live-unit';
import { Banner, Disclosure, FieldList, Surface, Tag, type Tone } from 'shared-contracts/ui/core';
import {
  BuildsTable,
  FailuresTable,
  HistoryTable,
  PairsTable,
  QuarantineTable,
} from './details.tsx';
import { shareInWords } from './rollback-effect.ts';
import { Rollback } from './rollback.tsx';
import { SessionRates } from './session-rates.tsx';
import { clockTime, dayAndTime } from './times.ts';

interface UnitCardProps {
  readonly unit: BoardUnit;
  readonly board: ReleaseBoard;
  readonly token: string;
  readonly isWide: boolean;
  readonly onChanged: () => void;
}

const VERDICTS: Readonly<Record<'rollBack' | 'advance' | 'hold', { tone: Tone; word: string }>> = {
  rollBack: { tone: 'danger', word: 'Rolls back' },
  advance: { tone: 'success', word: 'Goes on' },
  hold: { tone: 'warning', word: 'Holds' },
};

/** One unit: what is live of it, what the rule decides, the way back, and the details below. */
export function UnitCard({ unit: of, board, token, isWide, onChanged }: UnitCardProps) {
  const { unit, verdict, builds, history } = of;
  const id = useId();
  const live = board.live?.units[unit];
  const canary = live?.canary ?? null;
  const stable = builds.find(({ build }) => build === live?.stable);
  const keptBack = board.keptBack.find((one) => one.unit === unit);
  const quarantined = (board.live?.quarantined ?? []).filter((one) => one.unit === unit);
  const pairs = board.pairs.filter((pair) => pair.unit === unit || pair.beside === unit);
  const misfits = pairs.filter(({ fit }) => fit !== 'fits');
  const [latest] = history;

  return (
    <Surface className="dashboard__unit">
      <section aria-labelledby={id}>
        <header className="dashboard__head">
          <h2 id={id}>{unit}</h2>
          {live === undefined && <Tag tone="danger">absent</Tag>}
          {canary !== null && <Tag tone="info">{`canary ${shareInWords(canary.basisPoints)}`}</Tag>}
          {canary?.state === 'paused' && <Tag tone="warning">paused</Tag>}
          {stable !== undefined && <span className="sp-muted">{`Owner: ${stable.owner}`}</span>}
        </header>
        {verdict !== null && (
          <p className="dashboard__verdict">
            <Tag tone={VERDICTS[verdict.action].tone}>{VERDICTS[verdict.action].word}</Tag>{' '}
            <span>{verdict.words.replace(/^[^:]*: /, '')}</span>
          </p>
        )}
        {keptBack !== undefined && (
          <Banner kind="warning" role="status">
            {`Files of ${keptBack.build} are missing at this gateway: ${keptBack.served ?? 'nothing'} is served instead. Publish it again.`}
          </Banner>
        )}
        {live !== undefined && (
          <FieldList
            missing="none"
            fields={[
              { label: 'Stable', value: buildInWords(live.stable, stable) },
              { label: 'Canary', value: canary === null ? null : rolloutInWords(canary) },
              { label: 'Falls back to', value: live.previous.join(', ') },
              {
                label: 'Last change',
                value:
                  latest === undefined
                    ? null
                    : `${dayAndTime(latest.at)}, ${latest.by}: ${latest.what}`,
              },
            ]}
          />
        )}
        <Rollback unit={of} board={board} token={token} onChanged={onChanged} />
        <Disclosure summary="Sessions and failures">
          <SessionRates unit={of} spanMinutes={board.spanMinutes} live={live} isWide={isWide} />
        </Disclosure>
        <Disclosure summary={`Errors (${of.failures.length})`}>
          <FailuresTable unit={of} isWide={isWide} />
        </Disclosure>
        <Disclosure summary="History">
          <HistoryTable unit={of} isWide={isWide} />
        </Disclosure>
        <Disclosure
          summary={
            misfits.length === 0
              ? 'Contracts: all fit'
              : `Contracts: ${misfits.length} of ${pairs.length} to look at`
          }
        >
          <PairsTable pairs={pairs} isWide={isWide} />
        </Disclosure>
        <Disclosure summary="Builds, budgets and owners">
          <BuildsTable unit={of} live={live} isWide={isWide} />
        </Disclosure>
        <Disclosure summary={`Quarantine (${quarantined.length})`}>
          <QuarantineTable quarantined={quarantined} isWide={isWide} />
        </Disclosure>
      </section>
    </Surface>
  );
}

function buildInWords(build: string, known: BoardUnit['builds'][number] | undefined): string {
  if (known === undefined) return build;
  return `${build} (${known.version}), published ${dayAndTime(known.at)} by ${known.by}`;
}

function rolloutInWords(canary: Canary): string {
  const { build, basisPoints, steps, stepSince, minSessions } = canary;
  const next = steps.find((step) => step > basisPoints);
  const then = next === undefined ? 'then promotion' : `next ${shareInWords(next)}`;
  return `${build} at ${shareInWords(basisPoints)} since ${clockTime(stepSince)}; ${then}, after ${minSessions.toLocaleString('en')} sessions`;
}
