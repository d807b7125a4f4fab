import type { SeedBlog } from '../seed-blog.ts';

/** How to read a score out of thirty-six calmly. */
export const gunMilan: SeedBlog = {
  id: 'reading-a-gun-milan-score',
  title: 'How to read a Gun Milan score without fear',
  image: 'gun-milan',
  summary:
    'Eight tables, thirty-six points, and a number that worries more families than it should. What it measures, what it cannot know, and how to talk about it.',
  publishedDaysAgo: 19,
  category: 'guidance',
  language: 'en',
  content: `
A score comes up on the screen, 17 out of 36, and a conversation that was going well falls silent. We see this often enough that it deserves a plain explanation.

## What is being counted

Gun Milan compares two birth stars. Where the time of birth is not known, as on this site, the star is read from the birth name: its first syllable belongs to one of 108 quarters of the sky. From there on it is arithmetic. Eight tables, called kootas, are looked up one after the other.

| Koota | Points | What tradition reads from it |
| --- | --- | --- |
| Varna | 1 | inclination and temperament |
| Vashya | 2 | mutual influence |
| Tara | 3 | well-being |
| Yoni | 4 | closeness |
| Graha Maitri | 5 | friendship of mind |
| Gana | 6 | nature |
| Bhakoot | 7 | growth of the household |
| Nadi | 8 | health |

Since the later tables weigh more, one of them can move the total a great deal. A pair may agree in six of eight and still stand at 18 because Nadi gave nothing. Another may reach 24 while agreeing in fewer. So the total alone says little; open the panel and look at the rows.

## What the numbers usually look like

If one compares every possible pair, the average lies a little above 20. About two thirds of all pairs reach 18, which many families take as their line. Scores above 33 are rare: fewer than two pairs in a hundred. A score of 21 is therefore not a poor result. It is the ordinary one.

Two people with exactly the same star and quarter do not get 36 but 28, because the Nadi table gives nothing to equals. That alone shows that the sum was never meant as a measure of likeness.

## Softening rules

The old texts that give the tables also give exceptions. Bhakoot counts less when the lords of the two signs are friends. Nadi is softened when the star is the same but the sign differs. We print such a sentence beside the row and leave the points alone, because teachers differ and we do not want to choose for your family.

## What the score cannot know

It knows nothing of kindness, debts, tempers, health reports or whether two people laugh at the same things. It does not know whether the birth name was written down correctly. A different first letter gives a different star. Before anyone is sad about a number, check the spelling with the mother; she knows.

## How to speak about it

- **Agree beforehand how much it counts at home.** Some families want a minimum, some only look at two rows, some not at all. It is fair to say so before the first meeting and not after the third.
- **Say the reason, not the verdict.** 'Our elders would like to ask their jyotishi about Nadi' is a sentence to which the other side can answer. 'It does not match' is not.
- **Ask one person you trust, once.** Three opinions bring three answers and a great deal of unrest.
- **Do not use it as a polite excuse.** If the heart says no for another reason, a simple 'we do not feel it is right' hurts less and is true.

Mangal dosh is not part of the thirty-six points. We show what each side has declared and, where they differ, suggest asking someone who can see the full chart.

A score is a custom that brings two families to the same table. It has done its work when they begin to talk. The rest is listening.
`.trim(),
};
