/** How members treat each other and what staff do after a report, in Markdown, with tokens for what differs by operator. */
export const community = `
# How we treat each other

At {{product}} families of one community look for a marriage. These rules say in plain words what section 4 of the terms asks of everybody.

## Real people, real intent

Whoever joins seeks a marriage, for themselves or for somebody in the family. Nobody is here for dating, for trade or to pass the time. One person has one account.

## True facts, own photos

Name, age, education, work, income and marital status are given as they are. Whoever is still waiting for a divorce says so. Photos show the person of the profile, and are yours to show.

## Respect

Write as you would speak to a guest in your home. Nobody is belittled: not for caste or sub-caste, not for being divorced or widowed, not for a disability, for looks or for means. One may have wishes; one may not hurt. Insults, threats and sexual words or pictures have no place here.

## No dowry

Nobody asks for dowry, offers it or hints at it, in a profile, in a chat or on the telephone. The **Dowry Prohibition Act, 1961** forbids it. If it happens to you, please report it.

## Writing for somebody else

A parent, brother, sister or guardian may manage a profile with the knowledge and **consent** of the person concerned. That person decides, and may take over the account at any time.

## What does not belong here

- Asking for money, loans, gifts, bank details or one-time passwords, whatever the reason.
- Advertising. Whoever wishes to advertise asks us for an ad, which is marked as one.
- Passing on photos, numbers or biodata of others beyond your own family.

## One request, and a polite no

Ask once, politely. Nobody owes a yes, or a reason. **A no is final** for whoever asked: a chat request that was declined cannot be sent again, and one does not try by telephone or through others instead. Whoever said no may still change their mind. If somebody does not let you be, block them: you no longer find each other, and the chat is closed.

## After a report

You can report any profile. If you wish, you hand over the last messages that this person wrote to you, 20 at most; they are deleted 90 days after the decision. A person of our team reads every report and decides. Both sides may be heard. What can follow:

- nothing, if no rule was broken;
- a **warning** by mail, with the reason, which also stands on one's own profile page for 30 days;
- **hiding**: nobody but its owner sees the profile until our team shows it again;
- **removal** of what breaks the rules, or of the account, as section 4 of the terms says. Where the law asks for it, we inform the authorities.

The person reported reads the reason, but is **not told who reported**. You are not told what was decided either. In danger, dial 112; if money was lost, ring 1930 at once.

## If you disagree

Write to {{support_email}} and say what we have overlooked. Our team can show a hidden profile again. If you still disagree, write to {{grievance_officer}}, Grievance Officer, {{grievance_email}}: you receive an acknowledgement within 24 hours and a decision within 15 days.
`.trim();
