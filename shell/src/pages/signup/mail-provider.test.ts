import { describe, expect, it } from 'vitest';
import { mailProvider } from './mail-provider.ts';

describe('where a mail is read', () => {
  it.each([
    ['asha@gmail.com', 'Gmail'],
    [' Asha@GMAIL.com ', 'Gmail'],
    ['asha@yahoo.co.in', 'Yahoo Mail'],
    ['asha@rediffmail.com', 'Rediffmail'],
  ])('%j: %s', (email, name) => {
    expect(mailProvider(email)?.name).toBe(name);
  });

  it.each(['asha@example.com', 'asha@notgmail.com', 'gmail.com@example.com', ''])(
    'is not known of %j',
    (email) => {
      expect(mailProvider(email)).toBeNull();
    },
  );
});
