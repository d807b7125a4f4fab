import type { SeedBlog } from '../seed-blog.ts';

/** What a biodata should say. */
export const biodata: SeedBlog = {
  id: 'what-a-biodata-should-say',
  title: 'What a good biodata says on one page',
  image: 'biodata',
  summary:
    'A biodata is a letter to a family you do not know yet. What belongs on it, what does not, and how to write the four lines about yourself.',
  publishedDaysAgo: 58,
  category: 'guidance',
  language: 'en',
  content: `
A biodata is read at a dining table, often aloud, often by someone who has mislaid their glasses. One page is enough. What matters is that every line helps a stranger to imagine you.

## The order in which families read

They look at the photograph, then at age and height, then at education and work, then at the place, and then they call the others. Put these first and together. Horoscope details come after, for those who want them, and the family last. A long list of uncles with their designations can go; one sentence about who lives at home tells more.

## Facts, plainly

Write the degree as it stands on the certificate and the job as you would say it to a neighbour. 'Software engineer, nine years, Pune' is better than 'Associate Lead Consultant II'. If you give your income, give the yearly figure before tax. If you would rather not, leave it open; a wrong number is worse than none, and it comes out.

Heights are in feet and inches in most homes, so we print both. For the birth name write what was whispered at the naming ceremony, not the pet name, and check its first letter with your mother.

## The four lines about yourself

Most of these lines are the same: simple, sober, homely, caring, fun-loving, traditional with modern values. They are true of everybody and therefore of nobody. Try this instead.

1. One thing you do on an ordinary weekday and like.
2. One thing you do on a free Sunday.
3. One sentence about the people you grew up with.
4. One thing that others smile about when they speak of you.

'I teach mathematics to sixteen-year-olds and still find it fun on Monday mornings. On free Sundays I am on some fort with a flask of tea. My mother sings, my brother argues, and I do the accounts. I am always ten minutes early.' Four lines, and one can already see the person in the doorway.

## What you hope for

Describe a life rather than a catalogue. Instead of 'fair, slim, homely, working girl', which says more about the writer than about anyone who might read it, say how you would like to live: near parents or in another city, two careers or one for a while, a quiet house or one with visitors. Somebody will recognise their own wish in it.

If there are things that are truly fixed, for example a transfer every three years, a parent who lives with you, or a diet that you will not change, name them kindly. It saves both sides a cup of tea and a disappointment.

## Things to say openly

An earlier marriage, a child, an illness that needs care: one honest line. It will be the first thing that serious people respect and the only thing that others would have held against you later.

## The photographs

One of the face by daylight, one of the whole figure, one in which you are doing something. Recent ones, without other people's weddings in them. No filter makes anyone more trustworthy.

## Before you share it

Let a friend read it who is not from the family. Check the phone number. Leave out the house number and the Aadhaar number: a biodata travels further than one thinks. Our own download draws everything from your profile and leaves out what you have hidden, so that you need to write it only once and can correct it in one place.
`.trim(),
};
