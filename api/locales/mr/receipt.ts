import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/receipt.ts';

/** What is written on receipts and credit notes, in Marathi. */
export const receiptTexts = {
  'title.receipt': 'पावती',
  'title.taxInvoice': 'कर बीजक (Tax invoice)',
  'title.creditNote': 'क्रेडिट नोट (Credit note)',
  number: 'क्रमांक',
  date: 'तारीख',
  creditFor: 'संदर्भ',
  creditFor_text: '{title} {number}, {date}',
  seller: 'विक्रेता',
  buyer: 'ग्राहक',
  gstin: 'जीएसटी क्रमांक (GSTIN)',
  supply: 'पुरवठ्याचे ठिकाण',
  sac: 'सेवा संकेतांक (SAC)',
  reverse: 'रिव्हर्स चार्जवर देय कर',
  reverse_no: 'नाही',
  description: 'सदस्यत्व',
  description_text: '{plan}, {time}',
  order: 'ऑर्डर',
  payment: 'पेमेंट',
  taxable: 'करपात्र रक्कम',
  cgst: 'केंद्रीय जीएसटी (CGST) {percent}%',
  sgst: 'राज्य जीएसटी (SGST) {percent}%',
  igst: 'एकात्मिक जीएसटी (IGST) {percent}%',
  total: 'एकूण',
  totalBack: 'एकूण परत केलेली रक्कम',
  month: { one: '{count} महिना', other: '{count} महिने' },
  'words.rupees': 'रुपये {rupees} फक्त',
  'words.withPaise': 'रुपये {rupees} आणि {paise} पैसे फक्त',
  included: 'किमतीत कर धरलेला आहे.',
  made: 'संगणकाने तयार केलेले; सहीशिवाय वैध.',
  'mail.subject': '{product}: {title} {number}',
  'mail.receipt': `नमस्कार,

{plan} प्लॅनसाठी ({time}) तुमचे {total} चे पेमेंट आम्हाला मिळाले. धन्यवाद.

{lines}

हेच PDF स्वरूपात, तुमच्या इतर पेमेंटसह: {link}

{seller}`,
  'mail.claim': `नमस्कार,

हा ईमेल ज्यांचा आहे त्यांच्यासाठी {plan} प्लॅनचे ({time}) {total} भरले आहेत. प्लॅन मिळवण्यासाठी 30 दिवसांत {email} या पत्त्याने नोंदणी करा आणि पत्त्याची पुष्टी करा; प्लॅन तेव्हा सुरू होईल. तसे झाले नाही, तर पैसे परत मिळतील.

नोंदणी: {link}

{lines}

{seller}`,
  'mail.returned.subject': '{product}: {amount} तुम्हाला परत मिळत आहेत',
  'mail.returned': `नमस्कार,

आम्ही {amount} परत केले आहेत. {plan} प्लॅनची ऑर्डर {order} आधीच पूर्ण झाली असताना {payment} हे पेमेंट झाले, उदाहरणार्थ दोनदा पैसे भरले गेले. त्यासाठी प्लॅन दिलेला नाही; आधी घेतलेला प्लॅन तसाच राहतो. ज्या खात्यातून किंवा कार्डवरून पैसे आले तिथे ते साधारणपणे कामकाजाच्या पाच ते सात दिवसांत पोहोचतात.

तुमची पेमेंट: {link}

{seller}`,
  'mail.credit_note': `नमस्कार,

{plan} प्लॅनसाठी ({time}) भरलेले {total} आम्ही परत केले आहेत. ज्या खात्यातून किंवा कार्डवरून ते आले तिथे साधारणपणे कामकाजाच्या पाच ते सात दिवसांत पोहोचतात. प्लॅन संपला आहे.

{lines}

हेच PDF स्वरूपात, तुमच्या इतर पेमेंटसह: {link}

{seller}`,
} as const satisfies TranslationOf<typeof en.receiptTexts>;

export const doubts = {
  receiptTexts: {
    'title.taxInvoice': 'Tax words: the English stands beside, for whoever books it.',
    'title.creditNote': 'Tax words: the English stands beside, for whoever books it.',
  },
} as const;
