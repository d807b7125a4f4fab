import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from 'shared-contracts/testing/render-remote';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IntroVideo } from './intro-video.tsx';

// jsdom has the element, but plays nothing.
const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
afterEach(() => vi.clearAllMocks());

const open = (address: string | null) =>
  renderRemote(<IntroVideo name="Asha" address={address} poster="/p/asha.webp" />);
const video = () => screen.getByLabelText<HTMLVideoElement>('Video introduction of Asha');
const button = () => screen.getByRole('button', { name: 'Play the introduction of Asha' });

describe('the video introduction', () => {
  it('loads and plays nothing by itself; a photo stands for it', () => {
    open('/media/intro.mp4');
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()).toHaveAttribute('poster', '/p/asha.webp');
    expect(video()).not.toHaveAttribute('autoplay');
    expect(video()).not.toHaveAttribute('controls');
    expect(play).not.toHaveBeenCalled();
  });

  it('plays on demand, with the browser’s controls and the focus on it', async () => {
    open('/media/intro.mp4');
    await userEvent.click(button());
    expect(play).toHaveBeenCalledOnce();
    expect(video()).toHaveAttribute('controls');
    expect(video()).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says when it does not come, and tries again', async () => {
    open('/media/intro.mp4');
    await userEvent.click(button());
    fireEvent.error(video());
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load the video');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(load).toHaveBeenCalledOnce();
    expect(play).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([null, ''])('is absent where there is none: %s', (address) => {
    open(address);
    expect(screen.queryByText('Video introduction')).not.toBeInTheDocument();
  });
});
