import type { Missing } from '../../topics.ts';

/** Of what a profile does not give information, in Hindi. */
export const missing: Readonly<Record<Missing, string>> = {
  family_town: 'परिवार कहाँ रहता है, इसकी',
  native_place: 'मूल गाँव की',
  move: 'स्थान बदलने के बारे में',
  household: 'कौन किसके साथ रहता है, इसकी',
  in_laws: 'ससुराल के बारे में विचारों की',
  housework: 'घर के काम के बारे में',
  school: 'स्कूल या कॉलेज की',
  work_conditions: 'काम के समय और तरीके के बारे में',
  support: 'आर्थिक सहारे के बारे में',
  nakshatra: 'नक्षत्र की',
  birth_time: 'जन्म समय की',
  children: 'बच्चों के बारे में',
  character: 'स्वभाव के बारे में अधिक',
  plans: 'आगे की योजनाओं के बारे में',
  of_father: 'पिता के बारे में अधिक',
  of_mother: 'माता के बारे में अधिक',
  of_siblings: 'भाई-बहनों के बारे में अधिक',
};
