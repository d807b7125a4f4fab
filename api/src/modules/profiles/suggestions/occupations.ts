import { listedFrom, type Listed } from './suggestions.rules.ts';

/** Occupations, those that are asked for most first. */
export const occupations: readonly Listed[] = listedFrom(`
Software engineer|सॉफ्टवेअर अभियंता/सॉफ़्टवेयर इंजीनियर|सॉफ्टवेअर इंजिनिअर
Engineer|अभियंता/इंजीनियर|इंजिनिअर
Doctor|डॉक्टर|वैद्य|डाक्टर|चिकित्सक
Teacher|शिक्षक:शिक्षिका|अध्यापक|अध्यापिका|टीचर
Government service|सरकारी नोकरी/सरकारी नौकरी|शासकीय सेवा|Sarkari naukri|Government job
Bank officer|बँक अधिकारी/बैंक अधिकारी
Business|व्यवसाय/व्यापार|उद्योजक|Businessman|Businesswoman|कारोबार|बिज़नेस|बिझनेस
Farmer|शेतकरी/किसान|शेती
Chartered accountant|सनदी लेखापाल/चार्टर्ड अकाउंटेंट|CA|चार्टर्ड अकाउंटंट|सीए|सी.ए.
Advocate|वकील|Lawyer
Professor|प्राध्यापक:प्राध्यापिका/प्रोफ़ेसर
Lecturer|अधिव्याख्याता:अधिव्याख्याती/व्याख्याता|लेक्चरर
Architect|वास्तुविशारद/आर्किटेक्ट|वास्तुकार
Civil engineer|स्थापत्य अभियंता/सिविल इंजीनियर
Mechanical engineer|यांत्रिकी अभियंता/मैकेनिकल इंजीनियर
Data scientist|डेटा सायंटिस्ट/डेटा साइंटिस्ट
Product manager|प्रॉडक्ट मॅनेजर/प्रोडक्ट मैनेजर
Manager|व्यवस्थापक:व्यवस्थापिका/मैनेजर|मॅनेजर
Accountant|लेखापाल/अकाउंटेंट|अकाउंटंट
Consultant|सल्लागार/सलाहकार
Dentist|दंतवैद्य/दंत चिकित्सक|दंतचिकित्सक
Pharmacist|औषधनिर्माता:औषधनिर्माती/फ़ार्मासिस्ट
Physiotherapist|भौतिकोपचार तज्ज्ञ/फ़िज़ियोथेरेपिस्ट|फिजिओथेरपिस्ट
Nurse|नर्स:परिचारिका:परिचारक/नर्स
Scientist|शास्त्रज्ञ/वैज्ञानिक
Police officer|पोलीस अधिकारी/पुलिस अधिकारी
Army officer|सैन्य अधिकारी/सेना अधिकारी
Civil servant|सनदी अधिकारी/प्रशासनिक अधिकारी|IAS|IPS
Journalist|पत्रकार
Designer|डिझायनर/डिज़ाइनर|रचनाकार
Banker|बँक कर्मचारी/बैंक कर्मचारी
Analyst|विश्लेषक
Marketing|विपणन/मार्केटिंग
Music teacher|संगीत शिक्षक:संगीत शिक्षिका
Artist|कलाकार|चित्रकार
Chef|आचारी/शेफ़|शेफ
Pilot|वैमानिक/पायलट
Merchant navy|व्यापारी नौदल/मर्चेंट नेवी|मर्चंट नेव्ही
Student|विद्यार्थी:विद्यार्थिनी/विद्यार्थी:छात्रा
Homemaker|गृहिणी:गृहिणी:घर सांभाळणारे/गृहिणी:गृहिणी:घर सँभालने वाले|Housewife
Self-employed|स्वयंरोजगार/स्वरोज़गार|Self employed
Retired|निवृत्त/सेवानिवृत्त|रिटायर्ड
Assistant professor|सहायक प्राध्यापक:सहायक प्राध्यापिका/सहायक प्रोफ़ेसर
Junior college lecturer|कनिष्ठ महाविद्यालयात प्राध्यापक:कनिष्ठ महाविद्यालयात प्राध्यापिका/जूनियर कॉलेज में व्याख्याता
Secondary school teacher|माध्यमिक शिक्षक:माध्यमिक शिक्षिका
Senior software engineer|वरिष्ठ सॉफ्टवेअर अभियंता/सीनियर सॉफ़्टवेयर इंजीनियर
Junior engineer|कनिष्ठ अभियंता/जूनियर इंजीनियर
Site engineer|साइट अभियंता/साइट इंजीनियर
Project engineer|प्रकल्प अभियंता/प्रोजेक्ट इंजीनियर
Design engineer|डिझाइन अभियंता/डिज़ाइन इंजीनियर
Production engineer|उत्पादन अभियंता/प्रोडक्शन इंजीनियर
Quality engineer|गुणवत्ता अभियंता/क्वालिटी इंजीनियर
QA engineer|क्यूए अभियंता/क्यूए इंजीनियर
Maintenance engineer|देखभाल-दुरुस्ती अभियंता/मेंटेनेंस इंजीनियर
Cloud engineer|क्लाउड अभियंता/क्लाउड इंजीनियर
Machine learning engineer|मशीन लर्निंग अभियंता/मशीन लर्निंग इंजीनियर
Data analyst|डेटा विश्लेषक/डेटा एनालिस्ट
Credit analyst|कर्ज विश्लेषक/क्रेडिट एनालिस्ट
Resident doctor|निवासी डॉक्टर/रेज़िडेंट डॉक्टर
Consultant doctor|सल्लागार डॉक्टर/सलाहकार डॉक्टर
Medical officer|वैद्यकीय अधिकारी/चिकित्सा अधिकारी
General practitioner|जनरल प्रॅक्टिशनर/जनरल प्रैक्टिशनर
Veterinary officer|पशुवैद्यकीय अधिकारी/पशु चिकित्सा अधिकारी
Staff nurse|स्टाफ नर्स/स्टाफ़ नर्स
Drug safety associate|औषध सुरक्षा सहायक/दवा सुरक्षा सहायक
Section officer|कक्ष अधिकारी/अनुभाग अधिकारी
Revenue officer|महसूल अधिकारी/राजस्व अधिकारी
Agriculture officer|कृषी अधिकारी/कृषि अधिकारी
Police sub-inspector|पोलीस उपनिरीक्षक/पुलिस उपनिरीक्षक
Clerk|लिपिक/क्लर्क
Supervisor|पर्यवेक्षक:पर्यवेक्षिका/सुपरवाइज़र
Sales manager|विक्री व्यवस्थापक:विक्री व्यवस्थापिका/सेल्स मैनेजर
Brand manager|ब्रँड व्यवस्थापक:ब्रँड व्यवस्थापिका/ब्रांड मैनेजर
Hotel manager|हॉटेल व्यवस्थापक:हॉटेल व्यवस्थापिका/होटल मैनेजर
Relationship manager|रिलेशनशिप मॅनेजर/रिलेशनशिप मैनेजर
HR business partner|एचआर बिझनेस पार्टनर/एचआर बिज़नेस पार्टनर
Finance controller|वित्त नियंत्रक
Company secretary|कंपनी सचिव
Tax consultant|कर सल्लागार/कर सलाहकार
Insurance adviser|विमा सल्लागार/बीमा सलाहकार
Structural consultant|स्ट्रक्चरल सल्लागार/स्ट्रक्चरल सलाहकार
Legal associate|विधी सहायक/विधि सहायक
Graphic designer|ग्राफिक डिझायनर/ग्राफ़िक डिज़ाइनर
Illustrator|इलस्ट्रेटर
Shop owner|दुकानदार
Dairy owner|दुग्धव्यावसायिक/डेयरी व्यवसायी
Transport operator|वाहतूक व्यावसायिक/परिवहन व्यवसायी
Electrical contractor|विद्युत कंत्राटदार/बिजली ठेकेदार
`);
