import { ErrorBanner } from 'shared-contracts/forms/error-banner';
import { useForm } from 'shared-contracts/forms/use-form';
import { Button, TextAreaField } from 'shared-contracts/ui/core';

interface NoteFormProps {
  /** Heads the form, and is its name for screen readers. */
  readonly title: string;
  /** Of the heading; default: h3. */
  readonly level?: 'h2' | 'h3' | 'h4';
  readonly label: string;
  readonly help?: string;
  /** Shown where fewer than `least` letters were entered. */
  readonly missing: string;
  readonly least: number;
  readonly maxLength: number | undefined;
  readonly button: string;
  /** Of the button for screen readers, where several of these forms are on a page. */
  readonly buttonName?: string;
  readonly variant?: 'primary' | 'danger';
  /** Sends what was written, without spaces around it. */
  readonly request: {
    readonly mutate: (note: string) => void;
    readonly isPending: boolean;
    readonly error: unknown;
  };
}

/** Why something is done, in words, and the button that does it. */
export function NoteForm(props: NoteFormProps) {
  const { title, level: Heading = 'h3', label, help, missing, least, maxLength, request } = props;
  const form = useForm({
    start: { note: '' },
    check: ({ note }) => ({ note: note.trim().length < least ? missing : undefined }),
    request,
    // The server has another name for it.
    fieldAt: () => 'note',
    onSubmit: ({ note }) => request.mutate(note.trim()),
  });
  return (
    <form {...form.formProps} className="st-form" aria-label={title}>
      <Heading>{title}</Heading>
      <TextAreaField
        {...form.text('note')}
        label={label}
        help={help}
        maxLength={maxLength}
        rows={2}
      />
      <ErrorBanner error={form.failure} general={form.general} />
      <Button
        type="submit"
        variant={props.variant}
        aria-label={props.buttonName}
        loading={request.isPending}
      >
        {props.button}
      </Button>
    </form>
  );
}
