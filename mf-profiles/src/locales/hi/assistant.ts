import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type * as en from '../en/assistant.ts';

export const assistantTexts = {
  'panel.note': 'जवाब केवल {name} की प्रोफ़ाइल में लिखी बातों से मिलते हैं।',
  'panel.close': 'सहायक बंद करें',
  'panel.conversation': '{name} के बारे में सवाल-जवाब',
  'panel.hello':
    'नमस्ते! {name} के बारे में पूछें: परिवार, शिक्षा, काम, आदतें, अपेक्षाएँ या कुंडली। हिन्दी, मराठी या अंग्रेज़ी में।',
  'panel.you': 'आपका सवाल',
  'panel.assistant': 'सहायक',
  'panel.looking': 'प्रोफ़ाइल में देखा जा रहा है',
  'ask.label': 'आपका सवाल',
  'ask.placeholder': '{name} के बारे में आपका सवाल',
  'ask.send': 'भेजें',
  'ask.next': 'यह पूछा जा सकता है',
  'line.opening': 'संपर्क जुड़ रहा है। तब तक लिखना शुरू करें।',
  'line.queued': 'संपर्क जुड़ रहा है। जुड़ते ही आपका सवाल चला जाएगा।',
  'line.away': 'सहायक अभी उपलब्ध नहीं है। आपका सवाल यहीं रहेगा; कृपया थोड़ी देर में फिर कोशिश करें।',
  'failure.line': 'जवाब नहीं आया। आपका सवाल सुरक्षित है।',
  'failure.budget': 'अभी जितने सवालों की अनुमति है, उतने हो चुके हैं। कृपया थोड़ी देर बाद आएँ।',
  'failure.gone': 'यह प्रोफ़ाइल अब उपलब्ध नहीं है।',
  'first.summary.female': 'उनके बारे में संक्षेप में बताइए',
  'first.summary.male': 'उनके बारे में संक्षेप में बताइए',
  'first.family.female': 'उनके परिवार के बारे में बताइए',
  'first.family.male': 'उनके परिवार के बारे में बताइए',
  'first.hopes.female': 'जीवनसाथी से उनकी क्या अपेक्षा है?',
  'first.hopes.male': 'जीवनसाथी से उनकी क्या अपेक्षा है?',
} satisfies TranslationOf<typeof en.assistantTexts>;
