// The bank's page in a window of its own. Its opener looks what became of the payment; this page only says it.
import { bankChoice } from './bank-choice.js';
import { element } from './elements.js';
import { ask } from './sandbox-calls.js';

const told = new URLSearchParams(window.location.hash.slice(1));
const place = element('div', { className: 'screen' });
document.body.append(
  element(
    'main',
    { className: 'card alone' },
    element('p', { className: 'test', role: 'note' }, 'Test payments: no money moves'),
    place,
  ),
);
place.append(
  bankChoice(Number(told.get('amount')), async (success) => {
    await ask(`/payments/${told.get('id')}/bank`, { token: told.get('token'), success });
    place.replaceChildren(
      element('h1', { tabIndex: -1 }, 'The bank has answered'),
      element('p', { role: 'status' }, 'You can close this window.'),
    );
    window.close();
  }),
);
