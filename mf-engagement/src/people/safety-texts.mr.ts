import type { TranslationOf } from 'shared-contracts/i18n/i18n';
import type { safetyTexts } from './safety-texts.ts';

/** The texts of blocking and reporting somebody in Marathi. */
export const marathi = {
  'more.label': '{name} यांच्याविषयी आणखी',
  'block.label': 'ब्लॉक करा',
  'block.question': '{name} यांना ब्लॉक करायचे?',
  'block.text':
    '{name} यांना तुम्ही यापुढे दिसणार नाही, आणि तुम्हालाही {name} कोणत्याही यादीत दिसणार नाहीत. तुमचे संभाषण दोघांसाठी बंद होईल. ब्लॉक नंतर काढता येतो.',
  'block.visitors': 'सेटिंग्ज',
  'unblock.label': 'ब्लॉक काढा',
  'unblock.question': '{name} यांचा ब्लॉक काढायचा?',
  'unblock.text': 'तुम्ही एकमेकांना पुन्हा दिसाल.',
  'report.label': 'तक्रार करा',
  'report.title': '{name} यांच्याविषयी तक्रार',
  'report.text': 'आमची टीम प्रत्येक तक्रार वाचते. ती कोणी केली हे {name} यांना कळवले जात नाही.',
  'report.reason': 'काय चुकीचे आहे?',
  'report.help': 'उदाहरणार्थ: खोटी माहिती, विवाहित व्यक्ती, पैशांची मागणी, असभ्य संदेश.',
  'report.messages': '{name} यांनी मला लिहिलेले शेवटचे संदेश टीमला द्या',
  'report.messagesHelp':
    'असतील तर जास्तीत जास्त 20; तुमचे स्वतःचे नाही. आमची टीम ते फक्त या तक्रारीचा निर्णय घेण्यासाठी वाचते, आणि निर्णयानंतर 90 दिवसांनी ते हटवले जातात.',
  'report.short': 'कृपया थोडक्यात तरी लिहा.',
  'report.send': 'तक्रार पाठवा',
  'report.cancel': 'रद्द करा',
} satisfies TranslationOf<typeof safetyTexts>;
