import type { ServerResponse } from 'node:http';
import { Refusal } from '../http/refusal.ts';

/** How long a request waits for its turn, in ms. */
const WAIT_MS = 2000;
/** Requests of one member that wait at most; more are refused at once. */
const WAITING_MOST = 32;

/** Requests of one member: those that run, and those that wait, in order of arrival. */
interface Turns {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets a bounded number of requests of each member run at a time. The next ones wait in that member's own queue, so that
 * a page or a script that sends many at once holds up no one else. Each server counts by itself.
 */
export class MemberTurns {
  readonly #atOnce: number;
  readonly #members = new Map<string, Turns>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Members with a request that runs or waits. */
  get members(): number {
    return this.#members.size;
  }

  /**
   * Resolves when a request may run; returns the function that ends its turn. Throws 503 after two seconds, where too many
   * wait, and when `gone` aborts.
   */
  take(memberId: string, gone: AbortSignal): Promise<() => void> {
    const turns = this.#members.get(memberId) ?? { running: 0, waiting: [] };
    if (gone.aborted || turns.waiting.length >= WAITING_MOST) return Promise.reject(tooMany());
    this.#members.set(memberId, turns);
    if (turns.running < this.#atOnce) {
      turns.running += 1;
      return Promise.resolve(this.#turnOf(memberId, turns));
    }
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const start = () => {
        settle();
        resolve(this.#turnOf(memberId, turns));
      };
      const leave = () => {
        settle();
        turns.waiting.splice(turns.waiting.indexOf(start), 1);
        reject(tooMany());
      };
      const timer = setTimeout(leave, WAIT_MS);
      gone.addEventListener('abort', leave, { once: true });
      turns.waiting.push(start);
    });
  }

  #turnOf(memberId: string, turns: Turns): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const next = turns.waiting.shift();
      if (next !== undefined) return next();
      turns.running -= 1;
      if (turns.running === 0) this.#members.delete(memberId);
    };
  }
}

/** Waits for a member's turn, which ends with the response, however it ends. */
export async function takeTurn(
  turns: MemberTurns,
  memberId: string,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once('close', () => gone.abort());
  const end = await turns.take(memberId, gone.signal);
  response.once('finish', end).once('close', end);
  // It may have ended between the turn and this line.
  if (gone.signal.aborted) end();
}

function tooMany(): Refusal {
  return new Refusal(503, 'server.busy', { retryAfter: WAIT_MS / 1000 });
}
