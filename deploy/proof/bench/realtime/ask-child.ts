import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process of the measurement that answers one question at a time. */
export interface Child {
  /** Resolves to the answer; rejects when the process ends instead. */
  ask<Answer>(question: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

/** Starts a file of this folder as a process of its own, with a garbage collector that can be called. */
export function startChild(file: string, ...args: string[]): Child {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  return {
    ask: (question) => answerOf(child, question),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answerOf<Answer>(child: ChildProcess, question: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`bench: a process ended (${code})`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    });
    child.send(question as object);
  });
}

/** The other end: answers every question of the process that started this one. */
export function answerParent<Question>(answer: (question: Question) => unknown): void {
  process.on('message', (question) => {
    void Promise.resolve(answer(question as Question)).then((given) => process.send?.(given ?? {}));
  });
  // Nobody is left to ask.
  process.on('disconnect', () => process.exit());
}
