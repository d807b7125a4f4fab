import { Agent, request } from 'node:http';

/** Something that is asked again and again. */
export interface Question {
  readonly who: 'visitor' | 'member' | 'payment';
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** How one was answered: its status (0: not at all), and how long that took in ms. */
export interface Answer {
  readonly who: Question['who'];
  readonly status: number;
  readonly ms: number;
}

/** Asks over connections that stay open, as many as are needed. */
export class Asker {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1000 });

  ask({ who, address, headers }: Question): Promise<Answer> {
    const begun = performance.now();
    return new Promise((resolve) => {
      const end = (status: number) => resolve({ who, status, ms: performance.now() - begun });
      const send = () => {
        const sent = request(address, { agent: this.#agent, headers }, (reply) => {
          reply
            .resume()
            .once('end', () => end(reply.statusCode ?? 0))
            .once('error', () => end(0));
        });
        // A connection that was idle for long is closed by the server; a browser then takes another.
        sent.once('error', () => (sent.reusedSocket ? send() : end(0))).end();
      };
      send();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
