import { listedFrom, type Listed } from './suggestions.rules.ts';

/** Cities and towns, those of Maharashtra first; a place that is missing is typed as it is. */
export const places: readonly Listed[] = [
  ...listedFrom(
    `
Pune|पुणे|Poona|पूणे
Mumbai|मुंबई|Bombay|मुम्बई|बंबई
Nagpur|नागपूर/नागपुर
Nashik|नाशिक|Nasik|नासिक
Thane|ठाणे|Thana|थाणे|ठाने|थाने
Chhatrapati Sambhajinagar|छत्रपती संभाजीनगर/छत्रपति संभाजीनगर|Sambhajinagar=संभाजीनगर|Sambhaji Nagar=संभाजी नगर|Chhatrapati Sambhaji Nagar|छत्रपती संभाजी नगर|छत्रपति संभाजी नगर|Aurangabad=औरंगाबाद
Kolhapur|कोल्हापूर/कोल्हापुर
Solapur|सोलापूर/सोलापुर|Sholapur
Satara|सातारा|सतारा
Sangli|सांगली
Ahilyanagar|अहिल्यानगर|Ahmednagar=अहमदनगर|Nagar=नगर|Ahilya Nagar|अहिल्या नगर|Ahmed Nagar|अहमद नगर
Navi Mumbai|नवी मुंबई
Pimpri-Chinchwad|पिंपरी-चिंचवड|Pimpri Chinchwad|पिंपरी चिंचवड
Kalyan|कल्याण
Dombivli|डोंबिवली|Dombivali
Amravati|अमरावती
Akola|अकोला
Jalgaon|जळगाव/जलगाँव
Latur|लातूर
Nanded|नांदेड/नांदेड़
Dharashiv|धाराशिव|Osmanabad=उस्मानाबाद
Ratnagiri|रत्नागिरी
Sindhudurg|सिंधुदुर्ग
Raigad|रायगड/रायगढ़
Alibag|अलिबाग/अलीबाग|Alibaug
Panvel|पनवेल
Chiplun|चिपळूण/चिपलून
Sawantwadi|सावंतवाडी/सावंतवाड़ी
Karad|कराड
Wai|वाई
Miraj|मिरज
Ichalkaranji|इचलकरंजी
Baramati|बारामती
Pandharpur|पंढरपूर/पंढरपुर
Dhule|धुळे/धुले|Dhulia|धुलिया|धूलिया
Nandurbar|नंदुरबार
Malegaon|मालेगाव/मालेगाँव
Beed|बीड|Bid
Parbhani|परभणी
Hingoli|हिंगोली
Jalna|जालना
Buldhana|बुलढाणा|Buldana
Washim|वाशिम
Yavatmal|यवतमाळ/यवतमाल
Wardha|वर्धा
Chandrapur|चंद्रपूर/चंद्रपुर
Bhandara|भंडारा
Gondia|गोंदिया
Gadchiroli|गडचिरोली/गढ़चिरौली
Palghar|पालघर
Vasai-Virar|वसई-विरार|Vasai=वसई|Virar=विरार
Mira-Bhayandar|मिरा-भाईंदर|Bhayandar=भाईंदर
Ulhasnagar|उल्हासनगर|Ulhas Nagar|उल्हास नगर
Badlapur|बदलापूर/बदलापुर
Lonavala|लोणावळा/लोनावला
Shirdi|शिर्डी
Sangamner|संगमनेर
Pimpalgaon|पिंपळगाव/पिंपलगाँव
Phaltan|फलटण
`,
    'Maharashtra|महाराष्ट्र',
  ),
  ...listedFrom('Panaji|पणजी|Panjim\nMargao|मडगाव/मडगाँव|Madgaon', 'Goa|गोवा'),
  ...listedFrom('New Delhi|नवी दिल्ली/नई दिल्ली\nDelhi|दिल्ली', 'Delhi|दिल्ली'),
  ...listedFrom(
    'Bengaluru|बेंगळुरू/बेंगलुरु|Bangalore|बंगळूर|बंगलोर|बंगलौर|बैंगलोर|बैंगलुरु|बंगलुरु\nBelagavi|बेळगाव/बेलगावी|Belgaum=बेळगाव/बेलगाम\nHubballi|हुबळी/हुबली|Hubli\nMysuru|म्हैसूर/मैसूर|Mysore',
    'Karnataka|कर्नाटक',
  ),
  ...listedFrom('Hyderabad|हैदराबाद', 'Telangana|तेलंगणा/तेलंगाना'),
  ...listedFrom('Chennai|चेन्नई|Madras|मद्रास', 'Tamil Nadu|तामिळनाडू/तमिलनाडु'),
  ...listedFrom('Kolkata|कोलकाता|Calcutta|कलकत्ता', 'West Bengal|पश्चिम बंगाल'),
  ...listedFrom(
    'Ahmedabad|अहमदाबाद\nVadodara|वडोदरा|Baroda=बडोदा/बड़ौदा\nSurat|सुरत/सूरत\nRajkot|राजकोट',
    'Gujarat|गुजरात',
  ),
  ...listedFrom(
    'Indore|इंदूर/इंदौर|Indor|इन्दौर\nBhopal|भोपाळ/भोपाल\nGwalior|ग्वाल्हेर/ग्वालियर\nUjjain|उज्जैन\nJabalpur|जबलपूर/जबलपुर\nDewas|देवास\nRatlam|रतलाम\nDhar|धार\nMhow|महू|Dr. Ambedkar Nagar\nKhandwa|खंडवा\nBurhanpur|बुरहानपूर/बुरहानपुर',
    'Madhya Pradesh|मध्य प्रदेश',
  ),
  ...listedFrom('Jaipur|जयपूर/जयपुर\nUdaipur|उदयपूर/उदयपुर', 'Rajasthan|राजस्थान'),
  ...listedFrom(
    'Lucknow|लखनौ/लखनऊ\nVaranasi|वाराणसी|Benares|बनारस\nKanpur|कानपूर/कानपुर\nNoida|नोएडा',
    'Uttar Pradesh|उत्तर प्रदेश',
  ),
  ...listedFrom('Gurugram|गुरुग्राम|Gurgaon=गुडगाव/गुड़गाँव', 'Haryana|हरियाणा'),
  ...listedFrom('Raipur|रायपूर/रायपुर', 'Chhattisgarh|छत्तीसगड/छत्तीसगढ़'),
  ...listedFrom('Chandigarh|चंदीगड/चंडीगढ़', 'Chandigarh|चंदीगड/चंडीगढ़'),
  ...listedFrom('Patna|पाटणा/पटना', 'Bihar|बिहार'),
  ...listedFrom('Kochi|कोची/कोच्चि|Cochin', 'Kerala|केरळ/केरल'),
  ...listedFrom('Puri|पुरी\nBhubaneswar|भुवनेश्वर', 'Odisha|ओडिशा'),
  ...listedFrom('Puducherry|पुदुच्चेरी/पुदुचेरी|Pondicherry', 'Puducherry|पुदुच्चेरी/पुदुचेरी'),
  ...listedFrom('Dubai|दुबई\nAbu Dhabi|अबू धाबी\nSharjah|शारजा/शारजाह', 'UAE|यूएई'),
  ...listedFrom('Doha|दोहा', 'Qatar|कतार/क़तर'),
  ...listedFrom('Muscat|मस्कत/मस्कट', 'Oman|ओमान'),
  ...listedFrom(
    'London|लंडन/लंदन\nManchester|मँचेस्टर/मैनचेस्टर',
    'United Kingdom|युनायटेड किंगडम/यूनाइटेड किंगडम',
  ),
  ...listedFrom('Dublin|डब्लिन', 'Ireland|आयर्लंड/आयरलैंड'),
  ...listedFrom(
    'Berlin|बर्लिन\nFrankfurt|फ्रँकफर्ट/फ़्रैंकफ़र्ट\nMunich|म्युनिक/म्यूनिख|München|म्युनिच',
    'Germany|जर्मनी',
  ),
  ...listedFrom('Amsterdam|ॲमस्टरडॅम/एम्स्टर्डम', 'Netherlands|नेदरलँड्स/नीदरलैंड्स'),
  ...listedFrom('Zurich|झुरिक/ज़्यूरिख|Zürich', 'Switzerland|स्वित्झर्लंड/स्विट्ज़रलैंड'),
  ...listedFrom(
    'New York|न्यूयॉर्क\nSan Francisco|सॅन फ्रान्सिस्को/सैन फ़्रांसिस्को\nSeattle|सिॲटल/सिएटल\nChicago|शिकागो\nBoston|बोस्टन\nDallas|डॅलस/डलास\nHouston|ह्यूस्टन\nNew Jersey|न्यू जर्सी',
    'USA|अमेरिका',
  ),
  ...listedFrom('Toronto|टोरँटो/टोरंटो', 'Canada|कॅनडा/कनाडा'),
  ...listedFrom('Sydney|सिडनी\nMelbourne|मेलबर्न', 'Australia|ऑस्ट्रेलिया'),
  ...listedFrom('Singapore|सिंगापूर/सिंगापुर', 'Singapore|सिंगापूर/सिंगापुर'),
];
