import { element } from './elements.js';
import { ask } from './sandbox-calls.js';

const KNOBS = [
  ['card', 'Card', { accepted: 'is accepted', refused: 'is refused' }],
  [
    'bank_delay_ms',
    'Bank answers',
    { 0: 'at once', 5000: 'after 5 seconds', 30000: 'after 30 seconds', 120000: 'after 2 minutes' },
  ],
  ['frame', 'This page', { stays: 'stays to the end', vanishes: 'vanishes after paying' }],
  [
    'webhook',
    'Webhooks come',
    {
      prompt: 'promptly',
      late: 'late',
      twice: 'twice',
      out_of_order: 'out of order',
      lost: 'never',
    },
  ],
  [
    'provider',
    'Provider',
    {
      up: 'answers',
      refuses: 'answers 503',
      hangs: 'never answers',
      loses_answers: 'loses its answers',
    },
  ],
  ['refund', 'Refunds', { processed: 'go through', fails: 'fail' }],
  [
    'refund_elsewhere',
    'Refund made elsewhere',
    {
      no: 'no',
      with_receipt: 'with a foreign receipt',
      with_note: 'with a foreign note',
      with_number: 'with a number as note',
    },
  ],
];

/** What can be made to go wrong with this order; `path` is where its knobs stand. */
export async function knobDrawer(path) {
  const now = await ask(path);
  const told = element('p', { role: 'status', className: 'help' });
  const turn = (name) => async (event) => {
    const { value } = event.target;
    const wanted = name === 'bank_delay_ms' ? Number(value) : value;
    const says = await ask(path, { [name]: wanted }, 'PATCH').then(
      () => 'Holds for this order.',
      (error) => error.message,
    );
    told.textContent = says;
  };
  return element(
    'details',
    {},
    element('summary', {}, 'Make something go wrong'),
    ...KNOBS.map(([name, label, values]) =>
      element(
        'div',
        { className: 'knob' },
        element('label', { for: `knob-${name}` }, label),
        element(
          'select',
          { id: `knob-${name}`, onchange: turn(name) },
          ...Object.entries(values).map(([value, text]) =>
            element('option', { value, selected: value === String(now[name]) }, text),
          ),
        ),
      ),
    ),
    told,
  );
}
