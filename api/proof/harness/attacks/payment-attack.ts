import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { callPath, type CallShape, type LooseInput } from 'shared-contracts/calls/call';
import { APP_HEADER } from 'shared-contracts/calls/client';
import { capturePayment, paymentWebhook } from 'shared-contracts/calls/payments';
import { beforeAll, beforeEach } from 'vitest';
import { TestClock, useApp, type TestApp } from '../../../test/app.ts';
import { addMember, type TestMember } from '../../../test/members.ts';

/** How many attack at once. */
const MANY = 25;

/** What came over the wire. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Who buys, who steals, and how both reach the server. */
export interface PaymentAttack {
  readonly t: () => TestApp;
  readonly port: () => number;
  readonly buyer: () => TestMember;
  readonly thief: () => TestMember;
  /** A request as anybody can make it. */
  readonly ask: (path: string, init: RequestInit) => Promise<Answer>;
  /** A call as our pages make it. */
  readonly call: (call: CallShape, input: LooseInput, who: TestMember | null) => Promise<Answer>;
  /** The capture call, of the buyer unless told otherwise. */
  readonly capture: (payment: object, who?: TestMember) => Promise<Answer>;
  /** An event as the provider delivers it. */
  readonly event: (body: string, headers: Readonly<Record<string, string>>) => Promise<Answer>;
}

/** A server that listens, with two members for each test. */
export function usePaymentAttack(): PaymentAttack {
  const t = useApp();
  const port = () => (t().app.server.address() as AddressInfo).port;
  const people: TestMember[] = [];
  beforeAll(async () => {
    await t().app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(async () => {
    t().clock.now = new TestClock().now;
    people.splice(0, 2, await addMember(t()), await addMember(t()));
  });
  const person = (at: 0 | 1) => {
    const one = people[at];
    if (one === undefined) throw new Error('The members are there inside tests only.');
    return one;
  };
  const ask: PaymentAttack['ask'] = async (path, init) => {
    const reply = await fetch(`http://127.0.0.1:${port()}${path}`, { redirect: 'manual', ...init });
    return { status: reply.status, text: await reply.text(), headers: reply.headers };
  };
  const call: PaymentAttack['call'] = (one, input, who) =>
    ask(callPath(one, input), {
      method: one.method,
      headers: {
        [APP_HEADER.name]: APP_HEADER.value,
        ...(who === null ? {} : { authorization: `Bearer ${who.token}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  return {
    t,
    ask,
    call,
    port,
    buyer: () => person(0),
    thief: () => person(1),
    capture: (payment, who = person(0)) => call(capturePayment, { body: { payment } }, who),
    event: (body, headers) =>
      ask(paymentWebhook.path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...headers,
        },
        body,
      }),
  };
}

/** The same by many at once. */
export function many<Result>(work: (at: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: MANY }, (_, at) => work(at)));
}

/** The statuses that came, each once, lowest first. */
export function statuses(answers: readonly Answer[]): number[] {
  return [...new Set(answers.map(({ status }) => status))].sort((a, b) => a - b);
}

/** HMAC-SHA256 in hex, as the provider signs. */
export function sign(content: string, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Ids of a member's orders. */
export function ownOrders({ db }: TestApp, { id }: TestMember) {
  return db.selectFrom('orders').select('id').where('account_id', '=', id).execute();
}
