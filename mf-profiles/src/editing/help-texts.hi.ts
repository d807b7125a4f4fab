import type { helpTexts } from './help-texts.ts';

/** What stands below fields of /info, in Hindi. */
export const hindi = {
  'help.gender': 'रुचि या चैट अनुरोध भेजे जाने के बाद इसे नहीं बदला जा सकता। कृपया हमारी टीम को लिखें।',
  'help.gender.open':
    'किसे कौन दिखेगा, यह इसी से तय होता है। पहली रुचि या चैट अनुरोध तक इसे बदला जा सकता है।',
  'help.name_devanagari': 'जैसा बायोडाटा में लिखते हैं: आशा',
  'help.last_name_devanagari': 'जैसे कुलकर्णी',
  'help.phone': 'यह दूसरे सदस्यों को कभी नहीं दिखता। विदेश से हो, तो देश के कोड के साथ: +91 90000 12345',
  'help.birthdate.female': 'वधू की उम्र 18 वर्ष या अधिक होनी चाहिए। सदस्यों को जन्म तिथि और उम्र दिखती है।',
  'help.birthdate.male': 'वर की उम्र 21 वर्ष या अधिक होनी चाहिए। सदस्यों को जन्म तिथि और उम्र दिखती है।',
  'help.current_city': 'केवल शहर काफ़ी है।',
  'help.aboutme': 'दो-तीन वाक्य, जैसे पहली मुलाक़ात में बताते हैं।',
  'help.degree': 'जैसे B.E. (Computer), M.Sc., डिप्लोमा',
  'help.work': 'कंपनी, या अपना व्यवसाय।',
  'help.annual_income': 'रुपयों में, जैसे बोलते हैं: 12 लाख या 12,00,000',
  'help.siblings_details': 'विवाहित हैं या पढ़ रहे हैं, कहाँ रहते हैं।',
  'help.mamkul': 'माता के मायके का उपनाम और जगह: जोशी, सातारा',
  'help.family_financial_status': 'अपने शब्दों में, जैसे ‘मध्यम वर्ग, अपना घर’।',
  'help.expectation': 'आपके और आपके परिवार के लिए क्या ज़रूरी है।',
  'help.type_of_marriage_ceremony': 'जैसे वैदिक, कोर्ट विवाह, सादा',
  'help.birthname':
    'जन्म के समय रखा गया नाम, अंग्रेज़ी या देवनागरी अक्षरों में। उसके पहले अक्षर से नक्षत्र और राशि तय होती है, और उनसे गुण मिलान। इसके बिना गुण नहीं निकाले जा सकते।',
  'help.gotra': 'जैसे कश्यप',
} satisfies Record<keyof typeof helpTexts, string>;
