// What stands around every screen: who is paid and how much, that no money moves, and the way out.
import { element, rupees } from './elements.js';

/** Fills the page; `leave` is called when the payer gives up, after the question whether that is meant. */
export function fillFrame({ name, description, theme, modal = {} }, leave) {
  const amount = element('p', { className: 'amount' });
  const body = element('div', { className: 'screen' });
  const drawer = element('div', { className: 'drawer' });
  const question = confirmation(leave);
  const wantOut = () => (modal.confirm_close === true ? question.showModal() : leave());
  const close = element(
    'button',
    { type: 'button', className: 'close', onclick: wantOut },
    'Close',
  );
  const card = element(
    'main',
    { className: 'card' },
    element(
      'header',
      { className: 'shop' },
      element(
        'div',
        {},
        element('p', { className: 'name' }, name ?? 'Payment'),
        element('p', { className: 'about' }, description ?? ''),
      ),
      amount,
      close,
    ),
    element('p', { className: 'test', role: 'note' }, 'Test payments: no money moves'),
    body,
    drawer,
  );
  const colour = /^#[0-9a-f]{6}$/i.test(theme?.color ?? '') ? theme.color : '#8a1c3b';
  document.documentElement.style.setProperty('--theme', colour);
  document.documentElement.style.setProperty('--on-theme', readableOn(colour));
  document.body.classList.toggle('still', modal.animation === false);
  const backdrop = element('div', { className: 'backdrop' }, card);
  backdrop.addEventListener('click', ({ target }) => {
    if (target === backdrop && modal.backdropclose === true) wantOut();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || question.open || modal.escape === false) return;
    // The same key would close the question that it opens.
    event.preventDefault();
    wantOut();
  });
  document.body.append(backdrop, question);
  return {
    amount: (paise) => (amount.textContent = rupees(paise)),
    drawer: (knobs) => drawer.replaceChildren(knobs),
    /** Shows a screen; its heading or its first field gets the focus. */
    show(screen) {
      body.replaceChildren(screen);
      (body.querySelector('[data-focus]') ?? body.querySelector('h1'))?.focus();
    },
  };
}

function confirmation(leave) {
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'stop-heading' },
    element('h2', { id: 'stop-heading' }, 'Stop paying?'),
    element('p', {}, 'If the bank was asked already, the payment may still come through.'),
    element(
      'div',
      { className: 'row' },
      element('button', { type: 'button', onclick: () => dialog.close() }, 'Go on paying'),
      element(
        'button',
        {
          type: 'button',
          className: 'quiet',
          onclick: () => {
            dialog.close();
            leave();
          },
        },
        'Stop',
      ),
    ),
  );
  return dialog;
}

/** Black or white, whichever is read better on a colour such as #8a1c3b (the luminance of WCAG). */
function readableOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff';
}
