import type { errorTexts } from './error-texts.ts';

/** What is wrong with fields of /info, in Marathi. */
export const marathi = {
  'error.name.missing': 'कृपया नाव लिहा.',
  'error.name.contact': 'कृपया फक्त नाव लिहा, नंबर किंवा पत्ता नको.',
  'error.phone.missing': 'कृपया फोन नंबर लिहा.',
  'error.phone.wrong': 'कृपया पूर्ण नंबर लिहा: फक्त अंक, आणि देशाच्या कोडआधी +.',
  'error.day.missing': 'कृपया दिवस, महिना आणि वर्ष निवडा.',
  'error.day.none': 'अशी तारीख नाही. कृपया तिन्ही याद्या पुन्हा पहा.',
  'error.day.tooYoung.female': 'या तारखेनुसार वय {age} वर्षे होते. कायद्याने वधूचे वय किमान {least} वर्षे हवे.',
  'error.day.tooYoung.male': 'या तारखेनुसार वय {age} वर्षे होते. कायद्याने वराचे वय किमान {least} वर्षे हवे.',
  'error.day.tooOld': 'कृपया वर्ष पुन्हा पहा.',
  'error.tooLong': 'कृपया जास्तीत जास्त {most} अक्षरांत लिहा.',
  'error.signs': 'यात असे एक चिन्ह आहे जे साठवता येत नाही. कृपया पुन्हा लिहा.',
  'error.devanagari': 'कृपया हे देवनागरीत लिहा, जसे आशा, किंवा रिकामे ठेवा.',
  'error.amount': 'कृपया रक्कम रुपयांत लिहा, जसे 12 लाख किंवा 12,00,000.',
  'error.cities': 'कृपया शहरांची नावे लिहा, प्रत्येक नाव जास्तीत जास्त {most} अक्षरांचे.',
  'error.cities.tooMany': 'कृपया जास्तीत जास्त {most} शहरे लिहा.',
  'error.backward': 'पहिला आकडा दुसऱ्यापेक्षा मोठा आहे. कृपया दोन्हींची अदलाबदल करा.',
  'error.choice': 'कृपया पुन्हा निवडा.',
  'error.madeFor.female': 'ही प्रोफाइल वधूची आहे, त्यामुळे हे जुळत नाही. कृपया पुन्हा निवडा.',
  'error.madeFor.male': 'ही प्रोफाइल वराची आहे, त्यामुळे हे जुळत नाही. कृपया पुन्हा निवडा.',
  'error.place': '{field}: {error}',
} satisfies Record<keyof typeof errorTexts, string>;
