import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog, withoutSecrets } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  write(createLog({ logLevel: 'info' }, sink));
  return lines.join('');
}

describe('the log', () => {
  it.each(['password', 'token', 'authorization', 'reset_token', 'cookie'])(
    'hides %s at every level of an object',
    (key) => {
      const text = logged((log) => {
        log.info({ [key]: 'hush', body: { [key]: 'hush', user: { [key]: 'hush' } } }, 'x');
      });
      expect(text).not.toContain('hush');
      expect(text.match(/\[hidden\]/g)).toHaveLength(3);
    },
  );

  it.each([
    ['a bearer token in a text', 'sent Bearer abc.def-ghi on', 'sent Bearer [hidden] on'],
    ['a token anywhere', 'is eyJhbGci.eyJzdWIi.sig-na_ture ok', 'is [token] ok'],
    ['token parameters', '/x?token=abc&page=2', '/x?token=[hidden]&page=2'],
    ['a confirmation link', '/login?confirm=abc', '/login?confirm=[hidden]'],
    [
      'most of a mail address',
      'Key (email)=(asha.patil@example.com)',
      'Key (email)=(a***@example.com)',
    ],
    ['a mail address in a query', '/x?to=asha%40example.com', '/x?to=a***@example.com'],
  ])('leaves out %s', (_, line, told) => {
    expect(withoutSecrets(line)).toBe(told);
  });

  it('still writes one JSON object a line', () => {
    const text = logged((log) => {
      log.error({ err: new Error('for a@example.com: "Bearer x"') }, 'broke');
    });
    expect(JSON.parse(text)).toMatchObject({ msg: 'broke', err: { type: 'Error' } });
  });
});
