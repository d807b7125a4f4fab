import { StartError } from './start-error.ts';

/** Runs a program's main part: a StartError is told as its one sentence, anything else with its stack. */
export async function runEntry(main: () => Promise<{ close(): Promise<void> }>): Promise<void> {
  try {
    const running = await main();
    let stopping = false;
    const stop = () => {
      if (stopping) return;
      stopping = true;
      running.close().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  const text = error instanceof StartError ? error.message : error;
  console.error(text);
  process.exit(1);
}
