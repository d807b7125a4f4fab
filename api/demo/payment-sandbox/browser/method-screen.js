import { element } from './elements.js';

const METHODS = [
  ['card', 'Card', 'The test card 4111 1111 1111 1111'],
  ['upi', 'UPI', 'success@razorpay or failure@razorpay'],
  ['netbanking', 'Netbanking', 'A test bank in a window of its own'],
];

/** The choice of methods; `chosen` is called with one of them. */
export function methodScreen(chosen) {
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'How would you like to pay?'),
    element(
      'ul',
      { className: 'methods' },
      ...METHODS.map(([method, name, hint]) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', className: 'method', onclick: () => chosen(method) },
            element('span', { className: 'method-name' }, name),
            element('span', { className: 'help' }, hint),
          ),
        ),
      ),
    ),
  );
}

/** The way back to the choice. */
export function backButton({ choose }) {
  return element(
    'button',
    { type: 'button', className: 'back', onclick: choose },
    'Other ways to pay',
  );
}
