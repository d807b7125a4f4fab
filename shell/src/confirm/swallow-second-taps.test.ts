import { afterEach, expect, it, vi } from 'vitest';
import { swallowSecondTaps } from './swallow-second-taps.ts';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

function open() {
  end = swallowSecondTaps(document);
  document.body.innerHTML =
    '<button id="below"></button><dialog><button id="yes"></button></dialog>';
  const pressed = vi.fn();
  document.body.addEventListener('click', ({ target }) => pressed((target as Element).id));
  const tap = (id: string, at: number, place = { clientX: 100, clientY: 700 }, detail = 1) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail, ...place });
    Object.defineProperty(event, 'timeStamp', { value: at });
    document.getElementById(id)?.dispatchEvent(event);
  };
  return { tap, pressed: () => pressed.mock.calls.flat() };
}

it('keeps a double tap on an answer from what lies below it, until the finger rests', () => {
  const { tap, pressed } = open();
  tap('yes', 1000);
  tap('below', 1200);
  tap('below', 1500);
  expect(pressed()).toEqual(['yes']);
  tap('below', 2000);
  expect(pressed()).toEqual(['yes', 'below']);
});

it('keeps a double tap on what opens a dialog from answering it', () => {
  const { tap, pressed } = open();
  tap('below', 1000);
  tap('yes', 1200);
  expect(pressed()).toEqual(['below']);
});

it('leaves quick taps elsewhere, on one thing, and by key', () => {
  const { tap, pressed } = open();
  tap('yes', 1000);
  tap('below', 1200, { clientX: 300, clientY: 100 });
  tap('below', 1300, { clientX: 300, clientY: 100 });
  tap('yes', 1400, { clientX: 300, clientY: 100 }, 0);
  expect(pressed()).toEqual(['yes', 'below', 'below', 'yes']);
});

it('keeps a double tap from what has taken the place of a control that is gone', () => {
  const { tap, pressed } = open();
  const first = document.getElementById('below');
  tap('below', 1000);
  first?.replaceWith(Object.assign(document.createElement('button'), { id: 'next' }));
  tap('next', 1200);
  expect(pressed()).toEqual(['below']);
  tap('next', 2000);
  expect(pressed()).toEqual(['below', 'next']);
});
