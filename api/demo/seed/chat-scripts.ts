/** A conversation: lines by turns, the one who asked to chat first; a line after `+ ` goes on. */
const scripts = `
Namaste {b}! Thank you for accepting. I read your profile twice.
Namaste {a}. Only twice? :)
Okay, three times. The line about your family made me smile.
That was my sister's idea. What does your weekday look like?
Office till six, a walk, dinner with my parents. And yours?
+ Do you still find time for your hobbies?
On Sundays only. Shall our parents talk this week?
Yes please. My father is free after 7 in the evening.
Good. I will tell mine to ring on Thursday.
---
Hello {b}, I hope it is fine to write to you directly.
Of course. My parents know that I chat here.
Same here. May I ask where you would like to live after marriage?
Near my work for two or three years. Later I am open.
That fits. My team lets us work from home twice a week.
Then the distance is not so bad :)
Would you like to talk on the phone with our parents in the room?
Let us chat a few days first, if you do not mind.
Not at all. Take your time.
---
नमस्कार {b}, तुमचं प्रोफाइल वाचलं. खूप मोकळेपणाने लिहिलं आहे.
धन्यवाद! तुमचंही आवडलं. गावी जाणं होतं का अजून?
हो, गणपतीला आणि मे महिन्यात. आजी तिथेच असते.
+ तुमच्याकडे गौरी असतात का?
असतात. तीन दिवस घर भरलेलं असतं 😊
मग पुरणपोळीचा आग्रह होणार तर!
नक्की. आधी घरच्यांशी बोलूया का?
हो, आई-बाबांना शनिवारी फोन करायला सांगतो.
शनिवारी संध्याकाळी चालेल.
---
Hi {b}! Quick question: vegetarian at home, but is it okay if I eat fish outside?
Hi {a}. Yes, as long as you do not make me cook it :)
Deal. I do cook, by the way. Mostly dal and bhaji.
Then you are ahead of my brother.
Low bar?
Very low.
---
Namaskar {b}. Mazya aai-babanna tumcha profile khup avadla.
Namaskar! Aai pan mhanali tumchya baddal. Patrika baghitli ka?
Ho, 24 gun jamtat. Pan mala gappa jasta mahatvachya vatatat.
Agdi kharay. Mag kasha vishayi bolaycha?
Tumhala kay vachayla avadta?
Pu. La. ani thode detective. Tumhi?
Mala podcast avadtat. Pan Pu. La. path ahet :)
Mag jamel apla!
---
नमस्ते {b} जी, क्या आप अभी पुणे में ही हैं?
नमस्ते। जी हाँ, पर दिसंबर में दो हफ़्ते घर जाना है।
अच्छा। मेरे माता-पिता भी तब वहीं होंगे।
तो मिलना आसान होगा। पहले बड़ों की बात हो जाए?
ज़रूर। पापा से आज ही बात हो जाएगी।
---
Hello {b}, I am a little nervous writing here, to be honest.
So am I, to be honest. What would you like to know?
What is one thing that matters to you and that no form asks?
That somebody is kind to people from whom they need nothing.
That is a very good answer.
+ Mine: that one can say sorry without being asked.
Also rare :)
May I call you by your first name?
You just did.
---
Hi {b}. Is your birth time 6:40 in the morning or evening? Our guruji asks.
Morning. At Kolhapur.
Thank you. He is strict about such things, we are less so.
Same in our house. My grandmother decides that question.
Then we had better be nice to your grandmother!
---
नमस्कार! एक विचारू? लग्नानंतर शिक्षण चालू ठेवायचं आहे असं लिहिलं आहे.
हो, पीएच.डी.चं शेवटचं वर्ष आहे.
मला त्यात काहीच अडचण नाही. उलट अभिमान वाटेल.
हे ऐकून बरं वाटलं. घरी पण हेच मत आहे का?
आई स्वतः शिक्षिका होती, त्यामुळे प्रश्नच नाही.
छान. मग पुढच्या आठवड्यात बोलूया.
`;

/** One line: which of the two says it, and what, with {a} and {b} for their names. */
export interface ScriptLine {
  /** 0 for the one who asked to chat. */
  readonly by: 0 | 1;
  readonly text: string;
}

/** Every conversation, ready to be given to two people. */
export const chatScripts: readonly (readonly ScriptLine[])[] = scripts
  .trim()
  .split('\n---\n')
  .map((script) => linesOf(script));

/** Lines by turns; one that begins with a plus is said by whoever spoke before. */
export function linesOf(script: string): ScriptLine[] {
  let by: 0 | 1 = 1;
  return script.split('\n').map((line) => {
    const goesOn = line.startsWith('+ ');
    if (!goesOn) by = by === 0 ? 1 : 0;
    return { by, text: goesOn ? line.slice(2) : line };
  });
}
