import type { SeedBlog } from '../seed-blog.ts';

/** The first phone call between two families. */
export const firstCall: SeedBlog = {
  id: 'first-phone-call-between-families',
  title: 'The first phone call between two families',
  image: 'first-call',
  summary:
    'Who rings whom, what to say in the first minute, which questions can wait, and how to end well even when the answer is no.',
  publishedDaysAgo: 11,
  category: 'guidance',
  language: 'en',
  content: `
Interest has been sent and accepted. Now there is a number on the screen and a father who has been walking round the telephone for an hour. A few habits make this call easier for everybody.

## Before you ring

Read the profile once more, all of it, and write down three things that you liked. You will need them. Ask your son or daughter what may be said about them and what not yet. It is their life that is being spoken of, and many unhappy calls begin with a parent who promised something in good faith.

Send a short message first: who you are, from where you found them, and when you would like to ring. 'Namaskar, this is Vinayak Kulkarni from Pune, Asha's father. We have seen Rohan's profile and would be glad to speak. Would Sunday after eleven suit you?' Nobody likes to be surprised between the pressure cooker and the doorbell.

## The first minute

Say your name slowly, say the name of the person you are calling about, and ask whether it is a good time. If it is not, agree on another and ring off. There is no rule any longer that the bride's side must call first. Whoever is more at ease on the telephone should do it.

Then say one of the three things you liked. 'We read that your daughter teaches. My sister taught for thirty years.' It turns a form into a conversation.

## What to ask, and what can wait

Good questions for a first call can be answered without looking anything up:

- Where does the family live, and who is at home?
- What does a usual week look like for the two young people?
- Is there anything about place or work that is already fixed, for instance a transfer or a visa?
- Would they like to speak to each other first, or meet with the families?

Leave for later: exact salaries, flats in whose name, the details of an earlier marriage. These are fair questions, but they belong to a second conversation and are best put by the two themselves. Some questions should not come at all: about complexion, about what will be 'given', about caste certificates for a third person's wedding. To ask for dowry is against the law. If the other side hints at it, you may end the call politely and report the profile to us.

## Listening

The tone tells more than the facts. Do they let each other finish? Do they ask about your child, or only answer? Do the parents know what their son does when he is not working? Twenty minutes is plenty. When you notice that you are explaining your whole village, it is time to stop.

## Ending well

Say what happens next and by when. 'We will talk at home and write to you before Thursday.' Then really write, also when the answer is no. Silence is the hardest reply to receive, because it leaves a family waiting.

A refusal may be short: 'Thank you for your time. We feel that it is not the right match, and we wish Rohan all the best.' No reasons are owed. Do not blame the horoscope unless it is so.

## Afterwards

Note the date, the names and two lines about the impression. After the fourth call the kitchens of four families become one in memory. And ask the young person at the centre of it all, before anyone else gives an opinion: what did you think?
`.trim(),
};
