import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of moving a member to another community. */
export const moveTexts = defineTexts('mf-staff.move', {
  'move.open': 'Move to another community',
  'move.to': 'Community',
  'move.choose': 'Please choose',
  'move.reason': 'Reason',
  'move.reasonHelp': 'It is kept in the audit trail.',
  'move.missing': 'Please choose a community.',
  'move.noReason': 'Please say why.',
  'move.button': 'Move',
  'move.question': 'Move {name} to {to}?',
  'move.questionText':
    'Members of {to} will see this profile, members of {from} will not see it any more. Saved and sent interests stay, but lead nowhere until it comes back.',
  'move.done': '{name} is moved to {to}. This page is gone for {from} as soon as you leave it.',
  'move.failed': '{name} was not moved',
  'move.noApps': 'The communities did not load',
});
