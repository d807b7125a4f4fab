import type { Missing } from '../../topics.ts';

/** Of what a profile does not give information, in Marathi. */
export const missing: Readonly<Record<Missing, string>> = {
  family_town: 'कुटुंब कुठे राहते याची',
  native_place: 'मूळ गावाची',
  move: 'स्थलांतराविषयी',
  household: 'कोण कोणासोबत राहते याची',
  in_laws: 'सासरविषयीच्या विचारांची',
  housework: 'घरकामाविषयी',
  school: 'शाळा किंवा कॉलेजची',
  work_conditions: 'कामाच्या वेळा आणि स्वरूपाविषयी',
  support: 'आर्थिक आधाराविषयी',
  nakshatra: 'नक्षत्राची',
  birth_time: 'जन्मवेळेची',
  children: 'अपत्यांविषयी',
  character: 'स्वभावाविषयी अधिक',
  plans: 'पुढच्या बेतांविषयी',
  of_father: 'वडिलांविषयी अधिक',
  of_mother: 'आईविषयी अधिक',
  of_siblings: 'भावंडांविषयी अधिक',
};
