// How the page of the checkout and the shop's page talk: by messages from its frame, or by a form that leads back.
import { element } from './elements.js';

/** The shop's page around this frame. Only the site itself may hold this page in a frame, so its origin is ours. */
export function shopOfFrame() {
  const tell = (said) => window.parent.postMessage(said, window.location.origin);
  const options = new Promise((resolve) => {
    window.addEventListener('message', ({ source, origin, data }) => {
      const isShop = source === window.parent && origin === window.location.origin;
      if (isShop && data?.type === 'options') resolve(data.options);
    });
  });
  tell({ type: 'ready' });
  return {
    inFrame: true,
    options,
    paid: (reply) => tell({ type: 'paid', reply }),
    failed: (reply) => tell({ type: 'failed', reply }),
    dismissed: () => tell({ type: 'dismissed' }),
    vanish: () => tell({ type: 'vanished' }),
  };
}

/** The shop whose page this one has replaced: it hears by a form, once. */
export function shopOfPage(options) {
  let failure = null;
  return {
    inFrame: false,
    options: Promise.resolve(options),
    paid: (reply) => goBack(options.callback_url, reply),
    failed: ({ error }) => (failure = error),
    dismissed: () => goBack(options.callback_url, errorFields(failure)),
    vanish: () => window.location.replace('about:blank'),
  };
}

const CANCELLED = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Payment processing cancelled by user',
  source: 'customer',
  step: 'payment_authentication',
  reason: 'payment_cancelled',
  metadata: {},
};

function errorFields(failure) {
  const { metadata, ...error } = failure ?? CANCELLED;
  const fields = Object.entries(error).map(([name, value]) => [`error[${name}]`, value]);
  return { ...Object.fromEntries(fields), 'error[metadata]': JSON.stringify(metadata) };
}

function goBack(address, fields) {
  const inputs = Object.entries(fields).map(([name, value]) =>
    element('input', { type: 'hidden', name, value }),
  );
  const form = element('form', { method: 'post', action: address, hidden: true }, ...inputs);
  document.body.append(form);
  form.submit();
}
