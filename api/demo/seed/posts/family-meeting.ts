import type { SeedBlog } from '../seed-blog.ts';

/** An event for paid members. */
export const familyMeeting: SeedBlog = {
  id: 'an-afternoon-of-families-in-pune',
  title: 'An afternoon of families in Pune',
  image: 'family-meeting',
  summary:
    'A small gathering for members of Belief and Trust: forty families, one garden hall, no stage. How the day runs, how to take part, and what to bring.',
  publishedDaysAgo: 5,
  category: 'events',
  language: 'en',
  content: `
Most of us know the large vadhu-var melava: a stage, a microphone, two minutes per candidate and a long queue for the serial number. It has brought many people together, and it has made many others wish they had stayed at home. We would like to try a quieter form.

## How the afternoon runs

Forty families come to a garden hall in Kothrud on the second Sunday of next month, from half past two until six. There are no speeches about the candidates and nobody is called to the front.

1. **Arrival and tea.** Everyone receives a badge with a first name and a number, nothing more. Staff at the desk compare your identity with the seal on your profile, so that each person in the hall is who they say.
2. **Tables of eight.** Four families sit together for twenty-five minutes, then the bells ring and the tables change. The seating follows what you have written in your preferences, and never puts two people together who have blocked each other.
3. **A walk.** The young people may walk in the garden for half an hour. Parents stay with the bhajji. Experience shows that both sides are grateful.
4. **A short talk.** A family counsellor speaks for fifteen minutes, this time on the first year of marriage, and takes questions on paper so that nobody needs to ask aloud.
5. **Closing.** Each person writes down, in private, the numbers of those they would like to hear from.

## What happens afterwards

Only where both have written each other's number do we send an interest on behalf of both, the same evening. You then find it under *Match*. If only one has written, nobody learns of it. We destroy the slips on Monday.

No photographs are taken except by our own photographer in the last ten minutes, of those who wish it. Please leave your telephone in your pocket. What is told at a table stays there.

## Who can come

The afternoon is one of the special events that belong to the plans Belief and Trust, without further charge. Please come with one or two people of your family, not more: the hall is kept small on purpose. Second marriages are as welcome as first ones, and there is a table where children can draw.

We hold an equal number of places for brides and grooms. If there are more who wish to come than chairs, those who have waited longest are seated first and the others are told a week ahead, with a place kept for the next gathering.

## How to take part

Write to our desk through the support contact at the foot of this page with your name, the number of people, and whether anyone needs a seat near the entrance. You will have an answer within two days. If you cannot come after all, tell us even on the same morning; somebody on the list will be glad.

## What to bring

Your identity card, comfortable shoes, and three questions that you would enjoy answering yourself. Leave folders of certificates at home; your seals speak for them. There will be tea, coffee, batata vada, a tray of modak, and plain food for those who keep a fast.

If the afternoon is liked, Nashik, Kolhapur and Thane follow in the coming months, and an evening online for families abroad. Tell us which town you would wish for. And should you meet someone in the queue for tea instead of at a table, we shall be just as pleased.
`.trim(),
};
