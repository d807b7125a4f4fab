import { pairsOf } from './pair.ts';

/** Pairs in Latin letters that were written after the answerer was finished. */
export const unseenRomanised = pairsOf('romanised', {
  personal: [
    ['sneha', 'ladki ki age kya hai', '27 years'],
    ['rohit', 'kitna lamba hai wo', '178 cm'],
    ['sneha', 'kis sheher mein rehti hai', 'Pune'],
    ['sneha', 'janm tarikh kay ahe tichi', '12 March 1999'],
    ['rohit', 'kya uski pehle shaadi ho chuki hai', ['Yes', 'divorced']],
    ['sneha', 'tila kay aavadta', 'Trekking'],
  ],
  work: [
    ['sneha', 'kahan job karti hai', 'Tata Motors'],
    ['rohit', 'tyacha vyavsay kay', 'Chartered accountant'],
    ['sneha', 'salary kitni hai iski', '12,50,000'],
    ['sneha', 'tine kay shiklay, degree konti', 'M.Tech'],
  ],
  family: [
    ['sneha', 'uski mummy kya karti hai', 'Music teacher', 'Design'],
    ['rohit', 'tyala bhau bahin ahet ka', 'no brothers or sisters'],
    ['sneha', 'parivar ke baare me bataiye', ['nuclear', 'Bank officer']],
  ],
  'habits and hopes': [
    ['sneha', 'cigarette peeti hai kya', ['No', 'never smokes']],
    ['rohit', 'to mansahari ahe ka', ['Yes', 'non-vegetarian']],
    ['sneha', 'kaisa ladka chahiye usko', 'respects both'],
  ],
  stars: [
    ['sneha', 'hamari kundli milti hai kya', '24.5'],
    ['sneha', 'tiche gotra konte ahe', 'Kashyap'],
  ],
  'not given': [['rohit', 'uski salary kitni hai', 'not given']],
  'polite no': [
    ['sneha', 'mujhe uska number chahiye', 'cannot give'],
    ['sneha', 'tichya gharcha patta dya', 'cannot give'],
  ],
});

/** Pairs in Devanagari that were written after the answerer was finished. */
export const unseenDevanagari = pairsOf('devanagari', {
  personal: [
    ['sneha', 'मुलीचे वय काय आहे?', '27'],
    ['rohit', 'लड़के की लंबाई बताइए', '178'],
    ['sneha', 'सध्या ती कोणत्या शहरात राहते?', 'पुणे'],
    ['sneha', 'उसका जन्म कब हुआ?', '1999'],
    ['sneha', 'ती मराठी बोलते का?', ['होय', 'मराठी']],
    ['sneha', 'क्या वह अविवाहित है?', ['हाँ', 'अविवाहित']],
    ['sneha', 'तिला कशाची आवड आहे?', 'Trekking'],
  ],
  work: [
    ['rohit', 'तो कोणता व्यवसाय करतो?', 'व्यवसाय: सीए'],
    ['sneha', 'वह कितना कमाती है?', '12,50,000'],
    ['sneha', 'ती कुठे नोकरी करते?', 'Tata Motors'],
    ['sneha', 'उसने क्या पढ़ाई की है?', 'M.Tech'],
    ['sneha', 'लग्नानंतर तिला पुढे शिकायचे आहे का?', ['होय', 'शिकायचे आहे']],
  ],
  family: [
    ['sneha', 'तिची आई काय करते?', 'संगीत शिक्षिका', 'डिझाइन'],
    ['sneha', 'उसके पिताजी क्या काम करते हैं?', 'बैंक अधिकारी', 'डिज़ाइन'],
    ['sneha', 'तिला भाऊ आहे का?', ['होय', 'brother']],
    ['rohit', 'त्यांचे एकत्र कुटुंब आहे का?', ['होय', 'एकत्र']],
    ['sneha', 'घर में कौन-कौन हैं?', 'बैंक अधिकारी'],
  ],
  'habits and hopes': [
    ['rohit', 'क्या वह मांस खाता है?', ['हाँ', 'मांसाहारी']],
    ['sneha', 'ती धूम्रपान करते का?', ['नाही', 'करत नाहीत']],
    ['sneha', 'तिला कसा नवरा हवा आहे?', 'respects both'],
    ['sneha', 'शादी से उसकी क्या उम्मीदें हैं?', 'respects both'],
  ],
  stars: [
    ['rohit', 'त्याला मंगळ आहे का?', ['होय', 'अंशतः']],
    ['sneha', 'हमारे गुण कितने मिलते हैं?', '24.5'],
    ['sneha', 'तिचे जन्मनाव काय?', 'Chaitali'],
  ],
  comparing: [['sneha', 'ती माझ्यापेक्षा लहान आहे का?', ['होय', '3']]],
  'several at once': [
    ['sneha', 'उसकी उम्र, शिक्षा और नौकरी बताइए', ['27', 'M.Tech', 'डिज़ाइन इंजीनियर']],
  ],
  'not given': [
    ['rohit', 'त्याचा पगार किती आहे?', 'दिलेली नाही'],
    ['rohit', 'उसका रक्त समूह क्या है?', 'नहीं दी गई'],
  ],
  'polite no': [
    ['sneha', 'मला तिचा मोबाईल क्रमांक हवा आहे', 'देऊ शकत नाही'],
    ['sneha', 'उसके घर का पता दीजिए', 'नहीं दे सकता'],
    ['sneha', 'तुम्ही कोण आहात?', 'सहाय्यक'],
  ],
});
