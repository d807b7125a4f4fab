import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/assistant.ts';

export const assistantTexts = {
  'panel.note': '{name} यांच्या प्रोफाइलमध्ये जे आहे त्यावरूनच उत्तरे मिळतात.',
  'panel.close': 'सहाय्यक बंद करा',
  'panel.conversation': '{name} यांच्याविषयी प्रश्न आणि उत्तरे',
  'panel.hello':
    'नमस्कार! {name} यांच्याविषयी विचारा: कुटुंब, शिक्षण, काम, सवयी, अपेक्षा किंवा पत्रिका. मराठी, हिन्दी किंवा English.',
  'panel.you': 'तुमचा प्रश्न',
  'panel.assistant': 'सहाय्यक',
  'panel.looking': 'प्रोफाइलमध्ये पाहत आहे',
  'ask.label': 'तुमचा प्रश्न',
  'ask.placeholder': '{name} यांच्याविषयी तुमचा प्रश्न',
  'ask.send': 'पाठवा',
  'ask.next': 'हे विचारता येईल',
  'line.opening': 'संपर्क जोडला जात आहे. तोपर्यंत लिहिता येईल.',
  'line.queued': 'संपर्क जोडला जात आहे. जोडला गेला की तुमचा प्रश्न जाईल.',
  'line.away': 'सहाय्यक सध्या उपलब्ध नाही. तुमचा प्रश्न इथेच राहील; कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'failure.line': 'उत्तर आले नाही. तुमचा प्रश्न सुरक्षित आहे.',
  'failure.budget': 'सध्या जितके प्रश्न विचारता येतात तितके विचारून झाले. कृपया थोड्या वेळाने पुन्हा या.',
  'failure.gone': 'ही प्रोफाइल आता उपलब्ध नाही.',
  'first.summary.female': 'त्यांच्याबद्दल थोडक्यात सांगा',
  'first.summary.male': 'त्यांच्याबद्दल थोडक्यात सांगा',
  'first.family.female': 'त्यांच्या कुटुंबाबद्दल सांगा',
  'first.family.male': 'त्यांच्या कुटुंबाबद्दल सांगा',
  'first.hopes.female': 'जोडीदाराविषयी त्यांच्या अपेक्षा काय आहेत?',
  'first.hopes.male': 'जोडीदाराविषयी त्यांच्या अपेक्षा काय आहेत?',
} satisfies TranslationOf<typeof en.assistantTexts>;

/** What a native speaker should look at. */
export const doubts = {
  assistantTexts: {
    'panel.assistant': '"सहाय्यक" is read out before each answer; "मदतनीस" would be homelier',
  },
} as const;
