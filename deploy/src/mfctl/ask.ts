import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { CommandFailed, EXIT } from './failures.ts';

/** Reads one answer of the person at the terminal; a hidden one is not written while it is typed. */
export type Ask = (question: string, how: 'shown' | 'hidden') => Promise<string>;

/** Reads from a terminal, or a line for each question from a pipe. */
export function askAt(
  input: NodeJS.ReadableStream & { isTTY?: boolean; ref?: () => void; unref?: () => void },
  output: NodeJS.WritableStream,
): Ask {
  let lines: AsyncIterator<string> | undefined;
  const nextLine = async () => {
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    // A pipe that stays open must not keep the command from ending.
    input.ref?.();
    const { value, done } = await lines.next();
    input.unref?.();
    if (done === true) throw new CommandFailed(EXIT.usage, 'There was no answer to the question.');
    return value;
  };
  return async (question, how) => {
    output.write(question);
    if (input.isTTY !== true) return nextLine();
    const shown =
      how === 'shown' ? output : new Writable({ write: (_text, _encoding, done) => done() });
    const reader = createInterface({ input, output: shown, terminal: true });
    try {
      return await new Promise<string>((resolve, reject) => {
        reader.once('line', resolve);
        reader.once('close', () => reject(new CommandFailed(EXIT.usage, 'Cancelled.')));
      });
    } finally {
      reader.close();
      if (how === 'hidden') output.write('\n');
    }
  };
}
