import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { safetyTexts } from './safety-texts.ts';

/** The texts of blocking and reporting somebody in Hindi. */
export const hindi = {
  'more.label': '{name} के बारे में और',
  'block.label': 'ब्लॉक करें',
  'block.question': '{name} को ब्लॉक करें?',
  'block.text':
    '{name} को आपकी प्रोफ़ाइल अब नहीं मिलेगी, और उनकी प्रोफ़ाइल आपको किसी सूची में नहीं दिखेगी। आपकी चैट दोनों के लिए बंद हो जाएगी। बाद में अनब्लॉक किया जा सकता है।',
  'block.visitors': 'सेटिंग्स',
  'unblock.label': 'अनब्लॉक करें',
  'unblock.question': '{name} को अनब्लॉक करें?',
  'unblock.text': 'दोनों को एक-दूसरे की प्रोफ़ाइल फिर से दिखेगी।',
  'report.label': 'शिकायत करें',
  'report.title': '{name} के बारे में शिकायत',
  'report.text': 'हमारी टीम हर शिकायत पढ़ती है। {name} को नहीं बताया जाता कि वह किसने की।',
  'report.reason': 'क्या ग़लत है?',
  'report.help': 'जैसे: झूठी जानकारी, शादीशुदा व्यक्ति, पैसों की माँग, अभद्र संदेश।',
  'report.messages': '{name} ने मुझे जो पिछले संदेश लिखे, वे टीम को दें',
  'report.messagesHelp':
    'हों तो ज़्यादा से ज़्यादा 20; आपके अपने नहीं। हमारी टीम उन्हें केवल इस शिकायत का फ़ैसला करने के लिए पढ़ती है, और फ़ैसले के 90 दिन बाद वे मिटा दिए जाते हैं।',
  'report.short': 'कृपया कम से कम कुछ शब्द लिखें।',
  'report.send': 'शिकायत भेजें',
  'report.cancel': 'रद्द करें',
} satisfies TranslationOf<typeof safetyTexts>;
