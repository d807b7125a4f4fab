import { useTexts } from 'shared-contracts/host';
import { Button, Dialog } from 'shared-contracts/ui/core';
import { keyTexts } from '../../locales/en/desk.ts';
import { KEY_SHEET } from './desk-keys.ts';
import './keys.css';

/** What the keys do, group by group. */
export function KeyList() {
  const text = useTexts(keyTexts);
  return (
    <div className="st-keys">
      {KEY_SHEET.map(({ title, keys }) => (
        <section key={title}>
          <h3 className="st-keys__title">{text(title)}</h3>
          <dl className="st-keys__list">
            {keys.map(([does, ...names]) => (
              <div key={does} className="st-keys__row">
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{text(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="sp-muted">{text('sheet.note')}</p>
    </div>
  );
}

/** The sheet of keys that '?' opens. */
export function KeySheet({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const text = useTexts(keyTexts);
  return (
    <Dialog
      open={open}
      title={text('sheet.title')}
      className="st-key-sheet"
      onClose={onClose}
      footer={
        <Button autoFocus onClick={onClose}>
          {text('sheet.close')}
        </Button>
      }
    >
      <KeyList />
    </Dialog>
  );
}
