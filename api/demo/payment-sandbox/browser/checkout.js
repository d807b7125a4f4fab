// The checkout script of the sandbox: `new Razorpay(options)` as Razorpay's own script has it. A plain script, since that
// is how shops load it; it makes elements by calls alone, so that it runs under Trusted Types and a strict policy.
(() => {
  const base = new URL('checkout/', document.currentScript.src);
  const PASSED_ON = [
    'key',
    'amount',
    'currency',
    'name',
    'description',
    'order_id',
    'prefill',
    'notes',
    'theme',
    'retry',
    'callback_url',
  ];

  /** The part of the options that a page of the sandbox needs: functions stay here. */
  function passedOn(options) {
    const { ondismiss: _, ...modal } = options.modal ?? {};
    const told = PASSED_ON.map((name) => [name, options[name]]);
    return JSON.parse(JSON.stringify({ ...Object.fromEntries(told), modal }));
  }

  class Razorpay {
    #options;
    #listeners = new Map();
    #frame = null;
    #timer;
    #before = null;

    constructor(options) {
      if (typeof options?.key !== 'string' || options.key === '') throw new Error('No key passed');
      this.#options = options;
    }

    on(event, listener) {
      const known = this.#listeners.get(event) ?? [];
      this.#listeners.set(event, [...known, listener]);
      return this;
    }

    open() {
      if (this.#options.redirect === true) return this.#leave();
      if (this.#frame !== null) return this;
      this.#before = { focus: document.activeElement, overflow: document.body.style.overflow };
      const frame = document.createElement('iframe');
      frame.title = 'Payment';
      frame.className = 'razorpay-checkout-frame';
      frame.setAttribute('allow', 'payment');
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '2147483647',
        background: 'transparent',
        colorScheme: 'light',
      });
      frame.src = new URL('public', base).href;
      // Keys go to the frame from the beginning: Escape leaves it.
      frame.addEventListener('load', () => frame.focus());
      window.addEventListener('message', this.#hear);
      document.body.style.overflow = 'hidden';
      document.body.append(frame);
      this.#frame = frame;
      const seconds = Number(this.#options.timeout);
      if (seconds > 0) this.#timer = setTimeout(() => this.#dismiss('timeout'), seconds * 1000);
      return this;
    }

    close() {
      if (this.#frame === null) return;
      clearTimeout(this.#timer);
      window.removeEventListener('message', this.#hear);
      this.#frame.remove();
      this.#frame = null;
      document.body.style.overflow = this.#before.overflow;
      this.#before.focus?.focus?.();
    }

    /** Only the own frame is heard, and only from the sandbox's origin. */
    #hear = (message) => {
      if (message.source !== this.#frame?.contentWindow || message.origin !== base.origin) return;
      const { type, reply } = message.data ?? {};
      if (type === 'ready') this.#tell({ type: 'options', options: passedOn(this.#options) });
      if (type === 'dismissed') this.#dismiss();
      if (type === 'vanished') this.close();
      if (type === 'failed')
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener(reply);
      if (type === 'paid') {
        this.close();
        this.#options.handler?.(reply);
      }
    };

    #tell(said) {
      this.#frame?.contentWindow.postMessage(said, base.origin);
    }

    #dismiss(reason) {
      this.close();
      this.#options.modal?.ondismiss?.(reason);
    }

    /** Where no frame can run, the whole page goes to the sandbox, and comes back by a form to `callback_url`. */
    #leave() {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = new URL('embedded', base).href;
      form.hidden = true;
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = 'options';
      field.value = JSON.stringify(passedOn(this.#options));
      form.append(field);
      document.body.append(form);
      form.submit();
      return this;
    }
  }

  window.Razorpay = Razorpay;
})();
