import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail as it came over the wire. */
export interface ArrivedMail {
  /** The line of its Message-ID. */
  readonly id: string;
  /** Address of whom it is for. */
  readonly to: string;
}

/** A mail server that is handed mails, and answers to none of them until it is told to. */
export interface MailServer {
  readonly url: string;
  readonly handed: readonly ArrivedMail[];
  /** Those that it said yes to. */
  readonly taken: readonly ArrivedMail[];
  answer(): void;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const handed: ArrivedMail[] = [];
  const taken: ArrivedMail[] = [];
  const sockets: Socket[] = [];
  let answers = false;

  function talk(socket: Socket): void {
    let inMessage = false;
    let [id, to] = ['', ''];
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
        handed.push({ id, to });
        if (!answers) return;
        taken.push({ id, to });
        socket.write('250 taken\r\n');
        return;
      }
      const [, recipient] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
      if (recipient !== undefined) to = recipient;
      if (line === 'DATA') {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  }

  const server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    handed,
    taken,
    answer: () => void (answers = true),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
