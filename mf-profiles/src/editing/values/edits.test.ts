import { describe, expect, it } from 'vitest';
import { ownProfile } from '../../people/own-profile-fake.ts';
import {
  afterSaving,
  conflictsIn,
  seenAgain,
  unsavedIn,
  valuesWith,
  withEdit,
  withoutFields,
} from './edits.ts';
import { valuesOf } from './values.ts';

const saved = valuesOf(ownProfile({ aboutme: 'Old', current_city: 'Pune' }));
const newer = valuesOf(ownProfile({ aboutme: 'Newer', current_city: 'Pune' }));
const written = withEdit(withEdit({}, saved, 'aboutme', 'Mine'), saved, 'current_city', 'Nashik');

describe('what is written over a profile', () => {
  it('shows over what is saved, and counts until it is the same again', () => {
    expect(valuesWith(saved, written)).toMatchObject({ aboutme: 'Mine', gotra: saved.gotra });
    expect(unsavedIn(written, saved)).toEqual(['current_city', 'aboutme']);
    expect(unsavedIn(withEdit(written, saved, 'aboutme', 'Old '), saved)).toEqual(['current_city']);
  });

  it('stands against what was saved elsewhere in the same field, and there only', () => {
    expect(conflictsIn(written, saved)).toEqual([]);
    expect(conflictsIn(written, newer)).toEqual(['aboutme']);
    const agreed = valuesOf(ownProfile({ aboutme: 'Mine', current_city: 'Pune' }));
    expect(conflictsIn(written, agreed)).toEqual([]);
  });

  it('is settled by staying with it or by letting go', () => {
    const mine = seenAgain(written, newer, ['aboutme']);
    expect(conflictsIn(mine, newer)).toEqual([]);
    expect(valuesWith(newer, mine).aboutme).toBe('Mine');
    const theirs = withoutFields(written, ['aboutme']);
    expect(valuesWith(newer, theirs)).toMatchObject({ aboutme: 'Newer', current_city: 'Nashik' });
  });

  it('keeps what was written on while it was being saved', () => {
    const now = valuesOf(ownProfile({ aboutme: 'Mine', current_city: 'Nashik' }));
    const on = withEdit(written, saved, 'aboutme', 'Mine and more');
    const left = afterSaving(on, written, now);
    expect(left).toEqual({ aboutme: { was: 'Mine', now: 'Mine and more' } });
    expect(conflictsIn(left, now)).toEqual([]);
    expect(afterSaving(written, written, now)).toEqual({});
  });
});
