/** What we keep of members, who sees it and for how long, in Markdown; figures as the retention rules have them. */
export const privacy = `
# Privacy

In force from {{effective_date}}. {{operator}} answers for the data that this site keeps.

## 1. What we keep, and why

- Profile, photos and video introduction: so that families can get to know you.
- Your e-mail and telephone number: the e-mail to sign in, both to reach you.
- Family contacts, if you give any: for those who may see them.
- Documents, if you send any: to verify what you state.
- Interests, chats, saved profiles, blocks and reports: to carry out what you asked for.
- Who opened a profile or saw contacts: so that its owner knows.
- Browser, system and time of each sign-in: so that you can see and end it.
- Payments, and notes of our calls with you.

We do not sell any of it. A payment provider handles payments. Where the assistant uses an outside language model, that model receives the question and what the person asking may see of the profile, without its contacts.

## 2. Who sees what

- Visitors: first name, age, city, education, occupation, and one watermarked photo if you chose 'everyone'.
- Members: your profile, without e-mail and contacts; photos and video as far as you allow.
- Family numbers: verified members on a paid plan, within a daily limit. You see who looked. An address opens after an accepted interest, or earlier if you choose so.
- Our staff: what their duty needs. Each profile or document that they open is noted on an audit trail. Of chats, reviewers see only what a reporter hands over.

## 3. Documents

They are kept encrypted. Only reviewers open them, and you see each opening. You cover the first 8 digits of an Aadhaar number on our page before it is sent.

## 4. Cookies and your device

Cookies keep your theme, language and choices, whether you are signed in, and random device names, which limit copying and choose the build you get. While you are signed in, the device also keeps your session and unsent messages. Pages are counted by name and hour, never by person; you can switch that off.

## 5. How long we keep it

- Sign-ins: 30 days at most.
- Your copy of your data: 24 hours.
- Documents: 30 days after the decision; kind, decision, date and reviewer stay.
- Messages handed over with a report: 90 days after the decision.
- Warnings: 365 days.
- Who opened your profile: 400 days.
- What protects others from a deleted account: 400 days; longer if the profile was hidden, as long as that lasts.
- Audit trail: 3 years.
- Payments and receipts: 8 financial years.

Most other things stay until you remove them or delete your account.

## 6. Copy and deletion

Settings make a copy of your data in one file. **Delete my account** takes effect at once and removes chats for both sides. To protect other members, hashes made with a secret key stand in the place of your e-mail and confirmed number. With them stay your blocks and those against you, whether your profile was hidden or warned and why, reports about you, whose contacts you saw, and what you used of that day's limits. If you sign up again with that e-mail, or confirm that number, they count again. What also stays: receipts with the name and address printed on them, as the law asks; reports; our call notes; the audit trail.

## 7. Consent and your rights

We note which text you agreed to, and when. You may take back news by mail in the settings; membership itself needs the other consents. The Digital Personal Data Protection Act, 2023 gives you access, correction, erasure, redress of grievances, and the right to nominate someone for the case of death or incapacity. Write to {{support_email}}.

## 8. Age

Women join from 18, men from 21. {{product}} is not for children.

## 9. Grievance officer

**{{grievance_officer}}**, {{operator}}, {{postal_address}}, {{grievance_email}}. After that you may turn to the Data Protection Board of India.

## 10. Changes

If this text changes in a way that matters to you, we write to you at least 15 days before.
`.trim();
