/** Refund policy in Markdown, with tokens for what differs by operator. */
export const refunds = `
# Payments and refunds

This page says what happens to your money at {{product}}. You buy from {{operator}}. Section 9 of the terms stands beside it.

## Prices

- The price shown before you pay is the whole amount in rupees. Where GST applies, it is included.
- You pay **once**. No plan renews by itself. Afterwards you are on Hope, which is free.
- A month has 30 days, a year 365.
- A payment provider handles the payment. We do not see your card number.

## When a plan begins

A plan begins when the payment is confirmed. If you buy the same plan again, its time is added at the end. Trust begins at once while Belief runs, and the rest of Belief becomes extra days. Belief waits until Trust ends.

## Paid twice

A second payment for an order that is already paid goes back by itself, in full. Two separate orders, from two devices for instance, both count. If that was a mistake, write to us.

## Money taken, but no plan

Please do not pay again. We ask the payment provider by ourselves, even if you have closed the page; as a rule the plan is there within minutes. Look under Payments in the settings. If it is still missing after some hours, write to {{support_email}} with the day, the amount and the number of the payment. Never send a card number or a one-time password. If the payment failed on its way, the money did not reach us; your bank returns it.

## Bought for an e-mail address

Such a plan waits until the owner of the address has confirmed it. If nobody does within **30 days**, the whole amount goes back by itself.

## How to ask for a refund

Write to {{support_email}} from the address of your account, with the receipt's number and your reason.

- Within **7 days** you get everything back, provided you have not yet revealed contact details with the plan.
- If we cannot provide what you paid for, we return the part not used.
- If we close your account because section 4 of the terms was broken, there is no refund.

A person of our team decides, never about their own payment. If you disagree, write to {{grievance_officer}}, Grievance Officer, {{grievance_email}}: you receive an acknowledgement within 24 hours and a decision within 15 days.

## What a refund does

A refund, even of a part, **ends the plan it paid for at once**. Other plans stay. Your receipt is not changed; a credit note with its own number comes by mail. The money goes back the way it came. Banks take 5 to 7 working days as a rule; the terms say 10 at most.

## Deleting your account

Deleting gives no money back by itself. If you think something is due to you, write first. Payments under way are settled before, if the provider can be reached; money that comes later goes back after 30 days.

## Receipts, and what we keep

Every plan you pay for has a receipt: by mail, and as a PDF under Payments in the settings. Where we charge GST it is a tax invoice. We must keep receipts and credit notes for 8 financial years, even when the account is deleted: amount, date, plan, number, and the name and address printed on them.
`.trim();
