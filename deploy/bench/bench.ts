import { assistant } from './assistant/assistant.ts';
import { calllogs } from './calllogs/calllogs.ts';
import { canary } from './canary/canary.ts';
import { chat } from './chat/chat.ts';
import { documents } from './documents/documents.ts';
import { federation } from './federation/federation.ts';
import { remotes } from './federation/remotes.ts';
import { html } from './html/html.ts';
import { listing } from './listing/listing.ts';
import { lists } from './lists/lists.ts';
import { nodes } from './nodes/nodes.ts';
import { overload } from './overload/overload.ts';
import { pages } from './pages/pages.ts';
import { payments } from './payments/payments.ts';
import { realtime } from './realtime/realtime.ts';
import { uploads } from './uploads/uploads.ts';

/** One row of design section 8: prints its table as Markdown and says whether its gates hold. */
export type Row = (print: (line: string) => void) => Promise<boolean>;

const ROWS: Readonly<Record<string, Row>> = {
  assistant,
  calllogs,
  canary,
  chat,
  documents,
  federation,
  html,
  listing,
  lists,
  nodes,
  overload,
  pages,
  payments,
  realtime,
  remotes,
  uploads,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(ROWS, name));
if (unknown.length > 0) {
  process.stderr.write(
    `bench: no row "${unknown.join('", "')}"; there are: ${Object.keys(ROWS).join(', ')}\n`,
  );
  process.exit(2);
}

let held = true;
for (const [name, row] of Object.entries(ROWS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  held = (await row((line) => process.stdout.write(`${line}\n`))) && held;
}
process.exitCode = held ? 0 : 1;
