import { createHmac, randomUUID } from 'node:crypto';
import { enqueue } from '../jobs/jobs.store.ts';
import type { Jobs } from '../jobs/run-jobs.ts';
import type { Clock } from '../time/clock.ts';
import { SMS } from './sms-job.ts';
import { type SmsSender, sealSms } from './sms.ts';

/** What writing SMS needs. */
export interface SmsSenderParts {
  readonly clock: Clock;
  /** Seals what waits. */
  readonly secret: string;
  readonly jobs: Pick<Jobs, 'wake'>;
}

/** SMS that wait as jobs until they are delivered. */
export function createSmsSender({ clock, secret, jobs }: SmsSenderParts): SmsSender {
  return {
    async write(trx, { sms, accountId, goodForMs }) {
      const id = randomUUID();
      const now = clock();
      await enqueue(trx, {
        id,
        kind: SMS,
        accountId,
        runAt: now,
        createdAt: now,
        payload: { sealed: sealSms(sms, id, secret) },
        expiresAt: new Date(now.getTime() + goodForMs),
        lane: laneOf(sms.to, secret),
      });
    },
    wake: () => jobs.wake(),
  };
}

/** One number gets its SMS in the order in which they were written; whose it is cannot be read off the lane. */
function laneOf(number: string, secret: string): string {
  return createHmac('sha256', secret).update(`number ${number}`).digest('base64url').slice(0, 22);
}
