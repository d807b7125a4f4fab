import { describe, expect, it } from 'vitest';
import { StartError } from '../../platform/process/start-error.ts';
import { readStaffCommand } from './staff-command.ts';

const email = 'desk@example.com';
const read = (line: string) => readStaffCommand(line.split(' '));

describe('the arguments of staff-role', () => {
  it('make somebody staff, with the duties that are said', () => {
    expect(read(`add ${email}`)).toEqual({ what: 'add', email, duties: undefined });
    expect(read(`add ${email} --duties manager,caller`)).toEqual({
      what: 'add',
      email,
      duties: ['caller', 'manager'],
    });
    expect(read('add Desk@Example.com --duties=none')).toEqual({ what: 'add', email, duties: [] });
  });

  it('name the duty of a release manager as any other', () => {
    expect(read(`duties ${email} --duties release-manager,caller`)).toEqual({
      what: 'duties',
      email,
      duties: ['caller', 'release-manager'],
    });
  });

  it('change the duties of staff, or make a member of them again', () => {
    expect(read(`duties ${email} --duties reviewer`)).toEqual({
      what: 'duties',
      email,
      duties: ['reviewer'],
    });
    expect(read(`remove ${email}`)).toEqual({ what: 'remove', email });
    expect(read(`enrolment-code ${email}`)).toEqual({ what: 'enrolment-code', email });
  });

  it.each([
    'promote me',
    'add',
    'add nobody',
    `duties ${email}`,
    `remove ${email} --duties caller`,
    `enrolment-code ${email} --duties caller`,
    `add ${email} caller`,
    `add ${email} --duties caller,boss`,
    `add ${email} --duties caller,caller`,
    `add ${email} --role manager`,
  ])('say what they want to hear instead of: %s', (line) => {
    expect(() => read(line)).toThrow(StartError);
  });
});
