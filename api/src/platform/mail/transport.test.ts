import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { MAILS_AT_ONCE } from './mail-job.ts';
import type { Mail } from './mailer.ts';
import { openTransport } from './transport.ts';

const mail: Mail = { to: 'asha@example.com', subject: 'Ihr Code ✓', text: 'Namaskar,\n\nनमस्कार' };
const writtenAt = new Date('2026-11-21T09:00:00Z');
const id = '5a97a0ad-0001-4000-8000-000000000009';

describe('without SMTP', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'saptapadi-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('puts each mail into the outbox once, for mail programs and for people', async () => {
    const { transport } = openTransport(readConfig({ DATA_DIR: folder }));
    await transport(mail, id, writtenAt);
    await transport(mail, id, writtenAt);
    const outbox = join(folder, 'outbox');
    const name = `2026-11-21T09-00-00.000Z-${id}`;
    expect((await readdir(outbox)).sort()).toEqual([`${name}.eml`, `${name}.json`]);
    expect(JSON.parse(await readFile(join(outbox, `${name}.json`), 'utf8'))).toEqual(mail);
    const message = await readFile(join(outbox, `${name}.eml`), 'utf8');
    expect(message).toMatch(/^From: Saptapadi <no-reply@example\.com>$/m);
    expect(message).toMatch(/^To: asha@example\.com$/m);
    expect((await stat(join(outbox, `${name}.eml`))).mode & 0o777).toBe(0o600);
  });
});

describe('with SMTP', () => {
  let server: Server;
  let lines: string[];
  let sockets: Socket[];
  beforeEach(async () => {
    lines = [];
    sockets = [];
    server = createServer((socket) => {
      sockets.push(socket);
      talk(socket, lines);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('sends under an id that stays the same when a mail is sent again', async () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'no@site.example',
    });
    const { transport, end } = openTransport(config);
    await transport(mail, id, writtenAt);
    end();
    expect(lines).toContain('RCPT TO:<asha@example.com>');
    expect(lines).toContain(`Message-ID: <${id}@site.example>`);
    expect(lines).toContain('From: Saptapadi <no@site.example>');
  });

  it('keeps its connections, a few at a time, and replaces one that the mail server has closed', async () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { transport, end } = openTransport(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    const many = Array.from({ length: 12 }, () => transport(mail, id, writtenAt));
    await Promise.all(many);
    await transport(mail, id, writtenAt);
    expect(sockets.length).toBeLessThanOrEqual(MAILS_AT_ONCE);
    for (const socket of sockets) socket.destroy();
    await transport(mail, id, writtenAt);
    expect(lines.filter((line) => line === 'DATA')).toHaveLength(14);
    end();
  });

  it('tells what the mail server said', async () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { transport, end } = openTransport(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }));
    const sent = transport({ ...mail, to: 'nobody@example.com' }, id, writtenAt);
    await expect(sent).rejects.toMatchObject({ responseCode: 550 });
    end();
  });
});

/** A mail server that knows everybody but `nobody`, and keeps every line that it is told. */
function talk(socket: Socket, lines: string[]): void {
  let inMessage = false;
  socket.write('220 ready\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    lines.push(line);
    if (inMessage) {
      if (line !== '.') return;
      inMessage = false;
      socket.write('250 taken\r\n');
    } else if (line === 'DATA') {
      inMessage = true;
      socket.write('354 go on\r\n');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else
      socket.write(line.startsWith('RCPT TO:<nobody') ? '550 no such mailbox\r\n' : '250 fine\r\n');
  });
}
