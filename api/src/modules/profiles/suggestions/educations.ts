import { listedFrom, type Listed } from './suggestions.rules.ts';

/** Education and degrees, as members write them. */
export const educations: readonly Listed[] = listedFrom(`
Bachelor's degree|पदवी/स्नातक|Graduate|पदवीधर
Master's degree|पदव्युत्तर पदवी/स्नातकोत्तर|Postgraduate|पदव्युत्तर
Professional degree|व्यावसायिक पदवी/व्यावसायिक डिग्री
Doctorate|विद्यावाचस्पती|Ph.D.|PhD|पीएच.डी.
Diploma|पदविका/डिप्लोमा
B.E.|बी.ई.|BE|Engineering
B.Tech.|बी.टेक.|BTech
M.E.|एम.ई.|ME
M.Tech.|एम.टेक.|MTech
M.B.A.|एम.बी.ए.|MBA
B.Com.|बी.कॉम.|BCom|Commerce
M.Com.|एम.कॉम.|MCom
B.Sc.|बी.एस्सी./बी.एससी.|BSc|Science
M.Sc.|एम.एस्सी./एम.एससी.|MSc
B.A.|बी.ए.|BA|Arts
M.A.|एम.ए.|MA
B.C.A.|बी.सी.ए.|BCA
M.C.A.|एम.सी.ए.|MCA
M.B.B.S.|एम.बी.बी.एस.|MBBS|Medicine
M.D.|एम.डी.|MD
B.D.S.|बी.डी.एस.|BDS
B.A.M.S.|बी.ए.एम.एस.|BAMS|Ayurveda
B.H.M.S.|बी.एच.एम.एस.|BHMS
B.Pharm.|बी.फार्म.|BPharm|Pharmacy
B.Arch.|बी.आर्क.|BArch|Architecture
LL.B.|एलएल.बी.|LLB|Law
LL.M.|एलएल.एम.|LLM
C.A.|सी.ए.|CA|Chartered accountant
C.S.|सी.एस.|CS|Company secretary
B.Ed.|बी.एड.|BEd
B.B.A.|बी.बी.ए.|BBA
I.T.I.|आय.टी.आय./आई.टी.आई.|ITI
12th standard|बारावी/बारहवीं|HSC
10th standard|दहावी/दसवीं|SSC
`);
