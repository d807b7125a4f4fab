import { pairsOf } from './pair.ts';

const GUESSED = ['हाँ', 'नहीं।', 'Yes', 'नहीं मिला'];

/** Hindi pairs of worried families, in Latin letters, asked from a page in English. */
export const worriesHindiRomanised = pairsOf(
  'romanised',
  {
    personal: [
      ['sneha', 'uska ghar kahan hai', ['पुणे'], '2 BHK'],
      ['rohit', 'ladke ki height kitni hai', ['178', 'कद']],
      ['rohit', 'kya uska talaq hua hai', ['हाँ', 'तलाक']],
    ],
    work: [
      ['sneha', 'tankhwah kitni milti hai use', ['12,50,000', 'आय']],
      ['rohit', 'kitna padha likha hai ladka', ['C.A', 'शिक्षा']],
    ],
    family: [
      ['rohit', 'uske papa kya kaam karte hain', ['किसान', 'पिता'], 'accountant'],
      ['sneha', 'kya uski koi behen hai', 'brother', 'हाँ'],
    ],
    'habits and hopes': [
      ['sneha', 'kya wo shakahari hai?', ['हाँ', 'शाकाहारी']],
      ['rohit', 'ladka sharab to nahi peeta', 'कभी'],
      ['sneha', 'usko kaisa ladka chahiye', ['respects both', 'अपेक्षा']],
    ],
    stars: [
      ['rohit', 'manglik hai kya ladka', ['हाँ', 'आंशिक']],
      ['sneha', 'rashi kaunsi hai uski', 'मेष'],
    ],
    'not given': [
      ['sneha', 'shaadi ke baad job karegi?', ['नहीं दी गई'], ['हाँ', 'Yes']],
      ['rohit', 'dahej to nahi lenge na', 'नहीं दी गई', ['हाँ', 'Yes']],
      ['rohit', 'maa baap ke saath rehta hai kya', ['प्रोफ़ाइल में', 'संयुक्त'], GUESSED],
      ['sneha', 'uska nakshatra kya hai', 'नहीं दी गई', 'Yes'],
      ['sneha', 'khana bana leti hai kya', 'प्रोफ़ाइल में', [...GUESSED, 'शाकाहारी']],
    ],
    'polite no': [['sneha', 'uske papa ka number de do', 'नहीं दे सकता']],
  },
  'hi',
  'en',
);

/** The same in Devanagari. */
export const worriesHindi = pairsOf(
  'devanagari',
  {
    personal: [['sneha', 'लड़की का घर कहाँ है?', 'पुणे', '2 BHK']],
    work: [['sneha', 'क्या वह सरकारी नौकरी में है?', 'डिज़ाइन इंजीनियर', 'हाँ']],
    family: [['rohit', 'लड़के की बहन की शादी हो गई क्या?', 'भाई-बहन नहीं', ['हाँ', 'तलाक']]],
    'habits and hopes': [['rohit', 'क्या लड़का रोज़ शराब पीता है?', 'कभी']],
    'not given': [
      ['sneha', 'शादी के बाद नौकरी करेंगी?', 'नहीं दी गई', ['हाँ', 'आगे पढ़ना']],
      ['rohit', 'क्या लड़के वाले दहेज माँगेंगे?', 'नहीं दी गई', 'हाँ'],
      ['sneha', 'क्या वह माता-पिता के साथ रहती है?', 'प्रोफ़ाइल में', GUESSED],
      ['sneha', 'क्या वह शादी के बाद मुंबई आ जाएगी?', ['नहीं दी गई', 'पुणे'], ['हाँ', 'नहीं।']],
      ['rohit', 'क्या लड़का घर के काम में हाथ बँटाएगा?', 'प्रोफ़ाइल में', GUESSED],
      ['sneha', 'क्या वह सास-ससुर के साथ रहेगी?', 'प्रोफ़ाइल में', GUESSED],
      ['rohit', 'लड़के को गुस्सा बहुत आता है क्या?', 'प्रोफ़ाइल में', GUESSED],
    ],
  },
  'hi',
  'en',
);
