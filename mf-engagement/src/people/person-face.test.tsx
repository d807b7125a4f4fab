import { screen } from '@testing-library/react';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { expect, it } from 'vitest';
import { personCard } from '../testing/interests.ts';
import { PersonFace } from './person-face.tsx';

it('says for whom a photo is that others see', () => {
  const person = personCard({ pics: [], primary_profile_pic: null, photo_for: 'matched' });
  renderRemote(<PersonFace person={person} />);
  expect(screen.getByRole('img', { name: 'Photo for matches' })).toBeVisible();
  expect(screen.getByTitle('Photo for matches')).toBeVisible();
});

it('is decoration where there is no photo at all', () => {
  renderRemote(<PersonFace person={personCard({ pics: [], primary_profile_pic: null })} />);
  expect(screen.queryByRole('img')).toBeNull();
});
