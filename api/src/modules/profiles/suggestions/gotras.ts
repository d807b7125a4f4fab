import { listedFrom, type Listed } from './suggestions.rules.ts';

/** Gotras, with other spellings that members write. */
export const gotras: readonly Listed[] = listedFrom(`
Kashyap|कश्यप|Kashyapa|काश्यप
Bharadwaj|भारद्वाज|Bharadwaja|Bhardwaj
Vasishtha|वसिष्ठ/वशिष्ठ|Vashishtha|Vasishta
Atri|अत्री/अत्रि
Gautam|गौतम|Gautama
Jamadagni|जमदग्नी/जमदग्नि|Jamdagni
Vishwamitra|विश्वामित्र|Vishvamitra
Agastya|अगस्त्य|Agasti|अगस्ती
Kaundinya|कौंडिण्य/कौंडिन्य|कौण्डिन्य
Shandilya|शांडिल्य|Sandilya
Vatsa|वत्स|Vats|Shrivatsa|श्रीवत्स
Kaushik|कौशिक|Kaushika
Harita|हरित|Harit|हारित
Garga|गर्ग|Garg|Gargya|गार्ग्य
Mudgal|मुद्गल|Moudgalya|मौद्गल्य
Parashar|पराशर|Parashara
Upamanyu|उपमन्यू/उपमन्यु
Kapi|कपि
Naidhruva|नैध्रुव|Nityundan|नित्युंदन
Babhravya|बाभ्रव्य
Vishnuvardhan|विष्णुवर्धन|Vishnuvriddha|विष्णुवृद्ध
Angiras|अंगिरस
Bhrigu|भृगु|Bhargava|भार्गव
Dhananjay|धनंजय
`);
