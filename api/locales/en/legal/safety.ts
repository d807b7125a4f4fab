/** How families get to know each other safely, and what the site does for it, in Markdown. */
export const safety = `
# Meeting safely

These habits take little time and protect both families. None of them is rude.

## How we check

There are seals for identity, job, income and property. A seal means that a document was shown to our team and appeared genuine on that day. It is no guarantee of character, health or wealth. The income itself stands as the member wrote it. Which seals you see depends on your plan.

Documents are voluntary: a missing seal says nothing bad about a person. We make no enquiries at home or at work. Please make your own before you decide.

## Before you meet

- Take your family along, or tell them whom you meet, where and until when.
- See each other on a video call first.
- Ask for relatives or friends of the family whom you may ring.
- Meet by day in a public place, and come and go by your own means.
- Take no original documents along, and leave no copies.

## Money and fraud

**Never send money to someone whom you know only from here**, whatever the reason. Give nobody a one-time password, a card number or a UPI PIN.

- A gift is held at customs and a fee must be paid.
- Money is needed for a visa, a ticket, a hospital or a blocked account.
- An investment is said to be safe, and is urgent.
- A video call never works, or the family must not know.

When a message speaks of money or contains a long number, the chat shows a caution, whoever wrote it. It accuses nobody and stops no message. Where no caution appears, care is needed all the same.

Our staff never ask for your password, and never for money outside the plans.

## Photos and numbers

- You choose who sees your photos: everyone, members, verified members or matches.
- Family numbers open only for verified members on a paid plan. You see who saw them.
- Give your number in a chat only when you trust the person.
- Send no picture that could be used against you. If someone threatens you with one, do not pay; keep the messages.

## Block and report

Block: the other person no longer finds you and is not told why. Neither of you can write; both can still read what was said. You can unblock later.

Report: a person of our team reads it. You may hand over the last messages that the other person wrote to you, 20 at most. The team may dismiss the report, send a warning or hide the profile. The reported person is not told who wrote, and we send you no word of the outcome. A report does not block: do both if you wish.

## If something has happened

- In danger: police **112**.
- Women's helpline: **181**.
- Money lost or fraud online: National Cyber Crime Helpline **1930** at once, and cybercrime.gov.in.
- Keep messages, numbers and receipts.
- Then tell us: {{support_email}}. For a formal complaint: {{grievance_email}}.

Being deceived is no fault of yours.
`.trim();
