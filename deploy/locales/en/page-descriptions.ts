import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What a search engine and the preview of a link say below the title of a page. */
export const descriptionTexts = defineTexts('gateway-descriptions', {
  home: 'Brides and grooms of one community: verified profiles, Gun Milan and a calm way to meet, family by family.',
  profiles:
    'Look at brides and grooms of our community: age, education, work and city at a glance, with Gun Milan out of 36 and badges that say what was checked.',
  subscription:
    'What the plans cost and what each of them opens: chats, family contacts, filters and verified badges. Paid once, for the whole time, without automatic renewal.',
  blogs:
    'On choosing well, on families meeting and on staying safe: guidance from our community, in short posts.',
  features:
    'Verified identity, job and income, questions about a profile, a video introduction, a free biodata, Gun Milan and family contacts: what makes choosing easier.',
  publishAd:
    'Do you decorate halls, cook for two hundred, sew or take photographs? Tell our families: each advertisement is read by a person before it is shown.',
  terms:
    'What members agree to, how we use their data, and who to turn to: the terms in plain words.',
  privacy:
    'What we keep of a member, who sees it, how long it stays and how to have it corrected or taken away.',
  safety:
    'Before families meet: what our seals say and what they do not, how dishonest people ask for money, and who to call.',
  refunds:
    'When a plan begins, what is refunded without asking, how to ask for a refund and how long banks take.',
  community:
    'Real people and real intent: what we expect of each other, and what our team does when a profile is reported.',
  login: 'Sign in to see whole profiles, your interests and your chats.',
  signup:
    'Make a profile for yourself, your daughter, your son or a relative. It is free, and you decide what is seen.',
});
