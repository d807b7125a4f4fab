import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { personCard } from '../testing/interests.ts';
import { PersonPhoto } from './person-photo.tsx';

const drawing = (change: Parameters<typeof personCard>[0]) =>
  render(<PersonPhoto person={personCard({ pics: [], primary_profile_pic: null, ...change })} />)
    .container.innerHTML;

describe('somebody without a photo', () => {
  it('is drawn as a woman or as a man', () => {
    expect(drawing({ gender: 'female' })).not.toBe(drawing({ gender: 'male' }));
    expect(drawing({ gender: 'male' })).toContain('sp-silhouette');
  });

  it('is drawn as anybody where the API does not tell', () => {
    expect(drawing({})).not.toContain('sp-silhouette');
  });
});
