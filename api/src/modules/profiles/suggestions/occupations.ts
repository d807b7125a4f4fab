import { listedFrom, type Listed } from './suggestions.rules.ts';

/** Occupations, those that are asked for most first. */
export const occupations: readonly Listed[] = listedFrom(`
Software engineer|सॉफ्टवेअर अभियंता/सॉफ़्टवेयर इंजीनियर|सॉफ्टवेअर इंजिनिअर
Engineer|अभियंता/इंजीनियर|इंजिनिअर
Doctor|डॉक्टर|वैद्य|डाक्टर|चिकित्सक
Teacher|शिक्षक|शिक्षिका|अध्यापक|अध्यापिका|टीचर
Government service|सरकारी नोकरी/सरकारी नौकरी|शासकीय सेवा|Sarkari naukri|Government job
Bank officer|बँक अधिकारी/बैंक अधिकारी
Business|व्यवसाय/व्यापार|उद्योजक|Businessman|Businesswoman|कारोबार|बिज़नेस|बिझनेस
Farmer|शेतकरी/किसान|शेती
Chartered accountant|सनदी लेखापाल/चार्टर्ड अकाउंटेंट|CA|चार्टर्ड अकाउंटंट|सीए|सी.ए.
Advocate|वकील|Lawyer
Professor|प्राध्यापक/प्रोफ़ेसर|प्राध्यापिका
Lecturer|अधिव्याख्याता/व्याख्याता|लेक्चरर
Architect|वास्तुविशारद/आर्किटेक्ट|वास्तुकार
Civil engineer|स्थापत्य अभियंता/सिविल इंजीनियर
Mechanical engineer|यांत्रिकी अभियंता/मैकेनिकल इंजीनियर
Data scientist|डेटा सायंटिस्ट/डेटा साइंटिस्ट
Product manager|प्रॉडक्ट मॅनेजर/प्रोडक्ट मैनेजर
Manager|व्यवस्थापक/मैनेजर|मॅनेजर
Accountant|लेखापाल/अकाउंटेंट|अकाउंटंट
Consultant|सल्लागार/सलाहकार
Dentist|दंतवैद्य/दंत चिकित्सक|दंतचिकित्सक
Pharmacist|औषधनिर्माता/फ़ार्मासिस्ट
Physiotherapist|भौतिकोपचार तज्ज्ञ/फ़िज़ियोथेरेपिस्ट|फिजिओथेरपिस्ट
Nurse|परिचारिका/नर्स
Scientist|शास्त्रज्ञ/वैज्ञानिक
Police officer|पोलीस अधिकारी/पुलिस अधिकारी
Army officer|सैन्य अधिकारी/सेना अधिकारी
Civil servant|सनदी अधिकारी/प्रशासनिक अधिकारी|IAS|IPS
Journalist|पत्रकार
Designer|डिझायनर/डिज़ाइनर|रचनाकार
Banker|बँक कर्मचारी/बैंक कर्मचारी
Analyst|विश्लेषक
Marketing|विपणन/मार्केटिंग
Music teacher|संगीत शिक्षक|संगीत शिक्षिका
Artist|कलाकार|चित्रकार
Chef|आचारी/शेफ़|शेफ
Pilot|वैमानिक/पायलट
Merchant navy|व्यापारी नौदल/मर्चेंट नेवी|मर्चंट नेव्ही
Student|विद्यार्थी|विद्यार्थिनी
Homemaker|गृहिणी|Housewife
Self-employed|स्वयंरोजगार/स्वरोज़गार|Self employed
Retired|निवृत्त/सेवानिवृत्त|रिटायर्ड
`);
