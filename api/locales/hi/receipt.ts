import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/receipt.ts';

/** What is written on receipts and credit notes, in Hindi. */
export const receiptTexts = {
  'title.receipt': 'रसीद',
  'title.taxInvoice': 'कर बीजक (Tax invoice)',
  'title.creditNote': 'क्रेडिट नोट (Credit note)',
  number: 'क्रमांक',
  date: 'तारीख़',
  creditFor: 'संदर्भ',
  creditFor_text: '{title} {number}, {date}',
  seller: 'विक्रेता',
  buyer: 'ग्राहक',
  gstin: 'जीएसटी नंबर (GSTIN)',
  supply: 'आपूर्ति का स्थान',
  sac: 'सेवा कोड (SAC)',
  reverse: 'रिवर्स चार्ज पर देय कर',
  reverse_no: 'नहीं',
  description: 'सदस्यता',
  description_text: '{plan}, {time}',
  order: 'ऑर्डर',
  payment: 'भुगतान',
  taxable: 'कर योग्य राशि',
  cgst: 'केंद्रीय जीएसटी (CGST) {percent}%',
  sgst: 'राज्य जीएसटी (SGST) {percent}%',
  igst: 'एकीकृत जीएसटी (IGST) {percent}%',
  total: 'कुल',
  totalBack: 'कुल लौटाई गई राशि',
  month: { one: '{count} महीना', other: '{count} महीने' },
  'words.rupees': 'रुपये {rupees} मात्र',
  'words.withPaise': 'रुपये {rupees} और {paise} पैसे मात्र',
  included: 'क़ीमत में कर शामिल है।',
  made: 'कंप्यूटर से बना; हस्ताक्षर के बिना मान्य।',
  'mail.subject': '{product}: {title} {number}',
  'mail.receipt': `नमस्कार,

{plan} प्लान ({time}) के लिए आपका {total} का भुगतान हमें मिल गया है। धन्यवाद।

{lines}

यही PDF में, आपके बाक़ी भुगतानों के साथ: {link}

{seller}`,
  'mail.claim': `नमस्कार,

यह ईमेल जिनका है, उनके लिए {plan} प्लान ({time}) के {total} चुकाए गए हैं। प्लान पाने के लिए 30 दिन में {email} से पंजीकरण करें और पते की पुष्टि करें; प्लान तभी शुरू होगा। ऐसा न हुआ, तो पैसे लौटा दिए जाएँगे।

पंजीकरण: {link}

{lines}

{seller}`,
  'mail.returned.subject': '{product}: {amount} आपको लौटाए जा रहे हैं',
  'mail.returned': `नमस्कार,

हमने {amount} लौटा दिए हैं। {plan} प्लान का ऑर्डर {order} पहले ही पूरा हो चुका था, फिर भी {payment} भुगतान हुआ, जैसे दो बार भुगतान होने पर। इसके लिए कोई प्लान नहीं दिया गया; पहले लिया गया प्लान वैसा ही रहता है। जिस खाते या कार्ड से पैसे आए थे, वहाँ आम तौर पर पाँच से सात कार्य दिवसों में पहुँचते हैं।

आपके भुगतान: {link}

{seller}`,
  'mail.credit_note': `नमस्कार,

{plan} प्लान ({time}) के लिए चुकाए गए {total} हमने लौटा दिए हैं। जिस खाते या कार्ड से वे आए थे, वहाँ आम तौर पर पाँच से सात कार्य दिवसों में पहुँचते हैं। प्लान समाप्त हो गया है।

{lines}

यही PDF में, आपके बाक़ी भुगतानों के साथ: {link}

{seller}`,
} as const satisfies TranslationOf<typeof en.receiptTexts>;

export const doubts = {
  receiptTexts: {
    'title.taxInvoice': 'Tax words: the English stands beside, for whoever books it.',
    'title.creditNote': 'Tax words: the English stands beside, for whoever books it.',
  },
} as const;
