import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What is written on receipts and credit notes, and in the mails that bring them. */
export const receiptTexts = defineTexts('receipts', {
  'title.receipt': 'Receipt',
  'title.taxInvoice': 'Tax invoice',
  'title.creditNote': 'Credit note',
  number: 'Number',
  date: 'Date',
  creditFor: 'For',
  creditFor_text: '{title} {number} of {date}',
  seller: 'From',
  buyer: 'To',
  gstin: 'GSTIN',
  supply: 'Place of supply',
  sac: 'HSN/SAC',
  reverse: 'Tax payable on reverse charge',
  reverse_no: 'No',
  description: 'Membership',
  description_text: '{plan}, {time}',
  order: 'Order',
  payment: 'Payment',
  taxable: 'Taxable value',
  cgst: 'CGST {percent}%',
  sgst: 'SGST {percent}%',
  igst: 'IGST {percent}%',
  total: 'Total',
  totalBack: 'Total given back',
  month: { one: '{count} month', other: '{count} months' },
  'words.rupees': 'Rupees {rupees} only',
  'words.withPaise': 'Rupees {rupees} and {paise} paise only',
  included: 'The price includes the tax.',
  made: 'Made by computer; valid without a signature.',
  'mail.subject': '{title} {number} from {product}',
  'mail.receipt': `Namaskar,

we have received your payment of {total} for {plan}, {time}. Thank you.

{lines}

The same as a PDF, with your other payments: {link}

{seller}`,
  'mail.claim': `Namaskar,

{total} was paid for {plan}, {time}, for the owner of this address. To claim the plan, sign up with {email} within 30 days and confirm the address; the plan begins then. If nobody does, the money goes back.

Sign up: {link}

{lines}

{seller}`,
  'mail.returned.subject': '{product}: {amount} goes back to you',
  'mail.returned': `Namaskar,

we have given back {amount}. The payment {payment} was made for {plan} although its order {order} was settled already, for example because it was paid twice. It gave no plan; a plan that was paid for before stays as it is. The money reaches the account or card it came from, as a rule within five to seven working days.

Your payments: {link}

{seller}`,
  'mail.credit_note': `Namaskar,

we have given back {total} that was paid for {plan}, {time}. It reaches the account or card it came from, as a rule within five to seven working days. The plan has ended.

{lines}

The same as a PDF, with your other payments: {link}

{seller}`,
});
