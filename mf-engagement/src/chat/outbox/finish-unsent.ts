import { getDraft, saveDraft } from 'shared-contracts/calls/own-profile';
import type { BackgroundPage } from 'shared-contracts/platform/background';
import { draftParams } from '../composer/chat-drafts.ts';
import { outboxOf } from './open-outbox.ts';
import type { Outbox } from './outbox.ts';

/** How long sending may take before what is left is kept instead, in ms. */
const SENDING_MS = 4000;

/**
 * Sends what waits in a member's outbox because the session is about to end; what cannot be sent goes behind the draft
 * to the same person on the server, in the order in which it was written. What cannot be kept either stays on the device,
 * for this account.
 */
export async function finishUnsent(page: BackgroundPage, userId: string): Promise<void> {
  const outbox = outboxOf(page, userId);
  outbox.wake();
  await sent(outbox);
  const left = new Set(outbox.all().map(({ to }) => to));
  // From here on nothing is sent that is being kept.
  outbox.stop();
  await Promise.allSettled([...left].map((to) => keep(page, outbox, to)));
}

/** Resolves when everything is sent or refused, or time is up. */
function sent(outbox: Outbox): Promise<void> {
  const isDone = () => outbox.all().every(({ refused }) => refused);
  if (isDone()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, SENDING_MS);
    const stop = outbox.subscribe(() => {
      if (isDone()) end();
    });
  });
}

async function keep(
  { send }: Pick<BackgroundPage, 'send'>,
  outbox: Outbox,
  to: string,
): Promise<void> {
  const unsent = outbox.all().filter((one) => one.to === to);
  const params = draftParams(to);
  const before = (await send(getDraft, { params })).data?.content;
  const words = unsent.map(({ message }) => message);
  const lines = typeof before === 'string' && before !== '' ? [before, ...words] : words;
  await send(saveDraft, { params, body: { content: lines.join('\n') } }, { keepalive: true });
  for (const { clientId } of unsent) outbox.remove(clientId);
}
