import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../proof/evaluation/people.ts';
import { answer } from '../src/modules/assistant/answer-question.ts';

const { sneha } = PEOPLE;

describe('small talk', () => {
  it.each(['बर', 'बरं', 'ठीक आहे', 'छान', 'खूप छान', 'thik ahe', 'chan', 'ok', 'धन्यवाद'])(
    'to a Marathi nod is what is said to thanks: %s',
    (nod) => {
      expect(answer(sneha, nod, 'mr').message).toBe(
        'आनंद आहे. आणखी काही विचारायचे असल्यास जरूर विचारा.',
      );
    },
  );

  it.each(['ठीक है', 'अच्छा', 'बहुत अच्छा', 'theek hai', 'accha', 'Ok!', 'शुक्रिया'])(
    'to a Hindi nod is what is said to thanks: %s',
    (nod) => {
      expect(answer(sneha, nod, 'hi').message).toBe('कोई बात नहीं। और कुछ पूछना हो तो ज़रूर पूछिए।');
    },
  );

  it.each(['ok', 'Okay.', 'Fine', 'Great!'])('to an English nod too: %s', (nod) => {
    expect(answer(sneha, nod, 'en').message).toMatch(/^You are welcome/);
  });

  it('gives way to what is asked after a nod', () => {
    expect(answer(sneha, 'ठीक आहे, वय किती?', 'mr').message).toBe('Sneha यांचे वय 27 वर्षे आहे.');
    expect(answer(sneha, 'OK, how old is she?', 'en').message).toBe('Sneha is 27 years old.');
  });
});
