import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of the staff history of a profile. */
export const trailTexts = defineTexts('mf-staff.trails', {
  'trail.title': 'Staff history',
  'trail.list': 'Staff history, newest first',
  'trail.wait': 'Loading the staff history',
  'trail.failed': 'The staff history did not load',
  'trail.none': 'Nobody of the staff has noted anything yet.',
  'trail.note': 'Note',
  'trail.noteHelp': 'Only staff read it. Keep to what helps the next call.',
  'trail.status': 'Status',
  'trail.noStatus': 'No status',
  'trail.add': 'Add to the history',
  'trail.empty': 'Please write a note or choose a status.',
  'trail.saving': 'Saving…',
  'trail.by': 'by {name}',
  'trail.notAdded': 'It was not added. What you wrote still stands here.',
  'trail.older': 'Show older entries',
  'trail.olderFailed': 'The older entries did not load',
  'trail.shown': { one: '{count} entry', other: '{count} entries' },
});
