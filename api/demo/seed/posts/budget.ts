import type { SeedBlog } from '../seed-blog.ts';

/** Budgeting a modest wedding. */
export const budget: SeedBlog = {
  id: 'a-modest-wedding-well-budgeted',
  title: 'A modest wedding, well budgeted',
  image: 'budget',
  summary:
    'A worked example for 150 guests, the five decisions that make most of the difference, and how two families can share the bill without a single whisper.',
  publishedDaysAgo: 72,
  category: 'guidance',
  language: 'en',
  content: `
Nobody ever came home from a wedding saying that the chairs should have had bigger bows. They speak of the couple, the food and whether they were greeted at the door. A modest wedding done with care has all three.

## First the number, then the plans

Sit down, both families together, and agree on one amount that can be spent **without a loan and without touching what is meant for illness or study**. Write it on top of the page. Everything below has to fit, and whoever adds a line says which other line becomes smaller.

Agree on the guests next, since nearly every cost is a cost per guest. A useful question for each name: have we eaten at their house, or they at ours, within the last three years?

## An example for 150 guests

The figures are for a town in western Maharashtra. Yours will differ; the proportions differ less.

| What | Rupees |
| --- | --- |
| Hall for one day, with chairs and cleaning | 60,000 |
| Lunch for 150 at ₹350, tea and breakfast for 60 | 60,000 |
| Clothes for the couple and parents | 55,000 |
| Flowers, mandap, rangoli | 30,000 |
| Priest and things for the rites | 15,000 |
| Photographs, one photographer, one day | 35,000 |
| Invitations by message, 40 printed for the elders | 4,000 |
| Travel and rooms for guests from outside | 26,000 |
| Registration and certificates | 2,000 |
| Put aside for what was forgotten (about 10 %) | 28,000 |
| **Together** | **₹3,15,000** |

Jewellery is not in the list on purpose. It is saving rather than spending, and it should be decided apart, by those who will own it.

## The five decisions that matter most

1. **One day instead of three.** Haldi and mehndi at home with the nearest, everything else on one day.
2. **Lunch instead of dinner.** Halls cost less, light is better for photographs, and grandparents stay awake.
3. **A weekday or a quieter month.** In the crowded weeks the same hall may cost twice as much.
4. **A short menu, cooked well.** Puran poli, one good usal, masale bhat, kadhi and fruit. Waste is what makes catering expensive.
5. **Borrow beauty.** A mother's Paithani, a cousin's turban, brass lamps from three houses. It is also what people remember.

## Sharing the bill

The old habit that the bride's family carries everything has no place in a fair beginning, and whatever is demanded as a condition is dowry, which the law forbids. The simplest way is halves. Another is that each family pays for its own guests. Or the couple pay for the day and the parents give what they like. All three work if they are agreed upon **in writing, early and in front of the couple**.

Name one person on each side who may say yes to an expense. Keep all receipts in one envelope. Settle within a week after the wedding, while everybody is still fond of each other.

## What not to save on

Clean water, enough toilets, shade, someone who meets the elderly at the gate, and fair pay for those who cook and clean. And the registration of the marriage: you will need the certificate for the bank, the passport and the school.

What is left over is the best part of the budget. A few months' rent, a journey, or simply a quiet first year without instalments: that is a wedding gift that two families can give with no bow on it at all.
`.trim(),
};
