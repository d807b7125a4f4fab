import type { FastifyRequest } from 'fastify';
import { hasDuty, type CallShape, type Method } from 'shared-contracts/calls/call';
import type { Api } from '../calls/context.ts';
import { Refusal, unknownPath } from './refusal.ts';

interface KnownPath {
  readonly call: CallShape;
  readonly pattern: RegExp;
}

/**
 * What a request gets that no route takes: 405 where its path has other methods for this caller, else the 404 of an unknown
 * path. A path that only staff have is unknown to everybody else (access.md, 'Defaults').
 */
export function refuserOfWrongMethods(
  calls: readonly CallShape[],
  authenticate: Api['authenticate'],
): (request: FastifyRequest) => Promise<Refusal> {
  const paths = calls.map((call): KnownPath => ({ call, pattern: patternOf(call.path) }));
  return async (request) => {
    const path = request.url.split('?')[0] ?? '';
    const there = paths.filter(({ pattern }) => pattern.test(path)).map(({ call }) => call);
    if (there.length === 0) return unknownPath();
    const isForStaff = there.every(({ access }) => access === 'staff');
    const caller = isForStaff ? await authenticate(request) : null;
    const open = there.filter(
      (call) =>
        call.access === 'public' ||
        call.access === 'member' ||
        (caller?.role === 'staff' && hasDuty(call, caller.duties)),
    );
    if (open.length === 0) return unknownPath();
    const allow = allowed(open.map(({ method }) => method));
    return new Refusal(405, 'route.unknown', {
      allow,
      detail: `${request.method} is no method of this path; it has ${allow.join(', ')}.`,
    });
  };
}

/** HEAD comes with GET. */
function allowed(methods: readonly Method[]): string[] {
  const heads = methods.includes('GET') ? ['HEAD'] : [];
  return [...new Set<string>([...methods, ...heads])].toSorted();
}

/** A path template as the router reads it: with or without a slash at the end. */
function patternOf(path: string): RegExp {
  const parts = path
    .replace(/\/$/, '')
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') ? '[^/*]+' : part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${parts.join('')}/?$`);
}
