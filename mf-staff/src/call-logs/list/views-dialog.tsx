import { useState } from 'react';
import { useTexts } from 'shared-contracts/host';
import { Button, Dialog, IconButton, IconClose, TextField } from 'shared-contracts/ui/core';
import { Checkbox } from 'shared-contracts/ui/forms';
import { DESK_CLOCK } from '../../desk-time/desk-time.ts';
import { texts } from '../../locales/en/desk.ts';
import { COLUMNS } from './entry-table.tsx';
import type { useViews } from './use-views.ts';

interface ViewsDialogProps {
  readonly open: boolean;
  readonly views: ReturnType<typeof useViews>;
  /** The filters of now, as the address has them. */
  readonly now: Record<string, string>;
  readonly onClose: () => void;
}

/** Names the filters of now, deletes named ones, and hides columns. */
export function ViewsDialog({ open, views, now, onClose }: ViewsDialogProps) {
  const text = useTexts(texts);
  const [name, setName] = useState('');
  const others = views.views.filter((view) => view.name !== name.trim());
  const titles: Readonly<Record<(typeof COLUMNS)[number], string>> = {
    phone: text('field.phone'),
    status: text('field.status'),
    due: text('due.column', { clock: DESK_CLOCK }),
    caller: text('field.assigned'),
    paid: text('filter.paid'),
    remark: text('field.remark'),
  };
  return (
    <Dialog
      open={open}
      title={text('views.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{text('views.close')}</Button>}
    >
      <form
        className="st-views"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          views.keep({ views: [...others, { name: name.trim(), query: now }] });
          setName('');
        }}
      >
        <TextField
          label={text('views.name')}
          help={text('views.nameHelp')}
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{text('views.save')}</Button>
      </form>
      {views.views.length > 0 && (
        <ul className="st-views__list" aria-label={text('views.label')}>
          {views.views.map((view) => (
            <li key={view.name}>
              <span>{view.name}</span>
              <IconButton
                label={text('views.remove', { name: view.name })}
                icon={<IconClose />}
                onClick={() =>
                  views.keep({ views: views.views.filter(({ name: one }) => one !== view.name) })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <fieldset className="st-views__columns">
        <legend>{text('views.columns')}</legend>
        <Checkbox.Group
          value={COLUMNS.filter((column) => !views.hidden.includes(column))}
          options={COLUMNS.map((value) => ({ value, label: titles[value] }))}
          onChange={(shown) =>
            views.keep({ hidden: COLUMNS.filter((column) => !shown.includes(column)) })
          }
        />
      </fieldset>
    </Dialog>
  );
}
