import { ApiError } from 'shared-contracts/calls/client';
import { describe, expect, it } from 'vitest';
import { messageOf } from '../locales/en/messages.ts';
import { byLastPart, placeServerErrors, type ErrorPlaces } from './server-errors.ts';

const refused = (errors: { path: string; message: string }[], code = 'form.invalid') =>
  new ApiError({ status: 422, code, errors });
const fieldAt = (path: string) => (path === 'height' || path === 'city' ? path : null);

const placed = (error: unknown, places: ErrorPlaces<'height' | 'city'> = { fieldAt }) =>
  placeServerErrors(error, places, (key) => messageOf(key).text);

describe("the server's errors", () => {
  it('stand beside their fields, the first of several, with or without the part of the request', () => {
    const errors = [
      { path: 'body.height', message: 'Too tall' },
      { path: 'height', message: 'No number' },
      { path: 'gender', message: 'Not here' },
      { path: '', message: 'Too much' },
    ];
    expect(placed(refused(errors))).toEqual({
      fieldErrors: { height: 'Too tall' },
      general: ['Not here', 'Too much'],
    });
  });

  it('stand beside the field that a refusal is about as a whole', () => {
    const places = { fieldAt, fieldOfCode: { 'password.currentWrong': 'city' } } as const;
    expect(placed(refused([], 'password.currentWrong'), places)).toEqual({
      fieldErrors: { city: 'The current password is not right.' },
      general: [],
    });
  });

  it.each([null, undefined, new Error('broken'), refused([])])(
    'are none where no field is named: %s',
    (error) => {
      expect(placed(error)).toEqual({ fieldErrors: {}, general: [] });
    },
  );

  it('find flat fields by the last part of their path', () => {
    const find = byLastPart(['phone', 'email']);
    expect(['user.phone', 'email', 'user.gender', ''].map(find)).toEqual([
      'phone',
      'email',
      null,
      null,
    ]);
  });
});
