import { element } from './elements.js';

/** How often the sandbox is asked, and after how long the wait is spoken of, in ms. */
const ASK_MS = 400;
const LONG_MS = 8000;

/**
 * Shows that the bank is asked, until it said yes or no: the state of the payment. A window of the bank that was closed
 * before the bank was asked anything gives the payment up.
 */
export async function waitForBank(checkout, popup) {
  const long = element('p', { role: 'status' });
  const reopen =
    popup === null
      ? null
      : element(
          'p',
          { className: 'help' },
          'Go on in the window of the bank. Leave this page open.',
        );
  checkout.show(
    element(
      'section',
      { className: 'waiting' },
      element('h1', { tabIndex: -1 }, 'Waiting for the bank'),
      element('div', { className: 'dots', 'aria-hidden': 'true' }),
      reopen,
      long,
    ),
  );
  const began = Date.now();
  for (;;) {
    const wasClosed = popup?.closed === true;
    // A sandbox that is away for a moment is asked again.
    const state = await checkout.state().catch(() => null);
    if (state !== null && state.state !== 'waiting') return state;
    if (wasClosed && state?.decided === false) await checkout.act('cancel').catch(() => null);
    if (Date.now() - began > LONG_MS)
      long.textContent =
        'The bank takes its time. If you leave now, the payment may still come through.';
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
}
