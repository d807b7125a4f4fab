import { Select } from 'antd';
import { useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Field, type FieldFrameProps } from '../core.ts';

/** A value with its words. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFrame extends FieldFrameProps {
  readonly id?: string | undefined;
  readonly options: readonly ChoiceOption[];
  /** Stands in the list where no option fits the letters; with it, letters narrow the list. */
  readonly none?: string | undefined;
}

export interface ChoiceFieldProps extends ChoiceFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice of one, by antd's list; Escape closes the open list and nothing else. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, help, error, note, id, options, value, none, onChange } = props;
  const list = useList();
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => (
        // antd changes what it reads out beside other nodes, which a page translator must not replace.
        <div translate="no" onKeyDown={list.onKeyDown}>
          <Select
            {...control}
            {...list.select(none)}
            value={value}
            options={[...options]}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  );
}

/** A choice of several, as tags. */
export function ChoicesField(
  props: ChoiceFrame & {
    readonly value: readonly string[];
    readonly onChange: (value: readonly string[]) => void;
  },
) {
  const { label, help, error, note, id, options, value, none, onChange } = props;
  const list = useList();
  return (
    <Field label={label} help={help} error={error} note={note} id={id}>
      {(control) => (
        <div translate="no" onKeyDown={list.onKeyDown}>
          <Select
            {...control}
            {...list.select(none)}
            mode="multiple"
            value={[...value]}
            options={[...options]}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  );
}

function useList() {
  const [isOpen, setOpen] = useState(false);
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (isOpen && event.key === 'Escape') event.stopPropagation();
    },
    select: (none: string | undefined) =>
      ({
        style: { width: '100%' },
        open: isOpen,
        onOpenChange: setOpen,
        notFoundContent: none,
        showSearch: none === undefined ? false : { optionFilterProp: 'label' },
        // Plain text would be shown beside the search field.
        labelRender: ({ label }) => <span translate="yes">{label}</span>,
        optionRender: ({ label }) => <span translate="yes">{label}</span>,
      }) satisfies ComponentProps<typeof Select>,
  };
}
