import { linesOf } from './chat-scripts.ts';

/** What Rohan (who asked) and Asha wrote to each other: long enough to page through. */
export const longTalk = linesOf(
  `
Namaskar {b}, thank you for accepting. I hope I am not disturbing you at work.
Namaskar {a}. It is my lunch break, so your timing is good.
Then I will be quick. I saw that you sing. Classical?
I learnt for nine years. Now mostly bhavgeet in the kitchen.
Kitchens have the best acoustics.
+ My mother says the same about bathrooms.
Your mother and I will get along :)
She would like that. Both my parents were teachers, so expect questions.
My father was in a bank. He will bring a list, too.
Then they can examine each other, and we drink tea.
Settled. How many forts have you climbed? Your photos are all forts.
Forty-one. Harihar was the steepest, Rajgad the most beautiful.
I have been on Sinhagad. By car. For the pithla-bhakri.
That counts as half.
तुमच्या घरी जेवण शुद्ध शाकाहारी असतं ना?
हो, पण बाहेर कोणी काय खावं यावर कोणाचं बंधन नाही.
छान. मी घरी शाकाहारीच असतो, फक्त कोल्हापूरला गेलो की आजीच्या हातचा रस्सा.
आजीला नाही म्हणणं शक्यच नाही 😊
अगदी!
May I ask something serious?
Please.
How do you see work after marriage? I ask because two offers came my way from Bengaluru.
I want to go on working, wherever it is. My company has an office there, too.
+ Would you take the offer?
I do not know yet. I would rather decide it with somebody than for somebody.
That is the right answer, you know.
I practised it. No, honestly, I mean it.
And your parents, would they stay in Kolhapur?
They would not leave their street. But I go home every month.
Every month is good. I would come along for the misal.
Careful, I will hold you to that.
My mother asks if your family would visit us one Sunday.
I asked at home. The 29th would suit all of us, if it suits you.
Let me ask my father. He is at the bank, although he retired. He visits it.
He visits the bank?
Every Tuesday. They give him tea.
I want to meet this man.
The 29th is fine. Around eleven? You all stay for lunch.
Eleven it is. Is there anything that we should bring?
Only an appetite. And one photo of Rajgad.
Done. I will send the number of my sister, she plans everything.
Good. Mine will be relieved not to be the only one.
By the way, I told my grandmother about you.
And?
She asked if you sing. I said yes. She said: then why are you still typing?
Tell her I will sing on the 29th, if she comes.
She has already chosen her saree.
  `.trim(),
);
