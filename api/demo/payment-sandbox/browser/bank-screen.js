import { bankChoice } from './bank-choice.js';
import { element, form, rupees } from './elements.js';
import { backButton } from './method-screen.js';

const BANKS = [
  ['HDFC', 'HDFC Bank'],
  ['ICIC', 'ICICI Bank'],
  ['SBIN', 'State Bank of India'],
  ['UTIB', 'Axis Bank'],
];

/** Which bank; its page opens in a window of its own, or here where a page cannot open windows. */
export function bankScreen(checkout) {
  const select = element(
    'select',
    { id: 'bank', 'data-focus': '' },
    ...BANKS.map(([value, name]) => element('option', { value }, name)),
  );
  const wrong = element('p', { className: 'wrong', role: 'alert' });
  const send = async () => {
    wrong.textContent = '';
    const bank = select.value;
    if (!checkout.inFrame) return payHere(checkout, bank);
    // Asked for while the tap lasts: browsers open no window later.
    const popup = window.open('about:blank', 'razorpay-bank', 'popup,width=480,height=640');
    if (popup === null)
      throw new Error('The window of the bank was blocked. Allow it and try again.');
    const { id, token } = await checkout.begin({ method: 'netbanking', bank }).catch((error) => {
      popup.close();
      throw error;
    });
    const told = new URLSearchParams({ id, token, amount: checkout.order.amount });
    popup.location.replace(new URL(`../bank#${told}`, import.meta.url));
    await checkout.wait(popup);
  };
  return element(
    'section',
    {},
    element('h1', { tabIndex: -1 }, 'Pay by netbanking'),
    form(
      { send, refused: (error) => (wrong.textContent = error.message) },
      element(
        'div',
        { className: 'field' },
        element('label', { for: 'bank' }, 'Your bank'),
        select,
      ),
      wrong,
      element('button', { className: 'main' }, `Pay ${rupees(checkout.order.amount)}`),
    ),
    backButton(checkout),
  );
}

async function payHere(checkout, bank) {
  await checkout.begin({ method: 'netbanking', bank });
  const says = async (success) => {
    await checkout.act('bank', { success });
    await checkout.wait();
  };
  checkout.show(bankChoice(checkout.order.amount, says));
}
