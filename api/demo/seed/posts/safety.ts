import type { SeedBlog } from '../seed-blog.ts';

/** Caution against fraud and care at first meetings. */
export const safety: SeedBlog = {
  id: 'meeting-safely',
  title: 'Meeting safely: caution without suspicion',
  image: 'meeting-safely',
  summary:
    'Most people here are exactly who they say. This is how to notice the few who are not, and how to arrange a first meeting so that everyone feels at ease.',
  publishedDaysAgo: 34,
  category: 'guidance',
  language: 'en',
  content: `
Nearly everyone on a matrimony site is looking for what you are looking for. A few are not. They count on politeness, on hurry, and on the shame of those who were deceived. None of the advice below is rude. A sincere family will be relieved that you take care, because they take care too.

## Money is the clearest sign

No one who truly wishes to marry you needs money from you before you have met. Not for customs on a gift, not for a hospital bill, not for a ticket, a tax, a frozen bank account or an investment that cannot fail. The story may be touching and the voice may be kind. The rule stays simple:

> Never send money, gift cards, one-time passwords or pictures of your bank card to someone you know only from here.

If it has happened, it is not foolish, it is a crime against you. Ring the national helpline **1930** at once, or write to cybercrime.gov.in; in the first hours a transfer can often be stopped. Then tell us, so that we can protect others.

## Other signs worth a second look

- They press you to leave our chat for another application on the very first day.
- They are always abroad, on a ship or on a secret posting, and a video call never works.
- Love is declared within a week and a wedding date within two.
- Their photos look like a catalogue, and details change from one day to the next.
- They ask you to keep the contact secret from your family.
- They ask for intimate pictures. Do not send any, to anyone. Should someone threaten you with one, do not pay; keep the messages and go to the police.

## What our seals mean

A seal for identity means that a document was shown to us and looked genuine. Seals for job, income and property mean the same for those papers. They do not mean that we know a person's heart or their debts. Treat a seal as a good beginning, not as a reference.

Do your own quiet check: a video call, the workplace's public number, a common acquaintance. In our community somebody nearly always knows somebody. For a second marriage it is fair to ask to see the decree before plans are made.

## The first meeting

1. Meet by day, in a public place that both can reach: a temple courtyard, a café, a park with people in it.
2. Tell someone at home where you are and until when. Share your location for those two hours.
3. Come and go by your own means. Do not be fetched from home, and do not go on to a second, private place.
4. Keep your own cup in sight. Leave when you wish to; 'I have to go now' is a full sentence.
5. Do not bring original documents and do not hand over copies.

Families who meet at home for the first time do well to be several, and to keep the visit short.

## If something feels wrong

Use **Block** on the profile; the other person is not told. Use **Report** and write one sentence. Our staff read every report, and the grievance officer named in the terms must answer you within the time set by law. You need not prove anything before you tell us. In danger, dial **112**.

Caution and warmth can live in the same house. Offer the tea, and keep the key.
`.trim(),
};
