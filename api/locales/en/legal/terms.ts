/** Terms and conditions in Markdown, in plain language, with tokens for what differs by operator. */
export const terms = `
# Terms and conditions

In force from {{effective_date}}.

These terms are an agreement between you and {{party}}. We have tried to write them so that they can be read in ten minutes. By creating an account you accept them.

## 1. What {{product}} is

{{product}} introduces people of one community who look for a partner for marriage, and their families. It is a matrimonial service within the meaning of Indian law. It is not a dating service. We bring profiles together; whether two people marry is their own decision, and we promise no result.

## 2. Who may join

- Women who have completed **18 years** and men who have completed **21 years**.
- People who are free to marry under the law that applies to them. Someone whose divorce is not final says so in the profile (*awaiting divorce*) and marries only when it is.
- A parent, brother, sister or guardian may create and manage a profile with the knowledge and consent of the person concerned. The person decides, and may take over the account at any time.

You may have one account. Give your true name, age and marital status, and keep your profile up to date.

## 3. Declaration of intent

When you sign up you declare that you use {{product}} **for the purpose of marriage only**, that what you state is true to the best of your knowledge, and that you have read the caution against fraud in section 6.

## 4. What is not allowed

You may not:

- pretend to be someone else, or hide an existing marriage;
- ask for, offer or hint at **dowry**, which the Dowry Prohibition Act, 1961 forbids;
- ask members for money, loans, investments, gifts, bank details or one-time passwords;
- insult, threaten, stalk or harass anyone, or send unwanted or sexual messages or pictures;
- publish anything obscene, hateful or unlawful, or anything that belongs to someone else;
- advertise, collect other members' data, or pass on their photographs, numbers or biodata beyond your own family;
- use programs to read the site, get round its limits, or test its security without our written consent.

We may remove what breaks these rules, limit or close an account, and inform the authorities where the law asks for it. We tell you the reason unless the law forbids it, and you may object under section 13.

## 5. Verification and its limits

Members may show us documents for identity, job, income and property. A seal means that a document was shown and appeared genuine on that day. It is not a guarantee of character, health or wealth, and we do not make enquiries at home or at work. Please make your own enquiries before you decide.

Documents are stored encrypted, seen only by those who check them, and never shown to members. An Aadhaar number is masked. You may choose passport, PAN or Aadhaar; none of them is required to be a member.

## 6. Caution against fraud

**Never send money to someone whom you know only from here**, whatever the reason given. Meet first in a public place and tell your family. Be careful with anyone who hurries you, avoids a video call, or asks you to keep a secret. If money was lost, ring the national helpline 1930 at once or write to cybercrime.gov.in, and tell us. In danger, dial 112.

You can block and report every profile. Reports are read by a person.

## 7. Photos, contacts and privacy

- You decide whether your photos are seen by everyone or by members only. Photos must show you; we re-encode them and remove hidden data such as the place.
- Contact details are shown only to verified members on a paid plan, within a daily limit. You can see who has looked at yours.
- We use your data to run the service: to show your profile, to find and sort matches, to compute Gun Milan from the birth name, to answer you and to prevent abuse. We do not sell it.
- The assistant answers questions about a profile only from what the person asking may see anyway.
- Under the Digital Personal Data Protection Act, 2023 you may see, correct and erase your data, withdraw your consent and name someone who acts for you. Write to {{support_email}}.
- By posting something you allow us to store and show it within {{product}}, for as long as it stands there. It stays yours.

## 8. Staff and telephone calls

Our staff may telephone you to help with your profile. Tell them if you do not wish it, and the number is marked accordingly. They never ask for your password, and never for money outside the plans of section 9.

## 9. Plans, payments and refunds

- Using the free plan costs nothing. Prices of the paid plans are shown in rupees before you pay and include taxes unless stated otherwise.
- Payments are handled by a payment provider; we do not see your card number.
- A paid plan begins when the payment is confirmed and ends by itself after the month or the year that you bought. **It is not renewed automatically.**
- You may withdraw within **7 days** and receive the full amount back, provided you have not yet revealed contact details with it. If we cannot provide what you paid for, we return the part not used. Payments made twice are returned in full.
- Refunds go to the means of payment used, within 10 working days after we confirm them.
- If we close your account because section 4 was broken, there is no refund.

## 10. Advertisements

Advertisements are marked as such and checked before they appear. What an advertiser offers is between you and them.

## 11. Pausing and deleting your account

You may pause or hide your profile whenever you like. **Delete my account** in the menu removes your profile, photos, video, documents, messages and contacts. It takes effect at once; copies in backups are overwritten within 30 days. We keep only what the law requires, such as invoices and certain records of use, locked away and for no longer than required. If you cannot sign in, write to {{support_email}} from the address of your account.

## 12. What we answer for

We run {{product}} with care, but we cannot promise that it is never interrupted. We do not answer for what members state or do. For damage caused by us with intent or through gross negligence, and for your rights as a consumer, we answer as the law says. In other cases our liability is limited to what you have paid in the last twelve months.

## 13. Complaints and grievance officer

Write to us first at {{support_email}} or ring {{support_phone}}. For a complaint under the Information Technology Rules, 2021 and the Consumer Protection (E-Commerce) Rules, 2020 please contact:

**{{grievance_officer}}**, Grievance Officer
{{operator}}, {{postal_address}}
{{grievance_email}}

You receive an acknowledgement within 24 hours and a decision within 15 days. Intimate pictures published without consent are removed within 24 hours of a complaint.

## 14. Changes

If we change these terms in a way that matters to you, we write to you at least 15 days before. If you do not agree you may delete your account, and we return the unused part of a paid plan.

## 15. Law and place

The law of **India** applies. Courts in {{city}} have jurisdiction; your rights to turn to a consumer commission where you live remain untouched. If one sentence of these terms should not hold, the others stand.
`.trim();
