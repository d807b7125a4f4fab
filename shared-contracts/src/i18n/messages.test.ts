import { describe, expect, it } from 'vitest';
import { messageOf, messages } from '../locales/en/messages.ts';

describe('the message catalogue', () => {
  it.each([
    ['Plan upgrade required to use this feature', 'warning'],
    ['Contacts updated', 'success'],
    ['Error contacts not updated', 'danger'],
    [
      'Account Deleted - Your account has been successfully deleted. You may create a new account at any time to resume access to our services.',
      'success',
    ],
    ['Profile saved', 'success'],
    ['Profile save failed', 'danger'],
    ['Chat request sent', 'success'],
    ['Interest sent', 'success'],
    ['Interest already sent', 'warning'],
    ['Download successful', 'success'],
    ['This profile is not verified', 'warning'],
    ['User blocked', 'success'],
    ['Blocking user failed', 'danger'],
    ['Unblocked user', 'success'],
    ['Unblock user failed', 'danger'],
    ['Problem getting sent interests', 'danger'],
    ['Interest removed', 'success'],
    ['Error removing Interest', 'danger'],
    ['Call log saved', 'success'],
    ['Error saving call log', 'danger'],
    ['You have a new message', 'info'],
    ['Expired or invalid link', 'danger'],
    ['New passwords do not match.', 'danger'],
    ['Password must be at least 6 characters.', 'danger'],
    ['Payment was successful', 'success'],
    ['Payment process was cancelled', 'warning'],
    ['Something went wrong. Please try again later', 'danger'],
    ['Please sign in to continue', 'success'],
    ['Join now', 'info'],
  ])('has %j once, as %s', (text, kind) => {
    const found = Object.values(messages).filter((message) => message.text === text);
    expect(found.map((message) => message.kind)).toEqual([kind]);
  });

  it('titles the plan notice, the invalid link and the notice after a capture', () => {
    expect(messages['plan.required'].title).toBe('Buy plan');
    expect(messages['memberLink.invalid'].title).toBe('Invalid link');
    expect(messages['payment.signInAgain'].title).toBe('Success');
  });

  it('shows notices for 3000 ms and the invalid link for 5000 ms', () => {
    const others = Object.entries(messages).filter(([key]) => key !== 'memberLink.invalid');
    expect(new Set(others.map(([, message]) => message.duration))).toEqual(new Set([3000]));
    expect(messages['memberLink.invalid'].duration).toBe(5000);
  });

  it('answers an unknown code with the general failure, also a name that objects inherit', () => {
    expect(messageOf('toString')).toBe(messages['call.failed']);
  });
});
