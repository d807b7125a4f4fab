import type { SeedBlog } from '../seed-blog.ts';

/** What the seven steps of the wedding promise. */
export const sevenSteps: SeedBlog = {
  id: 'meaning-of-the-seven-steps',
  title: 'Seven steps, seven promises',
  image: 'seven-steps',
  summary:
    'What the couple says to each other at saptapadi, in words that still hold in a rented flat with two jobs and one scooter.',
  publishedDaysAgo: 47,
  category: 'community',
  language: 'en',
  content: `
Guests remember the garlands and the food. The couple, if they are not too tired, remember seven small heaps of rice. At saptapadi they walk over them side by side, to the north of the fire, and with every step they say something to each other. In the older understanding the marriage stands with the seventh step and not before.

The wording differs from family to family and from priest to priest. The thought behind each step is much the same, and it is surprisingly practical.

## The first step: food

The couple promise to feed each other. Not only to earn, but to see that nobody in the house eats alone or goes to bed hungry. In our day this may mean that whoever comes home first puts on the rice.

## The second step: strength

Strength of body and of mind. It is the promise to care for each other's health: the walk after dinner, the check-up that is always put off, the patience when one of the two is low for weeks and cannot say why.

## The third step: means

Wealth, honestly earned and openly spoken of. Many quarrels in young marriages are not about too little money but about money that was hidden. A page where both write down what comes in and what goes out is a good wedding gift to oneself.

## The fourth step: happiness, and the elders

The fourth step asks for joy, and in many families it names the parents on both sides. It does not say whose parents come first. It is a good evening's conversation to ask: what will we do when your father needs us, and what when mine does?

## The fifth step: those who come after

Children if they come, and in any case the young ones around: nephews, pupils, the child next door. The step speaks of caring for what will outlive us.

## The sixth step: the seasons

Six steps, six seasons of the Indian year. The promise is to stay through all of them. There is a spring in a marriage and there is a long, dry April. Nobody is asked to feel the same in both, only to be there.

## The seventh step: friendship

*Sakha saptapada bhava*: with seven steps, become my friend. It is the shortest line and the one that gives the ceremony its name. All the other promises can be kept by dutiful people. This one needs two who like each other's company.

## What this has to do with looking for a match

When families compare education, income and gotra, they look for the conditions under which promises can be kept. That is sensible. But a condition is not yet a promise. In a first conversation it is worth listening for the seven things above. Does this person speak kindly of those who cook for them? Do they talk about money without boasting and without shame? How do they describe a friend?

We chose the word for these steps as the name of this site because it reminds us what all the profiles, filters and scores are for. They bring two people to the first heap of rice. The walking they do themselves.

If your family has its own wording for the steps, ask the oldest person at home to say it and write it down. It takes ten minutes, and it is the kind of thing that is otherwise gone one day.
`.trim(),
};
