import { act, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { RazorpayOptions } from '../checkout/razorpay-checkout.ts';

/**
 * The provider's script for one test: it stands in the page when it is asked for, and comes or breaks when the test says
 * so. `opened` holds the options of every popup that was opened.
 */
export function fakeRazorpay(address: string) {
  const opened: RazorpayOptions[] = [];
  class FakeRazorpay {
    readonly options: RazorpayOptions;
    constructor(options: RazorpayOptions) {
      this.options = options;
    }
    on(): void {}
    close(): void {}
    open(): void {
      opened.push(this.options);
    }
  }
  onTestFinished(() => {
    delete window.Razorpay;
    for (const script of scripts()) script.remove();
  });
  const scripts = () =>
    [...document.scripts].filter((one) => new URL(one.src, document.baseURI).pathname === address);
  const asked = () =>
    waitFor(() => {
      const script = scripts().at(-1);
      if (script === undefined) throw new Error('nobody asked for the script');
      return script;
    });
  return {
    opened,
    async load() {
      const script = await asked();
      window.Razorpay = FakeRazorpay;
      await act(async () => void script.dispatchEvent(new Event('load')));
    },
    async break() {
      const script = await asked();
      await act(async () => void script.dispatchEvent(new Event('error')));
    },
  };
}
