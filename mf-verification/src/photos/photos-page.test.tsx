import { createHash } from 'node:crypto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { addPics } from 'shared-contracts/calls/pictures';
import type { FakeReply } from 'shared-contracts/testing/fake-api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPhotos, pic } from './open-photos-in-test.tsx';
import { UNDO_MS } from './use-removals.ts';

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = (name: string) => new File([JPEG, name], name, { type: 'image/jpeg' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const tiles = () => screen.queryAllByRole('button', { name: /^Edit photo/ }).length;

async function digestOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
}

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Add photos', { selector: 'input' }), {
    target: { files },
  });
}

/** Answers each file by its name. */
function answering(
  answer: (name: string) => { refused: string } | null,
): FakeReply<typeof addPics> {
  return ({ body }) => {
    const file = (body as FormData).get('pics[]') as File;
    const refusal = answer(file.name);
    const kept = refusal === null ? pic(file.name) : null;
    return { data: [{ name: file.name, pic: kept, refused: refusal?.refused ?? null }] };
  };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('adding photos', () => {
  it('tells of each file by itself, keeps the good ones, and tries only the failed ones again', async () => {
    let isBusy = true;
    const { sent } = await openPhotos(
      [],
      answering((name) => (name === 'b.jpg' && isBusy ? { refused: 'server.busy' } : null)),
    );
    expect(screen.getByText('No photo yet')).toBeInTheDocument();
    choose(photo('a.jpg'), photo('b.jpg'), new File(['a text'], 'letter.jpg'));
    await waitFor(() => expect(tiles()).toBe(1));
    const list = within(screen.getByRole('region', { name: 'Photos that are being added' }));
    await waitFor(() => expect(list.getAllByRole('alert')).toHaveLength(2));
    expect(list.getByText('This is not a photo. JPEG, PNG and WebP work.')).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(2);
    isBusy = false;
    await press('Try b.jpg again');
    await waitFor(() => expect(tiles()).toBe(2));
    expect(sent('POST')).toHaveLength(3);
    await press('Take letter.jpg off this list');
    expect(screen.queryByText('letter.jpg')).not.toBeInTheDocument();
  });

  it('notices the same photo before it is sent, and adds it where that is meant', async () => {
    const { sent } = await openPhotos(
      [],
      answering(() => null),
    );
    const same = photo('a.jpg');
    choose(same);
    await waitFor(() => expect(tiles()).toBe(1));
    choose(same, photo('b.jpg'));
    await waitFor(() => expect(tiles()).toBe(2));
    expect(await screen.findByText('You have chosen this photo already.')).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(2);
    await press('Add a.jpg again');
    await waitFor(() => expect(sent('POST')).toHaveLength(3));
  });

  it('notices a photo of an earlier visit, and sends with each what its file was', async () => {
    vi.stubGlobal('isSecureContext', true);
    const original = await digestOf(photo('old.jpg'));
    const page = await openPhotos(
      [],
      answering(() => null),
    );
    page.server.state.pics = [pic('old', { original })];
    await userEvent.click(screen.getByRole('radio', { name: /^Members/ }));
    await waitFor(() => expect(tiles()).toBe(1));
    choose(photo('old.jpg'));
    expect(await screen.findByText('This photo is in your profile already.')).toBeInTheDocument();
    expect(page.sent('POST')).toEqual([]);
    await press('Add old.jpg again');
    await waitFor(() => expect(page.sent('POST')).toHaveLength(1));
    const [input] = page.sent('POST') as [{ body: FormData }];
    expect(input.body.get('original')).toBe(original);
  });

  it('takes a photo again that was removed since', async () => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('isSecureContext', true);
    const original = await digestOf(photo('a.jpg'));
    const { server, sent } = await openPhotos([], () => ({
      data: [{ name: 'a.jpg', pic: pic('a', { original }), refused: null }],
    }));
    choose(photo('a.jpg'));
    await waitFor(() => expect(tiles()).toBe(1));
    server.state.pics = [];
    await userEvent.click(screen.getByRole('radio', { name: /^Members/ }));
    await waitFor(() => expect(tiles()).toBe(0));
    choose(photo('a.jpg'));
    await waitFor(() => expect(sent('POST')).toHaveLength(2));
  });

  it('opens a picture once, however often it is sent', async () => {
    const open = vi.fn(async () => ({ width: 400, height: 500, close: () => undefined }));
    vi.stubGlobal('createImageBitmap', open);
    let tries = 0;
    await openPhotos(
      [],
      answering(() => (++tries > 2 ? null : { refused: 'call.noAnswer' })),
    );
    choose(photo('a.jpg'));
    for (const count of [1, 2]) {
      await screen.findByRole('button', { name: 'Try a.jpg again' });
      await waitFor(() => expect(tries).toBe(count));
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(tries).toBe(count + 1));
    }
    await waitFor(() => expect(tiles()).toBe(1));
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('refuses a film that was chosen by mistake without reading all of it', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { sent } = await openPhotos([]);
    const film = new File(['a film'], 'film.mp4', { type: 'video/mp4' });
    const read = vi.spyOn(film, 'arrayBuffer');
    Object.defineProperty(film, 'size', { value: 3 * 1024 ** 3 });
    choose(film);
    expect(
      await screen.findByText('This is not a photo. JPEG, PNG and WebP work.'),
    ).toBeInTheDocument();
    expect(read).not.toHaveBeenCalled();
    expect(sent('POST')).toEqual([]);
  });

  it('goes on by itself once the connection is back', async () => {
    let isThere = false;
    await openPhotos(
      [],
      answering(() => (isThere ? null : { refused: 'call.noAnswer' })),
    );
    choose(photo('a.jpg'));
    await screen.findByRole('button', { name: 'Try a.jpg again' });
    isThere = true;
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(tiles()).toBe(1));
  });

  it('takes what is pasted, and no more than there is room for', async () => {
    const { sent } = await openPhotos(
      Array.from({ length: 11 }, (_, n) => `${n}`),
      answering(() => null),
    );
    const files = [photo('a.jpg'), photo('b.jpg')];
    fireEvent.paste(document.body, { clipboardData: { files } });
    await waitFor(() => expect(tiles()).toBe(12));
    expect(screen.getByText(/There is no room for this one/)).toBeInTheDocument();
    expect(screen.getByText(/A profile may have at most 12 photos/)).toBeInTheDocument();
    expect(sent('POST')).toHaveLength(1);
  });

  it('takes what is dropped anywhere on the page, says where, and nothing but files', async () => {
    const { sent } = await openPhotos(
      [],
      answering(() => null),
    );
    const files = [photo('a.jpg'), photo('b.jpg')];
    const dragged = { dataTransfer: { files, types: ['Files'] } };
    expect(fireEvent.dragOver(screen.getByText('No photo yet'), dragged)).toBe(false);
    expect(screen.getByText('Drop to add the photos')).toBeInTheDocument();
    expect(fireEvent.drop(screen.getByText('No photo yet'), dragged)).toBe(false);
    expect(screen.queryByText('Drop to add the photos')).not.toBeInTheDocument();
    await waitFor(() => expect(tiles()).toBe(2));
    expect(sent('POST')).toHaveLength(2);
    // A word that is dropped is the browser's.
    const word = { dataTransfer: { files: [], types: ['text/plain'] } };
    expect(fireEvent.drop(document.body, word)).toBe(true);
  });

  it('guards against leaving only while something is on its way', async () => {
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { isLeavingGuarded } = await openPhotos([], async (input) => {
      await waiting;
      const made = answering(() => null);
      return typeof made === 'function' ? made(input) : made;
    });
    choose(photo('a.jpg'));
    await waitFor(() => expect(isLeavingGuarded()).toBe(true));
    finish();
    await waitFor(() => expect(tiles()).toBe(1));
    expect(isLeavingGuarded()).toBe(false);
  });
});

describe('removing a photo', () => {
  async function removeFirst() {
    await press('Edit photo 1');
    await press('Remove');
  }

  it('can be taken back; otherwise the call goes out when that ends', async () => {
    const { sent } = await openPhotos(['a', 'b']);
    await removeFirst();
    expect(screen.getByRole('button', { name: 'Undo, keep the photo' })).toHaveFocus();
    await press('Undo, keep the photo');
    expect(tiles()).toBe(2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Edit photo 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await act(() => vi.advanceTimersByTimeAsync(UNDO_MS - 1));
    expect(sent('DELETE')).toEqual([]);
    // And what the query cache tells a moment later.
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(tiles()).toBe(1);
    expect(sent('DELETE')).toEqual([{ params: { id: 'a' } }]);
  });

  it.each(['is closed', 'is left'])('goes out at once when the page %s', async (how) => {
    const { sent, unmount } = await openPhotos(['a', 'b']);
    await removeFirst();
    if (how === 'is left') unmount();
    else fireEvent(window, new Event('pagehide'));
    expect(sent('DELETE')).toEqual([{ params: { id: 'a' } }]);
  });
});

describe('the photos', () => {
  it('are put in order by dragging, and stand as they stood where they are let go of at their place', async () => {
    // As a phone lays them out, one below the other: there is no layout here.
    const side = 100;
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const tile = this.closest('.vf-photo');
      const at = tile === null ? 0 : [...(tile.parentElement?.children ?? [])].indexOf(tile);
      return new DOMRect(0, at * side, side, side);
    });
    const { sent } = await openPhotos(['a', 'b', 'c']);
    const drag = async (n: number, to: number) => {
      const handle = await screen.findByRole('button', { name: `Move photo ${n}` });
      const pointer = { isPrimary: true, button: 0, clientX: 50 };
      const from = (n - 1) * side + 50;
      fireEvent.pointerDown(handle, { ...pointer, clientY: from });
      for (const clientY of [from + 10, to])
        await act(async () => void fireEvent.pointerMove(document, { ...pointer, clientY }));
      await screen.findByText(/^Photo/, { selector: '[id^="DndLiveRegion"]' });
      await act(async () => void fireEvent.pointerUp(document, { ...pointer, clientY: to }));
    };
    await drag(3, 60);
    await waitFor(() => expect(sent('PUT')).toEqual([{ body: { ids: ['c', 'a', 'b'] } }]));
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('src', '/p/c-s.webp');
    await drag(1, 70);
    expect(sent('PUT')).toHaveLength(1);
  });

  it('are put in order without dragging, and one is shown first', async () => {
    const { sent } = await openPhotos(['a', 'b', 'c']);
    await press('Edit photo 3');
    await press('Move earlier');
    await waitFor(() => expect(sent('PUT')).toEqual([{ body: { ids: ['a', 'c', 'b'] } }]));
    expect(screen.getByRole('dialog', { name: 'Photo 2 of 3' })).toBeInTheDocument();
    await press('Make it the main photo');
    await waitFor(() => expect(sent('PUT')).toContainEqual({ body: { id: 'c' } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('img')[0]).toHaveAttribute('src', '/p/c-s.webp');
  });

  it('come right where one that is to be shown first is gone from another tab', async () => {
    const { server, notices } = await openPhotos(['a', 'b', 'c']);
    server.state.pics = [pic('a'), pic('c')];
    await press('Edit photo 2');
    await press('Make it the main photo');
    await waitFor(() => expect(tiles()).toBe(2));
    expect(notices).toEqual(['pic.notFound']);
  });

  it('say how they stand with staff', async () => {
    const { server } = await openPhotos([]);
    server.state.pics = [
      pic('a', { state: 'waiting' }),
      pic('b', { state: 'refused', reason: 'Two people are on it.', openings: 2 }),
    ];
    await userEvent.click(screen.getByRole('radio', { name: /^Members/ }));
    expect(await screen.findByText(/Only you see it until our staff/)).toBeInTheDocument();
    expect(screen.getByText('Not shown: Two people are on it.')).toBeInTheDocument();
    expect(screen.getByText('Our staff opened it 2 times')).toBeInTheDocument();
  });

  it('are shown to whom one likes, and the page says what each of them sees', async () => {
    const { sent } = await openPhotos(['a']);
    const seen = () =>
      within(
        screen.getByRole('heading', { name: 'What others see now' })
          .nextElementSibling as HTMLElement,
      )
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.includes('sees a drawing') === false);
    expect(seen()).toEqual([true, true, true, true]);
    await userEvent.click(screen.getByRole('radio', { name: /^Matches only/ }));
    expect(await screen.findByText('Saved: Matches only')).toBeInTheDocument();
    expect(sent('PUT')).toEqual([{ body: { privacy: 'matched' } }]);
    expect(seen()).toEqual([false, false, false, true]);
    await userEvent.click(screen.getByRole('radio', { name: /^Verified members/ }));
    await waitFor(() => expect(seen()).toEqual([false, false, true, true]));
  });
});

describe('the way on', () => {
  it('leads whoever came from the guide to its next step, and nobody else', async () => {
    const page = await openPhotos([], undefined, '/upload/pics?first=3');
    expect(screen.getByRole('link', { name: 'Later' })).toHaveAttribute('href', '/info?first=3');
    page.unmount();
    await openPhotos([]);
    expect(screen.queryByRole('link', { name: 'Later' })).toBeNull();
  });

  it('settles who sees the photos before the first one is chosen', async () => {
    await openPhotos([]);
    const privacy = screen.getByRole('region', { name: 'Who sees my photos' });
    const add = screen.getByRole('button', { name: 'Add photos' });
    expect(privacy.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
