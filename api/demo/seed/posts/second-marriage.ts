import type { SeedBlog } from '../seed-blog.ts';

/** Second marriages with dignity. */
export const secondMarriage: SeedBlog = {
  id: 'beginning-again',
  title: 'Beginning again: second marriages with dignity',
  image: 'second-marriage',
  summary:
    'For those who were widowed or divorced, and for the families beside them: what to say, when to say it, and what children need to hear.',
  publishedDaysAgo: 118,
  category: 'community',
  language: 'en',
  content: `
Someone who looks for a partner for the second time is often treated as though they had to apologise. They do not. A marriage may end by death, by unkindness, or because two decent people could not live together. What follows is not a lesser search. It is usually a wiser one.

## When is it time?

There is no proper number of months. A useful sign is that you can speak of what happened in a few calm sentences, without hoping that the listener takes a side. Another is that you look forward to a particular life and not only away from an empty evening. Relatives mean well when they hurry. 'Not yet' is an answer.

For a divorce the paper must be complete. A case that is still pending is not a small detail: until the decree is there, no new marriage is valid in law. Say *awaiting divorce* in your profile if that is so, and make no plans with dates.

## What to say, and when

In the profile one line is enough: that you were married before, how it ended, and whether there are children. In the first conversation, a little more. Before families meet, everything that another person needs in order to decide: maintenance, custody, loans, an illness, contact with the former family.

You need not describe faults. 'We wanted different things and parted in peace' is complete. If there was violence, you may say that too, in as few words as you like; whoever doubts you for it has told you something about themselves.

To the one who listens: ask what you need to know and believe the answer unless there is cause not to. It is fair to ask to see the decree or the certificate. It is not fair to ask the same thing three times in different words.

## Children

They come first, and they should hear of it before the neighbours do. A few things have helped the families we know.

- Introduce someone only when you are fairly sure, and as a person with a name rather than as a new father or mother.
- Meet in places where children have something to do. A park works better than a drawing room.
- Promise what will stay: the school, the grandmother, the photograph on the shelf.
- Never ask a child to choose, and never let them carry messages.
- Give it time. A child who says nothing for half a year may simply be watching whether you remain kind.

The family of a late husband or wife remain the grandparents. A second marriage that makes room for them at festivals is one of the most generous things we have seen.

## For the parents

You may be more afraid this time, and that is natural. Let it make you careful and not harsh. The daughter who returned to your house has not lost her worth, and neither has the son. Do not accept for them what you would have refused the first time: no demand, no bargain, no match made only because 'at this age one cannot choose'.

## The wedding

As small or as festive as the two wish. There is no rule that joy must be quieter the second time. Register it, change the nominations at the bank and in the insurance, and make a will; it protects the children of both.

Widowed people are sometimes asked whether a new marriage means forgetting. It does not. One keeps the old photograph, and hangs another beside it. There is room on the wall.
`.trim(),
};
