import { element, field, form, rupees } from './elements.js';
import { backButton } from './method-screen.js';

const TEST_CARD = { number: '4111 1111 1111 1111', expiry: '12/40', cvv: '123', name: 'Test Card' };

/** The card's number and what stands beside it. */
export function cardScreen(checkout) {
  const fields = {
    number: field(
      'Card number',
      { id: 'card-number', inputMode: 'numeric', autocomplete: 'cc-number', 'data-focus': '' },
      'Only 4111 1111 1111 1111 works here.',
    ),
    expiry: field('Expiry (MM/YY)', {
      id: 'card-expiry',
      inputMode: 'numeric',
      autocomplete: 'cc-exp',
      placeholder: 'MM/YY',
    }),
    cvv: field('CVV', {
      id: 'card-cvv',
      inputMode: 'numeric',
      autocomplete: 'cc-csc',
      maxLength: 3,
    }),
    name: field('Name on the card', { id: 'card-name', autocomplete: 'cc-name' }),
  };
  const general = element('p', { className: 'wrong', role: 'alert' });
  const sayAll = (error) => {
    general.textContent = '';
    for (const [name, { say }] of Object.entries(fields))
      if (error?.field !== `card[${name}]`) say('');
    const wrong = Object.entries(fields).find(([name]) => error?.field === `card[${name}]`);
    if (wrong !== undefined) wrong[1].say(error.message);
    else general.textContent = error?.message ?? '';
  };
  const fill = () => {
    sayAll();
    for (const [name, { input }] of Object.entries(fields)) input.value = TEST_CARD[name];
  };
  const send = async () => {
    sayAll();
    const typed = Object.entries(fields).map(([name, { input }]) => [name, input.value]);
    await checkout.begin({ method: 'card', card: Object.fromEntries(typed) });
    checkout.show(otpScreen(checkout));
  };
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'Pay by card'),
    form(
      { send, refused: sayAll },
      fields.number.box,
      element('div', { className: 'row' }, fields.expiry.box, fields.cvv.box),
      fields.name.box,
      general,
      element(
        'button',
        { type: 'button', className: 'quiet', onclick: fill },
        'Fill in the test card',
      ),
      element('button', { className: 'main' }, `Pay ${rupees(checkout.order.amount)}`),
    ),
    backButton(checkout),
  );
}

/** The bank's question: six digits that it would have sent by SMS. */
function otpScreen(checkout) {
  const otp = field(
    'One-time password',
    {
      id: 'otp',
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      maxLength: 6,
      'data-focus': '',
    },
    'No SMS is sent. Any six digits will do.',
  );
  const send = async () => {
    otp.say('');
    await checkout.act('otp', { otp: otp.input.value.trim() });
    await checkout.wait();
  };
  const giveUp = async () => {
    await checkout.act('cancel');
    await checkout.wait();
  };
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'Your bank asks for a password'),
    form(
      { send, refused: (error) => otp.say(error.message) },
      otp.box,
      element('button', { className: 'main' }, 'Confirm'),
      element(
        'button',
        { type: 'button', className: 'quiet', onclick: giveUp },
        'Cancel the payment',
      ),
    ),
  );
}
