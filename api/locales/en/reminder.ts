import { defineTexts } from 'shared-contracts/i18n/i18n';

/** The reminder before a plan ends; one mail, without pressure. */
export const reminderTexts = defineTexts('plan-reminders', {
  subject: 'Your plan {plan} ends on {date}',
  text: `Namaskar,

your plan {plan} at {product} runs until {date}. After that you are on Hope, which is free: your profile, your interests and your conversations stay as they are.

Nothing is charged automatically. If you want to go on with a plan: {link}

This is the only reminder.

{product}`,
});
