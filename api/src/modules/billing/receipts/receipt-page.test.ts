import { describe, expect, it } from 'vitest';
import { creditNote, taxInvoice } from '../../../../test/receipts.ts';
import { receiptMail } from './receipt-mail-job.ts';
import { receiptPage } from './receipt-page.ts';

const { printed } = taxInvoice;
const untaxed = {
  ...taxInvoice,
  taxable: 499900,
  cgst: 0,
  sgst: 0,
  printed: {
    ...printed,
    gst_percent: 0,
    seller: {
      ...printed.seller,
      gstin: null,
    },
  },
};

const toBusiness = {
  ...printed,
  sac: '999799',
  place_of_supply: 'Goa',
  buyer: {
    ...printed.buyer,
    name: 'Desai Exports',
    address: '4 Rua de Ourem\nPanaji',
    pin: '403001',
    state: '30' as const,
    gstin: '30AAPFU0939F1Z8',
  },
};

describe('a receipt', () => {
  it.each([
    ['tax invoice', taxInvoice],
    ['credit note', creditNote],
  ])('has all that an accountant looks for: %s', (_, document) => {
    const igst = document.cgst + document.sgst;
    const page = receiptPage({
      ...document,
      cgst: 0,
      sgst: 0,
      igst,
      printed: { ...document.printed, ...toBusiness },
    });
    expect(page.buyer).toEqual([
      'Desai Exports',
      '4 Rua de Ourem',
      'Panaji',
      'Goa (30) 403001',
      'GSTIN 30AAPFU0939F1Z8',
      'asha@example.com',
    ]);
    expect(page.details).toEqual(
      expect.arrayContaining([
        { label: 'HSN/SAC', text: '999799' },
        { label: 'Place of supply', text: 'Goa (30)' },
        { label: 'Tax payable on reverse charge', text: 'No' },
      ]),
    );
    expect(page.sums.map(({ label }) => label)).toEqual(['Taxable value', 'IGST 18%']);
  });

  it('of a seller with a GSTIN is a tax invoice with the tax that the price includes', () => {
    expect(receiptPage(taxInvoice)).toEqual({
      language: 'en',
      title: 'Tax invoice',
      number: 'R/2026-27/000007',
      issuedAt: '2026-11-21T20:00:00.000Z',
      seller: ['Saptapadi Pvt Ltd', '12 Tilak Road', 'Pune 411030', 'GSTIN 27AAAAA0000A1Z5'],
      buyer: ['Asha Joshi', 'asha@example.com'],
      head: [
        {
          label: 'Number',
          text: 'R/2026-27/000007',
        },
        {
          label: 'Date',
          text: '22 November 2026',
        },
      ],
      details: [
        {
          label: 'Membership',
          text: 'Belief, 12 months',
        },
        {
          label: 'Place of supply',
          text: 'Maharashtra',
        },
        {
          label: 'Order',
          text: 'order_ABCDEFGHIJKLMN',
        },
        {
          label: 'Payment',
          text: 'pay_ABCDEFGHIJKLMN',
        },
      ],
      sums: [
        {
          label: 'Taxable value',
          text: '₹4,236.44',
        },
        {
          label: 'CGST 9%',
          text: '₹381.28',
        },
        {
          label: 'SGST 9%',
          text: '₹381.28',
        },
      ],
      total: {
        label: 'Total',
        text: '₹4,999.00',
      },
      words: 'Rupees four thousand nine hundred ninety-nine only',
      notes: ['The price includes the tax.', 'Made by computer; valid without a signature.'],
    });
  });

  it('names IGST to another state', () => {
    const across = { ...taxInvoice, cgst: 0, sgst: 0, igst: 76_256 };
    expect(receiptPage(across).sums).toEqual([
      { label: 'Taxable value', text: '₹4,236.44' },
      { label: 'IGST 18%', text: '₹762.56' },
    ]);
  });

  it('without a GSTIN says nothing of tax, and is called no tax invoice', () => {
    const page = receiptPage(untaxed);
    expect(page).toMatchObject({ title: 'Receipt', sums: [] });
    expect(JSON.stringify(page)).not.toMatch(/GST|tax|supply/i);
  });

  it('says nothing of a name that nobody gave', () => {
    const unnamed = { ...printed, buyer: { ...printed.buyer, name: '' } };
    expect(receiptPage({ ...taxInvoice, printed: unnamed }).buyer).toEqual(['asha@example.com']);
  });
});

describe('a receipt for an account that reads Marathi or Hindi', () => {
  const inLanguage = (language: 'mr' | 'hi') =>
    receiptPage({ ...taxInvoice, printed: { ...printed, language } });

  it('has its labels, dates and amounts in that language', () => {
    expect(inLanguage('mr')).toMatchObject({
      language: 'mr',
      title: 'कर बीजक (Tax invoice)',
      number: 'R/2026-27/000007',
      head: [
        { label: 'क्रमांक' },
        {
          label: 'तारीख',
          text: '22 नोव्हेंबर, 2026',
        },
      ],
      details: [
        {
          label: 'सदस्यत्व',
          text: 'Belief, 12 महिने',
        },
        {},
        {},
        {},
      ],
      total: {
        label: 'एकूण',
        text: '₹4,999.00',
      },
      words: 'रुपये चार हजार नऊशे नव्व्याण्णव फक्त',
    });
    expect(inLanguage('hi')).toMatchObject({
      head: [{ label: 'क्रमांक' }, { label: 'तारीख़', text: '22 नवंबर 2026' }],
      total: { label: 'कुल' },
      words: 'रुपये चार हज़ार नौ सौ निन्यानवे मात्र',
    });
  });
});

describe('a credit note', () => {
  it('names the receipt that it is for', () => {
    expect(receiptPage(creditNote)).toMatchObject({
      title: 'Credit note',
      number: 'C/2026-27/000002',
      head: [
        { text: 'C/2026-27/000002' },
        { text: '25 November 2026' },
        {
          label: 'For',
          text: 'Tax invoice R/2026-27/000007 of 22 November 2026',
        },
      ],
      total: {
        label: 'Total given back',
        text: '₹4,999.00',
      },
    });
  });
});

describe('the mail of a receipt', () => {
  const site = { productName: 'Saptapadi', siteOrigin: 'https://site.example' };

  it('brings what stands on it, and where it lies', () => {
    const mail = receiptMail(taxInvoice, site);
    expect(mail).toMatchObject({
      to: 'asha@example.com',
      subject: 'Tax invoice R/2026-27/000007 from Saptapadi',
    });
    expect(mail.text).toContain('your payment of ₹4,999.00 for Belief, 12 months');
    expect(mail.text).toContain('CGST 9%: ₹381.28');
    expect(mail.text).toContain('https://site.example/settings/payments');
    expect(mail.text).not.toMatch(/\{\w+\}/);
    expect(mail.text).not.toContain('sign up');
    const claim = receiptMail(taxInvoice, site, true).text;
    expect(claim).toContain('sign up with asha@example.com within 30 days');
    expect(claim).toContain('https://site.example/signup?email=asha%40example.com');
    expect(claim).not.toMatch(/\{\w+\}/);
    expect(receiptMail(creditNote, site).text).toContain('we have given back ₹4,999.00');
  });
});
