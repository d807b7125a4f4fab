import type { SeedBlog } from '../seed-blog.ts';

/** Living in joint and nuclear families. */
export const households: SeedBlog = {
  id: 'one-roof-or-two',
  title: 'One roof or two: joint and nuclear households',
  image: 'households',
  summary:
    'Neither is more modern nor more loving than the other. What each asks of the people in it, and the questions to settle before the wedding.',
  publishedDaysAgo: 95,
  category: 'community',
  language: 'en',
  content: `
In the form there is a small field with three choices: joint, nuclear, extended. Behind it stands one of the largest questions of a marriage. Who will be at the breakfast table?

## What a joint house gives

There is always somebody at home. A child learns three generations of songs, and fever at night frightens four adults instead of two. Money goes further. The old are not visited, they are simply there. People who grew up so often say that they never learnt to be lonely.

It asks something too. Privacy has to be made, it does not come by itself. Decisions are slow. The one who joins the house, most often the bride, must learn in a month what the others learnt in twenty years: who drinks tea without sugar, which door is not slammed. A kind house remembers that it has to learn as well.

## What a house for two gives

Freedom, first of all, and the chance to find one's own way of doing things. Two people who must settle every matter with each other grow close quickly. Guests come because they are invited. It is quiet.

It asks for independence of a practical sort. When both are ill, nobody makes the soup. When there is a child, the day has too few hours. Parents who live far away are a worry that rings at night.

## The many forms in between

Most families we know live somewhere between. Two flats on one landing. A house with a second kitchen. Parents who come for the monsoon and go home for the harvest. A brother and a sister who share the care by months. What matters is not the form but that it was chosen, and that it may be changed.

## Questions for before the wedding

Ask them of each other first, then together with the parents.

1. Where do we live for the first two years, and when do we talk about it again?
2. Is there a door that we may close?
3. Who cooks, who shops, who washes up, also when both come home at seven?
4. Which money is common and which is our own? Who decides about large expenses?
5. How often do we visit each side, and at whose house do we spend Diwali?
6. What happens when a parent, hers or his, needs care?
7. If there are children, who is at home with them, and who advises, and who decides?
8. With whom may we complain about each other, and with whom not?

There are no right answers, only answers that are known. A bride who was told that 'we are very free-minded' and then finds that she may not work was not answered. Nor was a mother-in-law who was told that 'they will come every Sunday'.

## Rules that good houses seem to share

They eat together once a day, without telephones. They knock. Praise is given in front of others and blame in private. The daughter-in-law may have her own friends to the house. The son does his share, and his mother sees to it. Money given to parents is given, not lent. A quarrel does not outlast the next festival.

And they have a way out that shames nobody. 'We tried it for a year and it will be better next door' is not the end of a family. In many houses it was the beginning of a good one.

When you look at profiles, then, do not read the word *joint* as old-fashioned or *nuclear* as cold. Write to them and ask how their Sundays are.
`.trim(),
};
