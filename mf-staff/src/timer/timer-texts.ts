import { defineTexts } from 'shared-contracts/i18n/i18n';

/** Texts of the stopwatch. */
export const timerTexts = defineTexts('mf-staff.timer', {
  label: 'Length of the call',
  start: 'Start timer',
  stop: 'Stop timer',
  again: 'Start again',
  intoRemark: 'Put into the remark',
  remark: 'Call of {length} min.',
});
