import { defineCall } from 'shared-contracts/calls/call';
import { listBlogs } from 'shared-contracts/calls/content';
import { dataOf } from 'shared-contracts/calls/schemas';
import type { Host } from 'shared-contracts/host';
import * as z from 'shared-contracts/schema';

/** A call that no server has. */
const unknownCall = defineCall({
  method: 'GET',
  path: '/api/v1/nowhere',
  access: 'public',
  summary: 'Answer nothing',
  reply: dataOf(z.object({})),
});

/** What a canary does wrong after its page is on screen; the page itself is fine. */
const LATE = {
  'in-handler'(page: HTMLElement) {
    page.addEventListener('purpose', () => fail());
    page.dispatchEvent(new Event('purpose'));
  },
  'in-timer': () => void setTimeout(fail),
  'in-promise': () => void Promise.resolve().then(fail),
  'nothing-visible'(page: HTMLElement) {
    page.style.setProperty('display', 'none');
  },
  'hidden-bar'(page: HTMLElement) {
    page.ownerDocument.querySelector<HTMLElement>('header')?.style.setProperty('opacity', '0');
  },
  'covered-bar': (page: HTMLElement) => cover(page),
  'undefined-on-screen': (page: HTMLElement) => page.append(`Born in ${String([][0])}`),
  'not-a-number': (page: HTMLElement) => page.append(`${Number('x')} years`),
  'call-flood'(_page: HTMLElement, { send }: Host) {
    for (let call = 0; call < 200; call += 1) void send(listBlogs, {}).catch(() => 'refused');
  },
  'unknown-call': (_page: HTMLElement, { send }: Host) =>
    void send(unknownCall, {}).catch(() => 'refused'),
  'inline-script'(page: HTMLElement) {
    page.setAttribute('onclick', 'alert(1)');
  },
  'foreign-host': () => void fetch('https://elsewhere.invalid/').catch(() => 'refused'),
  'long-task'() {
    setTimeout(() => {
      const end = performance.now() + 3000;
      while (performance.now() < end);
    });
  },
  'other-fetch'() {
    globalThis.fetch = () => Promise.reject(new Error('taken on purpose'));
  },
  'no-storage': () => localStorage.clear(),
  'another-site': () => void setTimeout(() => location.assign('https://elsewhere.invalid/')),
  'reload-loop': () => void setTimeout(() => location.reload()),
};

export type LateFault = keyof typeof LATE;

/** Does what a test asks for, where that is one of these. */
export function breakSomehow(requested: string | undefined, page: HTMLElement, host: Host): void {
  if (requested === undefined || !Object.hasOwn(LATE, requested)) return;
  LATE[requested as LateFault](page, host);
}

function fail(): never {
  throw new Error('the canary broke on purpose, later');
}

/** Lays something invisible over the whole window. */
function cover(page: HTMLElement): void {
  const sheet = document.createElement('div');
  for (const [name, value] of [
    ['position', 'fixed'],
    ['inset', '0'],
    ['z-index', '1000'],
  ] as const) {
    sheet.style.setProperty(name, value);
  }
  page.append(sheet);
}
