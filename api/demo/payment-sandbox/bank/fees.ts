/** What Razorpay keeps of a payment, in percent, and the tax on that. */
const FEE_PERCENT = 2;
const TAX_PERCENT = 18;

/** Fee (its tax included) and tax of a captured payment, in paise. */
export function feesOf(amount: number): { fee: number; tax: number } {
  const net = Math.round((amount * FEE_PERCENT) / 100);
  const tax = Math.round((net * TAX_PERCENT) / 100);
  return { fee: net + tax, tax };
}
