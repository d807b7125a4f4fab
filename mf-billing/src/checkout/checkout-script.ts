/** How long the script may take before it counts as not loaded, in ms. */
const PATIENCE_MS = 20_000;

const fetched = new WeakMap<HTMLScriptElement, Promise<void>>();

/**
 * Fetches the provider's checkout script, once for a page. Rejects when it does not come in time, or brings nothing;
 * the next call fetches it again.
 */
export function loadCheckoutScript(page: Document, address: string): Promise<void> {
  const before = [...page.scripts].find((one) => one.getAttribute('src') === address);
  const coming = before === undefined ? undefined : fetched.get(before);
  if (coming !== undefined) return coming;
  const script = page.createElement('script');
  const loaded = insertScript(page, script, address);
  fetched.set(script, loaded);
  return loaded;
}

function insertScript(page: Document, script: HTMLScriptElement, address: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error('The checkout script did not load.'));
    };
    const timer = setTimeout(fail, PATIENCE_MS);
    script.addEventListener('load', () => {
      if (page.defaultView?.Razorpay === undefined) return fail();
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', fail);
    script.async = true;
    script.src = address;
    page.head.append(script);
  });
}
