import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Carousel } from './carousel.tsx';
import type { Photo } from './photo-image.tsx';

const photos: Photo[] = ['a', 'b', 'c'].map((name) => ({ src: `/${name}.webp`, alt: name }));
const labels = {
  previous: 'Previous photo',
  next: 'Next photo',
  position: (n: number, of: number) => `${n} of ${of}`,
};

it('moves with its buttons and says where it is', async () => {
  const user = userEvent.setup();
  render(<Carousel label="Photos of Asha" photos={photos} labels={labels} />);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
});

it('stops at its ends', async () => {
  const user = userEvent.setup();
  render(<Carousel label="Photos of Asha" photos={photos} labels={labels} />);
  const back = screen.getByRole('button', { name: 'Previous photo' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await user.click(back);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
});

it('moves with the arrow keys on its one stop', async () => {
  const user = userEvent.setup();
  render(<Carousel label="Photos of Asha" photos={photos} labels={labels} />);
  screen.getByRole('group', { name: 'Photos of Asha' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
});

it('loads photos late, except the first of an eager one', () => {
  const { rerender } = render(<Carousel label="Photos" photos={photos} labels={labels} />);
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('loading'))).toEqual([
    'lazy',
    'lazy',
    'lazy',
  ]);
  rerender(<Carousel label="Photos" photos={photos} labels={labels} eager />);
  expect(screen.getByAltText('a')).toHaveAttribute('loading', 'eager');
  expect(screen.getByAltText('b')).toHaveAttribute('loading', 'lazy');
});

it('has no controls for a single photo, and a placeholder for none', () => {
  const { rerender } = render(<Carousel label="P" photos={photos.slice(0, 1)} labels={labels} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Carousel label="P" photos={[]} labels={labels} placeholder="No photo yet" />);
  expect(screen.getByText('No photo yet')).toBeInTheDocument();
});

it('shows the placeholder instead of a photo that does not load, and keeps the others', () => {
  const { rerender } = render(
    <Carousel label="P" photos={photos} labels={labels} placeholder="Drawing" />,
  );
  fireEvent.error(screen.getByAltText('b'));
  expect(screen.getByText('Drawing')).toBeInTheDocument();
  expect(screen.queryByAltText('b')).not.toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(2);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  const fresh = { src: '/b2.webp', alt: 'b' };
  rerender(<Carousel label="P" photos={[fresh]} labels={labels} placeholder="Drawing" />);
  expect(screen.getByAltText('b')).toBeInTheDocument();
});

it('opens the photo that is shown by its button, and by a click on it', async () => {
  const user = userEvent.setup();
  const onOpen = vi.fn();
  const open = { onOpen, openLabel: 'Full screen' };
  render(<Carousel label="P" photos={photos} labels={labels} {...open} />);
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  const button = screen.getByRole('button', { name: 'Full screen' });
  await user.click(button);
  expect(onOpen).toHaveBeenLastCalledWith(1);
  button.blur();
  await user.click(screen.getByAltText('b'));
  expect(onOpen.mock.calls).toEqual([[1], [1]]);
  expect(button).toHaveFocus();
});
