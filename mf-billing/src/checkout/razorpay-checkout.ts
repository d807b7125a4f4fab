/** What the provider's page reports of a payment that went through. */
export interface PaidReport {
  readonly razorpay_payment_id: string;
}

/** The options of the provider's checkout that we use; the amount is in paise. */
export interface RazorpayOptions {
  readonly key: string;
  readonly amount: number;
  readonly currency: 'INR';
  readonly name: string;
  readonly description: string;
  readonly order_id: string;
  readonly prefill: { readonly name?: string; readonly email?: string };
  readonly theme: { readonly color: string };
  readonly retry: { readonly enabled: boolean };
  readonly modal: {
    readonly ondismiss: () => void;
    readonly escape: boolean;
    readonly confirm_close: boolean;
    readonly backdropclose: boolean;
  };
  readonly handler: (report: PaidReport) => void;
  /** With `redirect` the provider takes the whole page, and posts the result to this address. */
  readonly callback_url?: string;
  readonly redirect?: boolean;
}

/** A checkout of the provider, not open yet. */
export interface RazorpayCheckout {
  readonly open: () => void;
  readonly close: () => void;
  readonly on: (event: 'payment.failed', listener: () => void) => void;
}

type RazorpayConstructor = new (options: RazorpayOptions) => RazorpayCheckout;

declare global {
  interface Window {
    Razorpay?: RazorpayConstructor;
  }
}

/** Events of a popup; one of `paid` and `dismissed` is the last. */
export interface PopupEvents {
  readonly onPaid: (paymentId: string) => void;
  readonly onDismissed: () => void;
  /** A try failed; the popup stands and offers another. */
  readonly onFailedTry: () => void;
}

/** What the popup shows beside the order. */
export type PopupWords = Pick<
  RazorpayOptions,
  'key' | 'amount' | 'currency' | 'name' | 'description' | 'order_id' | 'prefill' | 'theme'
>;

/**
 * Opens the provider's checkout (section 4, step 3). `callbackUrl` is set where no frame can run: the provider then takes
 * the whole page and sends the browser back there. Returns the way to close it; throws when the script is not there, or
 * cannot open.
 */
export function openRazorpay(
  browser: Pick<Window, 'Razorpay'>,
  words: PopupWords,
  events: PopupEvents,
  callbackUrl: string | null,
): () => void {
  const { Razorpay } = browser;
  if (Razorpay === undefined) throw new Error('openRazorpay: the checkout script is not there');
  const checkout = new Razorpay({
    ...words,
    retry: { enabled: true },
    modal: {
      ondismiss: events.onDismissed,
      escape: true,
      // A tap beside it, or one on the way back, must not end a payment at the bank.
      confirm_close: true,
      backdropclose: false,
    },
    handler: (report) => events.onPaid(report.razorpay_payment_id),
    ...(callbackUrl === null ? {} : { callback_url: callbackUrl, redirect: true }),
  });
  checkout.on('payment.failed', events.onFailedTry);
  checkout.open();
  return () => checkout.close();
}
