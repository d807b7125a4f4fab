import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { signUp } from 'shared-contracts/calls/auth';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { begin } from './life.ts';
import { JWT_SECRET } from './people.ts';
import { setStage, type Stage } from './stage.ts';
import { askSurely } from './wire.ts';

/** A generous cap: what is waited for comes in milliseconds on a machine with nothing else to do. */
const PATIENCE = { timeout: 60_000 };

let stage: Stage;
let mailServer: Server;
/** Whether it answers to a mail that it was handed. */
let answers = false;
/** Ids of the mails that it was handed, and of those that it took. */
const handed: string[] = [];
const taken: string[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  stage = await setStage();
  mailServer = createServer(talk);
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => mailServer.close(resolve));
  await stage.strike();
});

it('has a mail delivered once by the next node when its own is killed in the middle of it', async () => {
  const { port } = mailServer.address() as AddressInfo;
  const env = {
    ...{ SEED: 'none', LOG_LEVEL: 'error', HOST: '127.0.0.1', JWT_SECRET, BUSY_AFTER_MS: '0' },
    ...{ PAYMENTS: 'none' },
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  };
  const one = await begin(stage, env);
  const user = {
    ...{ email: 'newcomer@example.com', name: 'New', lastName: 'Comer', phone: '+91 98220 00000' },
    ...{ gender: 'female', birthdate: '1998-03-21' },
  };
  const { status } = await askSurely(one.origin, signUp, { body: { user } }, null);
  expect(status).toBe(200);
  await vi.waitFor(() => expect(handed).toHaveLength(1), PATIENCE);
  await one.kill();
  const left = await stage.look(async (db) => {
    const jobs = db.selectFrom('jobs').selectAll().where('kind', '=', 'mail');
    const before = await jobs.execute();
    // Stands for the minute that its lease goes on.
    await db
      .updateTable('jobs')
      .set({ lease_until: new Date(0) })
      .where('leased_by', 'is not', null)
      .execute();
    return before;
  });
  expect(left).toMatchObject([{ attempts: 1, leased_by: expect.any(String), dead_at: null }]);
  answers = true;
  const other = await begin(stage, env);
  await vi.waitFor(() => expect(taken).toEqual(handed.slice(0, 1)), PATIENCE);
  expect(handed).toHaveLength(2);
  // Another mail goes its way, and the first one not once more.
  await askSurely(other.origin, signUp, { body: { user } }, null);
  await vi.waitFor(() => expect(taken).toHaveLength(2), PATIENCE);
  await other.kill();
  const ids = new Set(taken);
  expect([ids.size, ids.has(handed[0] ?? '')]).toEqual([2, true]);
}, 240_000);

/** A mail server that is handed mails, and says so when it answers. */
function talk(socket: Socket): void {
  let inMessage = false;
  let id = '';
  sockets.push(socket);
  socket.on('error', () => socket.destroy());
  socket.write('220 ready\r\n');
  const lines = createInterface({ input: socket });
  // A reader tells the errors of what it reads once more.
  lines.on('error', () => lines.close());
  lines.on('line', (line) => {
    if (inMessage) {
      if (line.startsWith('Message-ID: ')) id = line;
      if (line !== '.') return;
      inMessage = false;
      handed.push(id);
      if (!answers) return;
      taken.push(id);
      socket.write('250 taken\r\n');
    } else if (line === 'DATA') {
      inMessage = true;
      socket.write('354 go on\r\n');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
  });
}
