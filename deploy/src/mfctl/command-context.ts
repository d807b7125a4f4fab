import type { Generation } from '../registry/live-unit.ts';
import type { Ask } from './ask.ts';
import type { Connection } from './connect-site.ts';
import type { connect } from './connect.ts';
import { releaseClient, type ReleaseClient } from './release-port.ts';
import { showGeneration } from './show-releases.ts';

/** What commands work with; tests put their own in. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The result. */
  readonly out: (text: string) => void;
  /** Progress and errors, so that the result can be piped. */
  readonly err: (text: string) => void;
  readonly now: () => number;
  readonly connect: typeof connect;
  /** A way to a site for a person who has no token yet. */
  readonly reach: (
    env: Surroundings['env'],
    site: string | undefined,
  ) => Promise<Pick<Connection, 'port' | 'site'>>;
  readonly ask: Ask;
  /** Which site it talks to, for its help. */
  readonly reaches: string;
  /** Builds a unit that is here; resolves to the folder of the build. */
  readonly build: (unit: string) => Promise<string>;
  /** Runs types, lint and tests of a unit that is here; rejects with CommandFailed. */
  readonly check: (unit: string) => Promise<void>;
  /** Whether the source of a unit is here. */
  readonly isLocal: (unit: string) => boolean;
}

/** Options that every command knows. */
export interface GlobalOptions {
  readonly json?: boolean;
  readonly site?: string;
}

/** A command at work: the line to the site is open. */
export interface Work {
  readonly client: ReleaseClient;
  readonly connection: Connection;
  readonly steps: Steps;
  /** Prints the result, as JSON on request. */
  readonly tell: (data: unknown, text: string) => void;
  /**
   * Says what is live now; `unchanged` where it was so before, `waiting` where only one gateway knows of it,
   * `untilRestart` where that gateway could not write it down.
   */
  readonly tellGeneration: (reply: {
    data: Generation;
    unchanged?: true | undefined;
    waiting?: true | undefined;
    untilRestart?: true | undefined;
  }) => void;
}

/** Opens a way to the site for one command, and closes it whatever happens. */
export async function atWork(
  { env, out, err, now, connect: open }: Surroundings,
  options: GlobalOptions,
  work: (work: Work) => Promise<void>,
): Promise<void> {
  const connection = await open(env, options.site ?? env['RELEASE_SITE']);
  try {
    const tell = (data: unknown, text: string) =>
      out(options.json === true ? JSON.stringify(data) : text);
    await work({
      connection,
      client: releaseClient(connection.port, connection.token),
      steps: timedSteps(err, now),
      tell,
      tellGeneration: ({ data, ...how }) => {
        const line = how.waiting === true ? waitingLine(how.untilRestart) : showGeneration(data);
        const text = how.unchanged === true ? `Nothing changes, it is live already: ${line}` : line;
        tell({ ...data, ...how }, text);
      },
    });
  } finally {
    await connection.close();
  }
}

function waitingLine(untilRestart: true | undefined): string {
  const here =
    'The registry is away: this gateway serves that build no longer, others still do. It is recorded when the registry is back.';
  return untilRestart === true
    ? `${here} Its disk cannot be written: if it starts again before that, kill the build again.`
    : here;
}

/** Carries steps out and says how long each took. */
interface Steps {
  run<Result>(what: string, step: () => Promise<Result>): Promise<Result>;
  /** The last line: how long all of it took. */
  total(what: string): void;
}

function timedSteps(write: (line: string) => void, now: () => number): Steps {
  const began = now();
  const seconds = (from: number) => `${((now() - from) / 1000).toFixed(1).padStart(6)} s`;
  return {
    run: async (what, step) => {
      const start = now();
      const result = await step();
      write(`${seconds(start)}  ${what}`);
      return result;
    },
    total: (what) => write(`${seconds(began)}  ${what}`),
  };
}
