import { defineTexts } from 'shared-contracts/i18n/i18n';

/** What became of a document; what is on it is never repeated in a mail. */
export const decisionTexts = defineTexts('document-decisions', {
  'subject.approved': '{what} is verified',
  'subject.rejected': 'Your document could not be accepted: {what}',
  approved: `Namaskar,

our team has looked at your document. {what} is verified at {product}, and your profile shows the seal.

Your document is deleted 30 days after this decision.

{product}`,
  rejected: `Namaskar,

our team has looked at your document and could not accept it. The reason:

{reason}

You can send another one at any time: {link}

{product}`,
  GovID: 'Your identity',
  JobID: 'Your job',
  SalaryID: 'Your income',
  PropertyID: 'Your property',
});
