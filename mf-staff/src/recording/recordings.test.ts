import { describe, expect, it, vi } from 'vitest';
import { SilentSound } from '../testing/silent-sound.ts';
import { createRecordings } from './recordings.ts';

function player(renew: (id: string) => Promise<string | null> = async () => null) {
  const sound = new SilentSound();
  const recordings = createRecordings(sound);
  recordings.renewBy(renew);
  return { sound, recordings };
}

describe('the player of recordings', () => {
  it('plays, pauses and goes on without fetching again', () => {
    const { sound, recordings } = player();
    recordings.toggle('a', '/a.mp3');
    sound.emit('playing');
    expect(recordings.current()).toMatchObject({ id: 'a', phase: 'playing' });
    recordings.toggle('a', '/a.mp3?newer');
    expect(recordings.current()?.phase).toBe('paused');
    recordings.toggle('a', '/a.mp3?newer');
    expect(sound.played).toEqual(['/a.mp3', '/a.mp3']);
  });

  it('can be stopped while it still loads', () => {
    const { recordings } = player();
    recordings.toggle('a', '/a.mp3');
    recordings.toggle('a', '/a.mp3');
    expect(recordings.current()?.phase).toBe('paused');
  });

  it('ends the one before when another starts', () => {
    const { sound, recordings } = player();
    recordings.toggle('a', '/a.mp3');
    sound.emit('playing');
    recordings.toggle('b', '/b.mp3');
    sound.emit('pause');
    expect(recordings.current()).toMatchObject({ id: 'b', phase: 'loading', at: 0 });
    expect(sound.src).toBe('/b.mp3');
  });

  it('goes on at the same place under a new address when its own has expired', async () => {
    const renew = vi.fn(async () => '/a.mp3?new');
    const { sound, recordings } = player(renew);
    recordings.toggle('a', '/a.mp3?old');
    sound.emit('playing');
    sound.currentTime = 12;
    sound.emit('timeupdate');
    sound.emit('error');
    await vi.waitFor(() => expect(sound.src).toBe('/a.mp3?new'));
    sound.currentTime = 0;
    sound.duration = 30;
    sound.emit('loadedmetadata');
    expect(sound.currentTime).toBe(12);
    expect(recordings.current()).toMatchObject({ at: 12, length: 30 });
  });

  it('says that it failed when the new address does not play either, and tries afresh when asked', async () => {
    const renew = vi.fn(async () => '/a.mp3?new');
    const { sound, recordings } = player(renew);
    recordings.toggle('a', '/a.mp3');
    sound.emit('error');
    await vi.waitFor(() => expect(sound.src).toBe('/a.mp3?new'));
    sound.emit('error');
    await vi.waitFor(() => expect(recordings.current()?.phase).toBe('failed'));
    expect(renew).toHaveBeenCalledTimes(1);
    recordings.toggle('a', '/a.mp3');
    expect(recordings.current()?.phase).toBe('loading');
  });

  it.each([
    [4, true, 'unplayable'],
    [3, true, 'unplayable'],
    [4, false, 'failed'],
    [2, true, 'failed'],
  ] as const)('with error %i of a file that is there (%s) is %s', async (code, isThere, phase) => {
    const sound = new SilentSound();
    const asked = vi.fn(async (_url: string) => isThere);
    const recordings = createRecordings(sound, asked);
    recordings.renewBy(async () => '/a.amr?new');
    recordings.toggle('a', '/a.amr');
    sound.emit('error');
    await vi.waitFor(() => expect(sound.src).toBe('/a.amr?new'));
    sound.error = { code } as MediaError;
    sound.emit('error');
    await vi.waitFor(() => expect(recordings.current()?.phase).toBe(phase));
    expect(asked.mock.calls).toEqual(code === 2 ? [] : [['/a.amr?new']]);
    recordings.toggle('a', '/a.amr');
    expect(recordings.current()?.phase).toBe('loading');
  });

  it('says that it failed when there is no recording any more', async () => {
    const { sound, recordings } = player();
    recordings.toggle('a', '/a.mp3');
    sound.emit('error');
    await vi.waitFor(() => expect(recordings.current()?.phase).toBe('failed'));
  });

  it('waits for another click where the browser does not let it play', async () => {
    const { sound, recordings } = player();
    sound.play = () => Promise.reject(new DOMException('click first', 'NotAllowedError'));
    recordings.toggle('a', '/a.mp3');
    await vi.waitFor(() => expect(recordings.current()?.phase).toBe('paused'));
  });

  it('steps within its ends, and keeps its speed for the next', () => {
    const { sound, recordings } = player();
    recordings.seekBy(5);
    expect(sound.currentTime).toBe(0);
    recordings.toggle('a', '/a.mp3');
    sound.duration = 12;
    sound.emit('loadedmetadata');
    recordings.seekBy(5);
    recordings.seekBy(5);
    recordings.seekBy(5);
    expect(sound.currentTime).toBe(12);
    recordings.seekBy(-20);
    expect(recordings.current()?.at).toBe(0);
    recordings.speedBy(1);
    recordings.speedBy(1);
    expect(sound.playbackRate).toBe(1.5);
    recordings.toggle('b', '/b.mp3');
    expect(recordings.current()?.speed).toBe(1.5);
    for (let n = 0; n < 9; n += 1) recordings.speedBy(1);
    expect(recordings.current()?.speed).toBe(2);
    recordings.setSpeed(1);
    recordings.speedBy(-1);
    expect(recordings.current()?.speed).toBe(1);
  });

  it('falls silent when the page goes', () => {
    const { sound, recordings } = player();
    recordings.toggle('a', '/a.mp3');
    recordings.stop();
    expect(sound.paused).toBe(true);
    expect(sound.src).toBe('');
    expect(recordings.current()).toBeNull();
  });
});
