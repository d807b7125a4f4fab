import { resetPassword, confirmEmail, signIn, signUp } from 'shared-contracts/calls/auth';
import type { CallShape } from 'shared-contracts/calls/call';
import type { TestApp, TestReply } from './app.ts';
import { applicant } from './sign-up.ts';

type Change = Parameters<typeof applicant>[0];

/** A browser that keeps its cookies, as somebody's phone or laptop does. */
export class TestBrowser {
  readonly #t: TestApp;
  readonly #from: string;
  readonly #cookies = new Map<string, string>();

  constructor(t: TestApp, from = '192.0.2.1') {
    this.#t = t;
    this.#from = from;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  async post({ path }: CallShape, payload: object): Promise<TestReply> {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await this.#t.app.inject({
      method: 'POST',
      url: path,
      remoteAddress: this.#from,
      payload,
      headers: cookie === '' ? {} : { cookie },
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
  }

  /** Signs up and returns what the mail brings. */
  async join(change: Change = {}): Promise<{ token: string; code: string; text: string }> {
    await this.post(signUp, { user: applicant(change) });
    await this.#t.parts.jobs.settled();
    const text = this.#t.mails.splice(0).at(-1)?.text ?? '';
    const token = /confirm=([\w-]+)/.exec(text)?.[1] ?? '';
    return { token, code: /^\d{6}$/m.exec(text)?.[0] ?? '', text };
  }

  confirm(secret: { token: string } | { email: string; code: string }): Promise<TestReply> {
    return this.post(confirmEmail, secret);
  }

  signIn(email: string, password: string): Promise<TestReply> {
    return this.post(signIn, { email, password });
  }

  askForCode(email: string): Promise<TestReply> {
    return this.post(resetPassword, { user: { email } });
  }
}
