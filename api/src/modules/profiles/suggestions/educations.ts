import { listedFrom, type Listed } from './suggestions.rules.ts';

/** Education and degrees, as members write them. */
export const educations: readonly Listed[] = listedFrom(`
Bachelor's degree|पदवी/स्नातक|Graduate=पदवीधर/स्नातक|A graduate=पदवीधर/स्नातक|ग्रेजुएट|ग्रॅज्युएट
Master's degree|पदव्युत्तर पदवी/स्नातकोत्तर|Postgraduate=पदव्युत्तर/स्नातकोत्तर|A postgraduate=पदव्युत्तर/स्नातकोत्तर|पोस्ट ग्रेजुएट
Professional degree|व्यावसायिक पदवी/व्यावसायिक डिग्री
Doctorate|डॉक्टरेट|Ph.D.=पीएच.डी.|PhD=पीएचडी|विद्यावाचस्पती
Diploma|पदविका/डिप्लोमा
B.E.|बी.ई.|BE|बीई|Engineering=इंजिनिअरिंग/इंजीनियरिंग|इंजिनियरिंग|इंजीनिअरिंग
B.Tech.|बी.टेक.|BTech|बीटेक
M.E.|एम.ई.|ME|एमई
M.Tech.|एम.टेक.|MTech|एमटेक
M.B.A.|एम.बी.ए.|MBA|एमबीए
B.Com.|बी.कॉम.|BCom|बीकॉम|Commerce
M.Com.|एम.कॉम.|MCom|एमकॉम
B.Sc.|बी.एस्सी./बी.एससी.|BSc|बीएससी|Science
M.Sc.|एम.एस्सी./एम.एससी.|MSc|एमएससी
B.A.|बी.ए.|BA|बीए|Arts
M.A.|एम.ए.|MA|एमए
B.C.A.|बी.सी.ए.|BCA|बीसीए
M.C.A.|एम.सी.ए.|MCA|एमसीए
M.B.B.S.|एम.बी.बी.एस.|MBBS|एमबीबीएस|Medicine
M.D.|एम.डी.|MD|एमडी
B.D.S.|बी.डी.एस.|BDS|बीडीएस
B.A.M.S.|बी.ए.एम.एस.|BAMS|बीएएमएस|Ayurveda
B.H.M.S.|बी.एच.एम.एस.|BHMS|बीएचएमएस
B.Pharm.|बी.फार्म./बी.फ़ार्म.|BPharm|Pharmacy
B.Arch.|बी.आर्क.|BArch|Architecture
LL.B.|एलएल.बी.|LLB|एलएलबी|Law
LL.M.|एलएल.एम.|LLM|एलएलएम
C.A.|सी.ए.|CA|सीए|Chartered accountant
C.S.|सी.एस.|CS|सीएस|Company secretary
B.Ed.|बी.एड.|BEd|बीएड
B.B.A.|बी.बी.ए.|BBA|बीबीए
I.T.I.|आय.टी.आय./आई.टी.आई.|ITI|आईटीआई
12th standard|बारावी/बारहवीं|HSC|Higher secondary
10th standard|दहावी/दसवीं|SSC
`);
