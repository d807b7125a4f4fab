import { element, field, form, rupees } from './elements.js';
import { backButton } from './method-screen.js';

/** The address of whoever is asked for the money. */
export function upiScreen(checkout) {
  const vpa = field(
    'UPI address',
    {
      id: 'vpa',
      inputMode: 'email',
      autocomplete: 'off',
      autocapitalize: 'none',
      value: checkout.options.prefill?.vpa ?? '',
      'data-focus': '',
    },
    'success@razorpay pays, failure@razorpay is refused.',
  );
  const send = async () => {
    vpa.say('');
    await checkout.begin({ method: 'upi', vpa: vpa.input.value });
    await checkout.wait();
  };
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'Pay by UPI'),
    form(
      { send, refused: (error) => vpa.say(error.message) },
      vpa.box,
      element('button', { className: 'main' }, `Pay ${rupees(checkout.order.amount)}`),
    ),
    backButton(checkout),
  );
}
