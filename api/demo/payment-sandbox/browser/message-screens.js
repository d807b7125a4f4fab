import { element } from './elements.js';

/** A sentence and a way out. */
export function messageScreen(heading, text, leave) {
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, heading),
    element('p', { role: 'status' }, text),
    element('button', { type: 'button', className: 'main', onclick: leave }, 'Back'),
  );
}

/** What the bank said no with; `again` is null where no try is left. */
export function failedScreen({ description }, again, leave) {
  const main = again === null ? leave : again;
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'The payment did not go through'),
    element('p', { role: 'alert' }, description),
    element(
      'button',
      { type: 'button', className: 'main', onclick: main },
      again === null ? 'Back' : 'Try again',
    ),
  );
}
