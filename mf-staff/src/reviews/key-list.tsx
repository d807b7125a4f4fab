import { useTexts } from 'shared-contracts/host';
import { reviewTexts } from '../locales/en/reviews.ts';

const KEYS = [
  ['O', 'keys.open'],
  ['A', 'keys.approve'],
  ['R 1–9', 'keys.refuse'],
  ['Z', 'keys.undo'],
  ['N', 'keys.skip'],
  ['U', 'keys.uncover'],
  ['H', 'keys.hide'],
  ['+ − 0', 'keys.zoom'],
  ['T', 'keys.turn'],
  ['[ ]', 'keys.pages'],
  ['B', 'keys.beside'],
  ['Q', 'keys.queue'],
] as const;

/** Which keys the desk knows, so that they are found. */
export function KeyList() {
  const text = useTexts(reviewTexts);
  return (
    <ul className="st-hints" aria-label={text('keys.label')}>
      {KEYS.map(([key, what]) => (
        <li key={key}>
          <kbd>{key}</kbd> <span>{text(what)}</span>
        </li>
      ))}
    </ul>
  );
}
