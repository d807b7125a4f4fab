// What the server is put together from: the calls of billing, and its jobs and rules (decision 154).

export { causedBillingJobs, recurringBillingJobs } from './billing-jobs.ts';
export { registerPaymentDesk } from './desk/register-payment-desk.ts';
export { missedPlansJob, planJob } from './plan-job.ts';
export { returnedMailJob } from './refunds/returned-mail-job.ts';
export { receiptMailJob } from './receipts/receipt-mail-job.ts';
export { registerReceipts } from './receipts/register-receipts.ts';
export { registerBilling } from './register-billing.ts';
export { planReminderJob, planReminders } from './reminders/remind-of-plan-end.ts';
export { billingRetentionRules } from './retention.ts';
