import { useTexts } from 'shared-contracts/host';
import { texts } from '../texts.ts';

/** Which keys the list knows, below it, so that they are found. */
export function KeyHint() {
  const text = useTexts(texts);
  return (
    <p className="st-keys" aria-label={text('keys.label')} role="note">
      <span>
        <kbd>{text('key.up')}</kbd> <kbd>{text('key.down')}</kbd> {text('keys.walk')}
      </span>
      <span>
        <kbd>{text('key.pageUp')}</kbd> <kbd>{text('key.pageDown')}</kbd> {text('keys.turn')}
      </span>
      <span>
        <kbd>{text('key.space')}</kbd> {text('keys.play')}
      </span>
    </p>
  );
}
