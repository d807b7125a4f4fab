import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { describe, expect, it } from 'vitest';
import { ProfilePhotos } from './profile-photos.tsx';

function open(count: number) {
  const pics = Array.from({ length: count }, (_, n) => ({
    id: `${n}`,
    url: `/p/${n}.webp`,
    thumb: `/p/${n}-s.webp`,
  }));
  renderRemote(<ProfilePhotos name="Asha" gender="female" pics={pics} />);
}

const opener = () => screen.getByRole('button', { name: 'Full screen' });
const viewer = () => within(screen.getByRole('dialog', { name: 'Photos of Asha' }));
const place = () => viewer().getByRole('status').textContent;

describe('the photos over the whole screen', () => {
  it('walk with buttons and keys, and stop at their ends', async () => {
    open(12);
    await userEvent.click(opener());
    expect(viewer().getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(place()).toBe('1 of 12');
    await userEvent.click(viewer().getByRole('button', { name: 'Previous photo' }));
    expect(place()).toBe('1 of 12');
    await userEvent.click(viewer().getByRole('button', { name: 'Next photo' }));
    expect(place()).toBe('2 of 12');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(place()).toBe('3 of 12');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(place()).toBe('12 of 12');
    await userEvent.keyboard('{Home}');
    expect(place()).toBe('1 of 12');
  });

  it('open at the photo that was pressed', async () => {
    open(3);
    await userEvent.click(screen.getByRole('button', { name: 'Next photo' }));
    await userEvent.click(screen.getByAltText('Asha, photo 2 of 3'));
    expect(place()).toBe('2 of 3');
  });

  it('close by their button and by Esc', async () => {
    open(2);
    await userEvent.click(opener());
    await userEvent.click(viewer().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener());
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('have nothing to walk with where there is one', async () => {
    open(1);
    await userEvent.click(opener());
    expect(viewer().getAllByRole('button')).toHaveLength(1);
    expect(viewer().queryByRole('status')).not.toBeInTheDocument();
    expect(viewer().getByAltText('Asha, photo 1 of 1')).toHaveAttribute('loading', 'eager');
  });

  it('are not offered where there is none', () => {
    open(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
