import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Life } from '../crash/life.ts';
import { ask, type Question } from './ask.ts';

/** A request that was not answered as it is on every other day. */
export interface Failure {
  readonly question: string;
  readonly phase: string;
  readonly status: number | string;
}

/** Between two requests of one client, in ms: enough of them fall into every phase, and the machine has air. */
const PAUSE_MS = 5;
const CLIENTS = 4;

/** The servers behind a balancer, under requests that never stop; each goes to the next server. */
export class Rotation {
  readonly failures: Failure[] = [];
  /** Requests that were answered well, by phase. */
  readonly answered: Record<string, number> = {};
  readonly #agent = new Agent({ keepAlive: true });
  readonly #servers: Life[] = [];
  readonly #underWay = new Map<Life, Set<Promise<unknown>>>();
  #phase = '';
  #next = 0;
  #isOver = false;
  #clients: Promise<unknown> = Promise.resolve();

  /** Begins to ask; `questions` are asked in turn, during the first phase. */
  begin(questions: readonly Question[], phase: string): void {
    this.enter(phase);
    this.#clients = Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let count = client; !this.#isOver; count += 1) {
          const question = questions[count % questions.length];
          if (question !== undefined) await this.#askOne(question);
          await wait(PAUSE_MS);
        }
      }),
    );
  }

  /** Names what happens from now on. */
  enter(phase: string): void {
    this.#phase = phase;
  }

  /** Names what happens from now on, and waits until so many requests of it have been answered, or one was not. */
  async during(phase: string, requests: number): Promise<void> {
    this.enter(phase);
    while ((this.answered[phase] ?? 0) < requests && this.failures.length === 0) {
      await wait(PAUSE_MS);
    }
  }

  add(server: Life): void {
    this.#servers.push(server);
  }

  /** Sends nothing more to a server, as a balancer does first; then it stops. */
  async retire(server: Life): Promise<void> {
    this.#servers.splice(this.#servers.indexOf(server), 1);
    await Promise.all(this.#underWay.get(server) ?? []);
    await server.stop();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#clients;
    this.#agent.destroy();
    for (const server of this.#servers) await server.stop();
  }

  async #askOne(question: Question): Promise<void> {
    const server = this.#servers[(this.#next += 1) % this.#servers.length];
    if (server === undefined) throw new Error('No server is in the rotation.');
    const phase = this.#phase;
    const answer = ask(server.origin, question, this.#agent);
    const underWay = this.#underWay.get(server) ?? new Set();
    this.#underWay.set(server, underWay.add(answer));
    const status = await answer;
    underWay.delete(answer);
    if (status === 200) this.answered[phase] = (this.answered[phase] ?? 0) + 1;
    else this.failures.push({ question: question.path, phase, status });
  }
}
