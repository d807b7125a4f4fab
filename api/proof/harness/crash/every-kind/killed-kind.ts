import type { Scene } from './scene.ts';

/** How a kind of job is brought into the middle of its work and held there, and what it leaves behind when it was done once. */
export interface KilledKind {
  /** What holds it. */
  readonly by: string;
  /** Whoever waits for it gives up after some seconds: the job begins when all the others are held. */
  readonly isBrief?: true;
  /** What is counted in the end. */
  readonly once: Readonly<Record<string, number>>;
  /** Stores what the job works on, with the job where nothing else writes it, and holds what it will want. */
  readonly set: (scene: Scene) => Promise<UnderWay>;
}

/** A job that is to be met in the middle. */
export interface UnderWay {
  readonly isHeld: () => boolean | Promise<boolean>;
  readonly count: () => Promise<Record<string, number>>;
  /** What cannot be there before the process is. */
  readonly prepare?: () => Promise<unknown>;
  /** Asks the process for what writes the job, after which it looks for jobs. */
  readonly cause?: (origin: string) => Promise<unknown>;
}

export const DAY_MS = 24 * 60 * 60_000;

export const ago = (ms: number): Date => new Date(Date.now() - ms);

/** Mails that the mail server took for an address; the same one, delivered again, is one. */
export const mailsTo = ({ mails }: Pick<Scene, 'mails'>, email: string): number =>
  new Set(mails.taken.filter(({ to }) => to === email).map(({ id }) => id)).size;

/** Whether the mail server was handed a mail for an address and has not answered. */
export const isHanded = ({ mails }: Pick<Scene, 'mails'>, email: string): boolean =>
  mails.handed.some(({ to }) => to === email) && mailsTo({ mails }, email) === 0;
