import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../../../platform/calls/caller.ts';

/** How long a consent may take, in ms. */
const CONSENT_MS = 10 * 60 * 1000;

type Asker = Pick<Caller, 'id' | 'sessionId'>;

/** A state that only this session can bring back, and only for a while; it says nothing about anybody. */
export function newState(asker: Asker, secret: string, now: Date): string {
  const content = `${now.getTime() + CONSENT_MS}.${randomBytes(16).toString('base64url')}`;
  return `${content}.${signed(`${content} ${asker.id} ${asker.sessionId}`, secret)}`;
}

/** Whether a state was made for this session and is still good. */
export function isStateOf(state: string, asker: Asker, secret: string, now: Date): boolean {
  const [, content = '', until = '', signature = ''] =
    /^((\d{1,16})\.[\w-]{22})\.([\w-]{43})$/.exec(state) ?? [];
  const right = signed(`${content} ${asker.id} ${asker.sessionId}`, secret);
  if (signature.length !== right.length) return false;
  return (
    timingSafeEqual(Buffer.from(signature), Buffer.from(right)) && Number(until) > now.getTime()
  );
}

/**
 * The verifier of RFC 7636 for a state: a code from elsewhere is worthless with it. Derived from the state, so nothing
 * is stored.
 */
export function verifierOf(state: string, secret: string): string {
  return signed(`verifier ${state}`, secret);
}

/** The challenge sent to Google before. */
export function challengeOf(state: string, secret: string): string {
  return createHash('sha256').update(verifierOf(state, secret)).digest('base64url');
}

function signed(text: string, secret: string): string {
  // A key of its own, so that no signature of a token is ever one of a state.
  const own = createHmac('sha256', secret).update('google consent').digest();
  return createHmac('sha256', own).update(text).digest('base64url');
}
