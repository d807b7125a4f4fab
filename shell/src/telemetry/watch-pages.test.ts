import { afterEach, expect, it, vi } from 'vitest';
import { lookAt } from './watch-pages.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'elementFromPoint');
  vi.restoreAllMocks();
});

/**
 * The page of a site whose elements all have a size; `met` is what a touch meets everywhere, by its selector; absent: what
 * it aims at.
 */
function pageWith(html: string, met?: string): Element {
  document.body.innerHTML = `<div id="root"><header><a href="/">Saptapadi</a></header>
    <main><div class="shell-remote" data-build="c1">${html}</div></main></div>`;
  const box = { left: 10, top: 100, bottom: 120, width: 80, height: 20 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box_(
    this: Element,
  ) {
    const hidden = this.closest('[hidden]') !== null;
    return { ...box, ...(hidden && { width: 0, height: 0 }) } as DOMRect;
  });
  document.elementFromPoint = () => (met === undefined ? null : document.querySelector(met));
  const page = document.querySelector('.shell-remote');
  if (page === null) throw new Error('no page');
  return page;
}

it('finds nothing wrong with a page that stands whole', () => {
  expect(lookAt(pageWith('<h1>Plans</h1><p>₹699 a month</p>'))).toBeNull();
});

it('finds a page on which nothing can be seen', () => {
  expect(lookAt(pageWith('<div></div>'))?.fault).toBe('blank');
  expect(lookAt(pageWith('<div hidden><h1>Plans</h1></div>'))?.fault).toBe('blank');
});

it('finds a bar or a main button that something empty lies over, and lets pass what stands above for a reason', () => {
  const button = '<button class="sp-button--primary">Buy</button>';
  const sheet = '<div class="sheet"></div>';
  expect(lookAt(pageWith(button + sheet, '.sheet'))?.fault).toBe('covered');
  expect(lookAt(pageWith(`${button}<dialog class="asks">Sure?</dialog>`, '.asks'))).toBeNull();
});

it('lets pass what an extension lays over the page', () => {
  const page = pageWith('<h1>Plans</h1>', '.foreign');
  document.body.insertAdjacentHTML('beforeend', '<div class="foreign"></div>');
  expect(lookAt(page)).toBeNull();
});

it.each(['Age undefined', 'NaN years', '[object Object]', '{{ name }}'])(
  'finds a missing value: %s',
  (text) => {
    expect(lookAt(pageWith(`<p>${text}</p>`))).toEqual({ fault: 'text', detail: text });
  },
);

it('takes names and words that only look alike for what they are', () => {
  expect(lookAt(pageWith('<p>Nandini NaNdkar has an undefinable charm</p>'))).toBeNull();
});
