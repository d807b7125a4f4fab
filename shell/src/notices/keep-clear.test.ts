import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepNoticesClear } from './keep-clear.ts';
import { createNoticeQueue, type NoticeQueue } from './notice-queue.ts';

const SCREEN = { width: 390, height: 844 };

let notices: NoticeQueue;
let end: () => void;

/** An element that stands from `top` to `bottom`, over the whole width. */
function standing(markup: string, top: number, bottom: number): HTMLElement {
  const holder = document.createElement('div');
  holder.innerHTML = markup;
  const element = holder.firstElementChild as HTMLElement;
  element.getBoundingClientRect = () => new DOMRect(0, top, SCREEN.width, bottom - top);
  document.body.append(element);
  return element;
}

/** Where notices stand, 60 px above the foot of the screen. */
function region(): HTMLElement {
  return standing('<section><div role="alert"></div><div role="status"></div></section>', 700, 780);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  document.body.innerHTML = '';
  notices = createNoticeQueue();
  end = keepNoticesClear(notices, document);
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Two frames, by which a notice is drawn. */
const drawn = () => vi.advanceTimersByTime(40);

it('lifts a notice over the card in which something was pressed', () => {
  const place = region();
  standing('<article><button>Accept</button></article>', 650, 760).click();
  notices.show('interest.accepted');
  drawn();
  expect(place.style.translate).toBe('0 -134px');
});

it('leaves a notice where it covers nothing of that', () => {
  const place = region();
  standing('<article></article>', 100, 300).click();
  notices.show('interest.accepted');
  drawn();
  expect(place.style.translate).toBe('');
});

it('lifts a notice over what the page marks, also where that comes after the notice', async () => {
  const place = region();
  notices.show('block.done');
  drawn();
  expect(place.style.translate).toBe('');
  standing('<p data-keep-clear>You have blocked Ila.</p>', 720, 770);
  await vi.waitFor(() => {
    drawn();
    expect(place.style.translate).toBe('0 -64px');
  });
});

it('lifts a notice over a menu that opens below it', async () => {
  const place = region();
  const menu = standing('<details data-menu><ul><li>Report</li></ul></details>', 600, 640);
  const panel = menu.querySelector('ul') as HTMLElement;
  panel.getBoundingClientRect = () => new DOMRect(200, 640, 180, 120);
  notices.show('interest.sent');
  drawn();
  expect(place.style.translate).toBe('');
  menu.setAttribute('open', '');
  await vi.waitFor(() => {
    drawn();
    expect(place.style.translate).toBe('0 -144px');
  });
});

it('goes back once no notice stands', () => {
  const place = region();
  standing('<p data-keep-clear>You have blocked Ila.</p>', 720, 770);
  notices.show('block.done');
  drawn();
  expect(place.style.translate).not.toBe('');
  notices.close(notices.shown()[0]?.id ?? '');
  drawn();
  expect(place.style.translate).toBe('');
});

it('lifts a notice over all that the page marks, not only over the lowest of it', () => {
  const place = region();
  standing('<p data-keep-clear>Asha Kulkarni, 27</p>', 600, 690);
  standing('<p data-keep-clear>See my whole profile</p>', 700, 760);
  notices.show('profile.saved');
  drawn();
  expect(place.style.translate).toBe('0 -184px');
});

it('lies over the photo where a card is too tall, and not over the name on it', () => {
  const place = region();
  standing('<h1>Your first profile</h1>', 120, 160);
  const card = standing('<section data-keep-clear><h3>Asha Kulkarni, 27</h3></section>', 200, 790);
  const name = card.querySelector('h3') as HTMLElement;
  name.getBoundingClientRect = () => new DOMRect(12, 705, 300, 24);
  notices.show('profile.saved');
  drawn();
  expect(place.style.translate).toBe('0 -79px');
});

it('covers neither the title of a step that has the focus nor more than it must', () => {
  const place = region();
  const title = standing('<h2 tabindex="-1">This is how others will see you</h2>', 180, 220);
  title.focus();
  standing('<section data-keep-clear>Card</section>', 230, 690);
  standing('<p data-keep-clear>See my whole profile</p>', 695, 760);
  notices.show('profile.saved');
  drawn();
  // Over the ways on it covers the foot of the card, over the card it would cover the title.
  expect(place.style.translate).toBe('0 -89px');
});

it('goes without air where the room below the title is as high as itself', () => {
  const place = region();
  standing('<h1>Your first profile</h1>', 120, 160);
  standing('<section data-keep-clear>Card</section>', 242, 790);
  notices.show('profile.saved');
  drawn();
  // Air of 2 px is left, and of the card nothing is covered.
  expect(place.style.translate).toBe('0 -540px');
});
