import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '../../../platform/http/device-cookie.ts';

/** Cookie that proves that a browser signed up; scripts cannot read it, and it ends with the link. */
export const SIGN_UP_COOKIE = 'sp_signup';

const SECRET = /^[\w-]{43}$/;

/** What is kept of the cookie of a request, so that its sign-ups are known again; null without one. */
export function signUpDevice({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const brought = secretOf(headers.cookie);
  return brought === null ? null : hashOf(brought);
}

/** The same of a browser that signs up now: it keeps its cookie for `ms`, or gets one. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, ms: number): string {
  // Kept, so that a second sign-up of this browser leaves its first one its own.
  const secret = secretOf(request.headers.cookie) ?? randomBytes(32).toString('base64url');
  reply.header('set-cookie', cookie(request, secret, Math.floor(ms / 1000)));
  return hashOf(secret);
}

/** Takes the cookie back: its sign-up has become an account. */
export function forgetDevice(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('set-cookie', cookie(request, '', 0));
}

function secretOf(cookieHeader: string | undefined): string | null {
  const brought = readCookie(cookieHeader, SIGN_UP_COOKIE);
  return brought !== null && SECRET.test(brought) ? brought : null;
}

function cookie({ protocol }: FastifyRequest, value: string, seconds: number): string {
  const rules = `Path=/api/v1; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return `${SIGN_UP_COOKIE}=${value}; ${rules}${protocol === 'https' ? '; Secure' : ''}`;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(`sign-up:${secret}`).digest('hex');
}
