import { bankScreen } from './bank-screen.js';
import { cardScreen } from './card-screen.js';
// The page of the checkout, in its frame or in place of the shop's page.
import { fillFrame } from './frame-of-page.js';
import { knobDrawer } from './knob-drawer.js';
import { failedScreen, messageScreen } from './message-screens.js';
import { methodScreen } from './method-screen.js';
import { ask } from './sandbox-calls.js';
import { shopOfFrame, shopOfPage } from './shop.js';
import { upiScreen } from './upi-screen.js';
import { waitForBank } from './waiting-screen.js';

const SCREENS = { card: cardScreen, upi: upiScreen, netbanking: bankScreen };
/** How often somebody may try again, where the shop does not say. */
const RETRIES = 4;

const given = document.getElementById('options').textContent.trim();
const shop = given === '' ? shopOfFrame() : shopOfPage(JSON.parse(given));
const options = await shop.options;
const page = fillFrame(options, () => leave());

/** The payment that is under way: its id and the token that it is asked by; null between two. */
let payment = null;
let retries = options.retry?.enabled === false ? 0 : (options.retry?.max_count ?? RETRIES);

const checkout = {
  options,
  order: null,
  inFrame: shop.inFrame,
  show: page.show,
  /** Back to the choice of methods. */
  choose: () => page.show(methodScreen((method) => page.show(SCREENS[method](checkout)))),
  /** Begins a payment; `form` is what was typed. */
  async begin(form) {
    const begun = await ask('/payments', {
      key_id: options.key,
      order_id: options.order_id,
      amount: options.amount,
      currency: options.currency,
      description: options.description,
      notes: options.notes,
      email: options.prefill?.email,
      contact: options.prefill?.contact,
      ...form,
    });
    payment = { id: begun.payment_id, token: begun.token };
    return payment;
  },
  /** Does something with the payment that is under way. */
  act: (what, body = {}) =>
    ask(`/payments/${payment.id}/${what}`, { ...body, token: payment.token }),
  state: () => ask(`/payments/${payment.id}?token=${encodeURIComponent(payment.token)}`),
  /** Waits until the bank said yes or no, and goes on from there. */
  async wait(popup = null) {
    const state = await waitForBank(checkout, popup);
    payment = null;
    if (state.state === 'paid') return pay(state);
    shop.failed({ error: state.error });
    const again = retries > 0 ? () => checkout.choose() : null;
    retries -= 1;
    page.show(failedScreen(state.error, again, () => leave()));
  },
};

function pay({ frame, razorpay_payment_id, razorpay_order_id, razorpay_signature }) {
  if (frame === 'vanishes') return shop.vanish();
  shop.paid({ razorpay_payment_id, razorpay_order_id, razorpay_signature });
}

/** The payer gives up; what the bank has begun comes to its end without anybody who looks. */
async function leave() {
  if (payment !== null) await checkout.act('cancel').catch(() => 'the payment runs out by itself');
  shop.dismissed();
}

try {
  const query = `key_id=${encodeURIComponent(options.key)}`;
  const id = encodeURIComponent(options.order_id ?? '');
  checkout.order = await ask(`/orders/${id}?${query}`);
  page.amount(checkout.order.amount);
  page.drawer(await knobDrawer(`/orders/${id}/knobs?${query}`));
  if (checkout.order.status === 'paid')
    page.show(
      messageScreen('This order has been paid', 'Nothing is left to pay.', () => shop.dismissed()),
    );
  else if (options.prefill?.method in SCREENS) page.show(SCREENS[options.prefill.method](checkout));
  else checkout.choose();
} catch (error) {
  page.show(messageScreen('The payment cannot begin', error.message, () => shop.dismissed()));
}
