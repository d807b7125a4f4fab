import { useRef, useState } from 'react';
import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useTexts } from 'shared-contracts/host';
import { Button, Dialog, IconButton, IconClose, TextField } from 'shared-contracts/ui/core';
import { Checkbox } from 'shared-contracts/ui/forms';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { type ColumnName, COLUMNS } from './entry-table.tsx';
import type { useViews } from './use-views.ts';

interface ViewsDialogProps {
  readonly open: boolean;
  readonly views: ReturnType<typeof useViews>;
  /** The filters of now, as the address has them. */
  readonly now: Record<string, string>;
  /** Columns that the list has at this width, hidden or not. */
  readonly columns: readonly ColumnName[];
  readonly onClose: () => void;
}

/** Names the filters of now, deletes named ones, and hides columns. */
export function ViewsDialog({ open, views, now, columns, onClose }: ViewsDialogProps) {
  const text = useTexts(texts);
  const titles: Readonly<Record<ColumnName, string>> = {
    phone: text('field.phone'),
    status: text('field.status'),
    due: text('due.column', { clock: DESK_CLOCK }),
    caller: text('field.assigned'),
    paid: text('filter.paid'),
    remark: text('field.remark'),
  };
  const hide = (shown: readonly string[]) =>
    views.keep({
      // A column of another width keeps what was chosen there.
      hidden: COLUMNS.filter((column) =>
        columns.includes(column) ? !shown.includes(column) : views.hidden.includes(column),
      ),
    });
  return (
    <Dialog
      open={open}
      title={text('views.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('views.close')}</Button>}
    >
      <ErrorBanner error={views.error} />
      <NameForm views={views} now={now} />
      {views.views.length > 0 && (
        <ul className="st-views__list" aria-label={text('views.label')}>
          {views.views.map((view) => (
            <li key={view.name}>
              <span>{view.name}</span>
              <IconButton
                label={text('views.remove', { name: view.name })}
                icon={<IconClose />}
                disabled={!views.canKeep}
                onClick={() =>
                  views.keep({ views: views.views.filter(({ name: one }) => one !== view.name) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {columns.length > 0 && (
        <fieldset className="st-views__columns">
          <legend>{text('views.columns')}</legend>
          <Checkbox.Group
            disabled={!views.canKeep}
            value={columns.filter((column) => !views.hidden.includes(column))}
            options={columns.map((value) => ({ value, label: titles[value] }))}
            onChange={hide}
          />
        </fieldset>
      )}
    </Dialog>
  );
}

/** Stores the filters of now under a name, which replaces those of the same name. */
function NameForm({ views, now }: Pick<ViewsDialogProps, 'views' | 'now'>) {
  const text = useTexts(texts);
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = () => {
    const given = name.trim();
    setMissing(given === '');
    if (given === '') {
      field.current?.focus();
      return;
    }
    const others = views.views.filter((view) => view.name !== given);
    views.keep({ views: [...others, { name: given, query: now }] });
    setName('');
  };
  return (
    <form
      className="st-views"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (views.canKeep) save();
      }}
    >
      <TextField
        ref={field}
        label={text('views.name')}
        help={text('views.nameHelp')}
        error={isMissing ? text('views.nameMissing') : undefined}
        value={name}
        maxLength={40}
        disabled={!views.canKeep}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" disabled={!views.canKeep}>
        {text('views.save')}
      </Button>
    </form>
  );
}
