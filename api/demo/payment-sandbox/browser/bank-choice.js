import { element, rupees } from './elements.js';

/** What the test bank can say; `says` is called with whether it pays. */
export function bankChoice(amount, says) {
  const wrong = element('p', { className: 'wrong', role: 'alert' });
  const answer = (success) => () =>
    says(success).catch((error) => (wrong.textContent = error.message));
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'Test bank'),
    element('p', {}, `${rupees(amount)} are to be paid. What does the bank say?`),
    wrong,
    element('button', { type: 'button', className: 'main', onclick: answer(true) }, 'Pay'),
    element(
      'button',
      { type: 'button', className: 'quiet', onclick: answer(false) },
      'Refuse the payment',
    ),
  );
}
