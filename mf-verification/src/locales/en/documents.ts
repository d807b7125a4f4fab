import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of the four pages on which documents are handed in. */
export const documentTexts = defineTexts('mf-verification-documents', {
  'wait.docs': 'Looking up where your documents stand',
  'wait.long': 'This is taking longer than usual. Please stay on this page; it will come.',
  'docs.failed': 'We could not look up where your documents stand',

  'title.GovID': 'Identity verification',
  'title.JobID': 'Job verification',
  'title.SalaryID': 'Income verification',
  'title.PropertyID': 'Property verification',
  'why.GovID':
    'Families trust a profile whose name and age we have checked. It also lets you see contacts.',
  'why.JobID': 'Your profile will then say that your work was checked.',
  'why.SalaryID':
    'Your profile will then say that your income was checked. The amount stays as you wrote it.',
  'why.PropertyID': 'Your profile will then say that your property was checked.',
  'others.title': 'Other proofs',

  'privacy.title': 'Who sees it',
  'privacy.text':
    'Only a person of our team looks at it: no member, no family. It is kept encrypted and deleted 30 days after the decision. You can see here each time it was opened.',

  'kind.label': 'What are you sending?',
  'kind.passport': 'Passport',
  'kind.aadhar': 'Aadhaar card',
  'kind.pan': 'PAN card',
  'kind.job_id_card': 'Job ID card',
  'kind.salary_slip': 'Salary slip',
  'kind.income_proof': 'Income proof',
  'kind.property_card': 'Property card',
  'kind.tax_receipt': 'Property tax receipt',
  'kind.help.aadhar':
    'The first eight digits of the number must be covered. We place a bar over them before anything is sent; you say whether it is in the right place.',

  'pages.title': 'Pages',
  'pages.help': 'JPEG, PNG, WebP or PDF, up to 10 MB each. Front and back are two pages.',
  'pages.camera': 'Take a photo',
  'pages.file': 'Choose files',
  'pages.most': 'A document has at most {most} pages.',
  'pages.reading': 'Reading the picture',
  'pages.missing': 'Please add a photo or a file of the document.',
  'pages.unreadable':
    '{name} cannot be opened here. Please take a photo with the button above, or save it as JPEG.',
  'pages.heic':
    '{name} is a HEIC picture, which this browser cannot open. Please take a photo with the button above, or choose "Most compatible" in the settings of the camera.',
  'pages.tooLarge': '{name} is larger than 10 MB. Please send a smaller file.',
  'pages.wrongType': '{name} is not a picture or a PDF.',

  'page.name': 'Page {n}',
  'page.picture': 'Page {n} as it will be sent',
  'page.pdf': 'PDF: {name}',
  'page.pdfUncovered':
    'We cannot cover the number in a PDF. A photo of the card is better; only its last four digits are then kept.',
  'page.remove': 'Remove',
  'page.removeNamed': 'Remove page {n}',
  'page.turn': 'Turn',
  'page.turnNamed': 'Turn page {n}',
  'page.crop': 'Crop',
  'page.cropNamed': 'Crop page {n}',
  'page.cropDone': 'Cut to the frame',
  'page.cropCancel': 'Leave it whole',
  'page.frame': 'Frame of page {n}. Arrow keys move it, with Shift they change its size.',
  'page.sent': 'Sending page {n}',
  'warning.title': 'Please look again',
  'warning.blurred': 'It looks blurred.',
  'warning.dark': 'It looks too dark.',
  'warning.cut': 'An edge may be cut off.',
  'warning.rest': 'You can send it all the same.',

  'bar.label':
    'Bar over the Aadhaar number on page {n}. Arrow keys move it, with Shift they change its size.',
  'bar.help': 'Drag the bar over the first eight digits, and its corner to change its size.',
  'bar.confirm': 'The first eight digits are covered',
  'bar.none': 'No number on this page',
  'bar.back': 'Place the bar again',
  'bar.isNone': 'Nothing is covered on this page.',
  'bar.missing': 'Please say whether the first eight digits are covered.',

  'form.send': 'Send the document',
  'form.actions': 'Send the document',
  'form.cancel': 'Stop',
  'form.stopped': 'Stopped. Nothing was sent; your pages are still here.',
  'form.failed': 'It was not sent',
  'form.stillHere': 'Your pages are still here.',
  'form.again': 'Send another document',
  'form.replaces': 'It replaces the one that is waiting.',

  'state.waiting': 'Waiting for our team',
  'state.waitingText': '{kind}, sent on {date}.',
  'state.pages': { one: '{count} page', other: '{count} pages' },
  'state.usual': {
    one: 'It usually takes about {count} hour.',
    other: 'It usually takes about {count} hours.',
  },
  'state.usualDays': {
    one: 'It usually takes about {count} day.',
    other: 'It usually takes about {count} days.',
  },
  'state.usualUnknown':
    'We look at documents every day; you will get a mail as soon as it is decided.',
  'state.takeBack': 'Take it back',
  'state.takeBackTitle': 'Take this document back?',
  'state.takeBackText': 'It is deleted at once. You can send another one at any time.',
  'state.verified': 'Verified on {date}',
  'state.verifiedText': 'There is nothing left to do. Your profile shows the seal.',
  'state.refused': 'It could not be accepted',
  'state.refusedOn': '{kind}, looked at on {date}. The reason:',
  'state.refusedNoReason': '{kind}, looked at on {date}.',
  'state.sendAgain': 'You can send another one below.',

  'openings.title': { one: 'Opened {count} time', other: 'Opened {count} times' },
  'openings.none': 'No one has opened it yet.',
  'openings.line': 'A reviewer opened page {page} on {date}',
  'openings.uncovered': 'A reviewer opened page {page} and looked under the cover on {date}',
  'openings.failed': 'This list did not load. Please open it again.',
  'openings.more': 'Show more',
  'openings.shown': { one: '{count} time shown', other: '{count} times shown' },
  'openings.moreFailed': 'The rest of this list did not load',
});
