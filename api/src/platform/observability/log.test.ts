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
    ['most of a mail address', 'sent to asha.patil@example.com', 'sent to a***@example.com'],
    [
      'the values of a key of the database',
      'Key (from_id, to_id)=(5a97a0ad-0001-4000-8000-000000000001, x) already exists.',
      'Key (from_id, to_id)=([hidden]) already exists.',
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
