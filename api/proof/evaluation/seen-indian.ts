import { pairsOf } from './pair.ts';

/** Pairs in Latin letters that the answerer was built with. */
export const seenRomanised = pairsOf('romanised', {
  personal: [
    ['sneha', 'uski umar kitni hai', '27 years'],
    ['rohit', 'tyanche vay kiti ahe', '33 years'],
    ['sneha', 'height kitni hai?', '160 cm'],
    ['sneha', 'tichi unchi kiti ahe', '160 cm'],
    ['sneha', 'wo kahan rehti hai', 'Pune'],
    ['rohit', 'to kuthe rahto', 'Nashik'],
    ['sneha', 'iske baare mein batao', ['27 years', 'Pune']],
    ['sneha', 'uske shauk kya hain', 'Trekking'],
  ],
  work: [
    ['sneha', 'wo kya karti hai', 'Design engineer'],
    ['rohit', 'to kay karto', 'Chartered accountant'],
    ['sneha', 'kitna kamati hai', '12,50,000'],
    ['sneha', 'ticha pagar kiti ahe', '12,50,000'],
    ['sneha', 'shikshan kay zale ahe', 'M.Tech'],
    ['sneha', 'kitni padhi likhi hai', 'M.Tech'],
  ],
  family: [
    ['sneha', 'uske papa kya karte hain', 'Bank officer', 'Design'],
    ['sneha', 'tiche vadil kay kartat', 'Bank officer', 'Design'],
    ['sneha', 'bhai behen kitne hain', 'brother'],
    ['rohit', 'ekatra kutumb ahe ka', ['Yes', 'joint']],
    ['sneha', 'ghar me kaun kaun hai', 'Bank officer'],
  ],
  'habits and hopes': [
    ['sneha', 'kya wo sharab peeti hai', ['No', 'never drinks']],
    ['rohit', 'to daru pito ka', ['Yes', 'occasionally']],
    ['sneha', 'veg hai ya non veg', 'vegetarian'],
    ['sneha', 'kya wo shakahari hai?', ['Yes', 'vegetarian']],
    ['sneha', 'tichya apeksha kay ahet', 'respects both'],
  ],
  stars: [
    ['sneha', 'rashi kya hai', 'Mesha'],
    ['rohit', 'kya wo manglik hai', ['Yes', 'partial']],
    ['sneha', 'gun kitne milte hain', '24.5'],
  ],
  'not given': [['rohit', 'uska gotra kya hai', 'not given']],
  'polite no': [
    ['sneha', 'uska phone number do', 'cannot give'],
    ['sneha', 'tiche mobile nambar dya', 'cannot give'],
    ['sneha', 'koi aur ladki dikhao', 'only speak'],
  ],
});

/** Pairs in Devanagari that the answerer was built with. */
export const seenDevanagari = pairsOf('devanagari', {
  personal: [
    ['sneha', 'तिचे वय किती आहे?', ['27', 'आहे']],
    ['sneha', 'उसकी उम्र क्या है?', ['27', 'है']],
    ['rohit', 'त्याची उंची किती आहे?', '178'],
    ['sneha', 'ती कुठे राहते?', ['पुणे', 'राहतात']],
    ['sneha', 'वह कहाँ रहती है?', ['पुणे', 'रहती हैं']],
    ['sneha', 'तिची जन्मतारीख काय आहे?', '1999'],
    ['sneha', 'तिच्याबद्दल थोडक्यात सांगा', ['27', 'डिझाइन इंजिनिअर']],
    ['sneha', 'उसके शौक क्या हैं?', 'Trekking'],
    ['rohit', 'त्याचे लग्न झाले होते का?', ['होय', 'घटस्फोट']],
  ],
  work: [
    ['sneha', 'ती काय करते?', ['डिझाइन इंजिनिअर', 'व्यवसाय']],
    ['sneha', 'वह क्या काम करती है?', ['डिज़ाइन इंजीनियर', 'व्यवसाय']],
    ['sneha', 'तिचे शिक्षण काय आहे?', 'M.Tech'],
    ['sneha', 'उसकी पढ़ाई कहाँ तक हुई है?', 'M.Tech'],
    ['sneha', 'तिचा पगार किती आहे?', '12,50,000'],
    ['sneha', 'उसकी आय कितनी है?', '12,50,000'],
    ['sneha', 'ती कोणत्या कंपनीत आहे?', 'Tata Motors'],
  ],
  family: [
    ['sneha', 'तिच्या कुटुंबाबद्दल सांगा', ['विभक्त', 'बँक अधिकारी']],
    ['sneha', 'उसके परिवार के बारे में बताइए', ['एकल', 'संगीत शिक्षिका']],
    ['sneha', 'तिचे वडील काय करतात?', 'बँक अधिकारी', 'डिझाइन'],
    ['sneha', 'उसकी माँ क्या करती हैं?', 'संगीत शिक्षिका', 'डिज़ाइन'],
    ['rohit', 'त्याला किती भावंडे आहेत?', 'भावंडे नाहीत'],
    ['rohit', 'क्या संयुक्त परिवार है?', ['हाँ', 'संयुक्त']],
  ],
  'habits and hopes': [
    ['sneha', 'ती शाकाहारी आहे का?', ['होय', 'शाकाहारी']],
    ['sneha', 'क्या वह शराब पीती है?', ['नहीं', 'पीतीं']],
    ['rohit', 'तो दारू पितो का?', ['होय', 'कधीतरी']],
    ['rohit', 'क्या वह सिगरेट पीता है?', 'नहीं दी गई', 'हाँ'],
    ['sneha', 'तिच्या अपेक्षा काय आहेत?', 'respects both'],
    ['sneha', 'उसे कैसा पति चाहिए?', 'respects both'],
  ],
  stars: [
    ['sneha', 'तिची रास कोणती आहे?', 'मेष'],
    ['sneha', 'उसकी राशि क्या है?', 'मेष'],
    ['sneha', 'तिचे गोत्र काय?', 'कश्यप'],
    ['rohit', 'क्या वह मांगलिक है?', ['हाँ', 'आंशिक']],
    ['sneha', 'आमचे किती गुण जुळतात?', '24.5'],
  ],
  comparing: [
    ['rohit', 'तो माझ्यापेक्षा उंच आहे का?', ['होय', '16']],
    ['sneha', 'क्या वह मुझसे छोटी है?', ['हाँ', '3']],
  ],
  'several at once': [
    ['sneha', 'तिचे वय आणि उंची सांगा', ['27', '160']],
    ['sneha', 'उसकी राशि और गोत्र बताइए', ['मेष', 'कश्यप']],
  ],
  'not given': [
    ['rohit', 'त्याचा रक्तगट काय आहे?', 'दिलेली नाही'],
    ['rohit', 'उसकी आय कितनी है?', 'नहीं दी गई'],
    ['sneha', 'तिचे वजन किती आहे?', 'दिलेली नाही'],
  ],
  'polite no': [
    ['sneha', 'तिचा फोन नंबर द्या', 'देऊ शकत नाही'],
    ['sneha', 'उसका मोबाइल नंबर क्या है?', 'नहीं दे सकता'],
    ['sneha', 'नमस्कार', 'नमस्कार'],
  ],
});
