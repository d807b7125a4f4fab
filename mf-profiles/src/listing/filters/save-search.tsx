import { useState } from 'react';
import { useFormDraft, type FormDraft } from 'shared-contracts/forms/drafts/use-form-draft';
import { useForm } from 'shared-contracts/forms/use-form';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import * as z from 'shared-contracts/schema';
import { Button, Dialog, IconBookmark, TextField } from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

interface SaveSearchProps {
  readonly searches: ReturnType<typeof useSavedSearches>;
  /** The filters as an address carries them. */
  readonly filters: string;
  /** A name to begin with. */
  readonly suggestion: string;
}

/** As long as a name may be. */
const NAME_LENGTH = 60;

const SearchName = z.object({ name: z.string() });

/** Keeps the filters of the page under a name; what was typed is forgotten when the dialog is closed. */
export function SaveSearch(props: SaveSearchProps) {
  const t = useTexts(filterTexts);
  const [isOpen, setOpen] = useState(false);
  const draft = useFormDraft({ key: 'search', schema: SearchName, enabled: isOpen });
  const close = () => {
    draft.forget();
    setOpen(false);
  };
  return (
    <>
      <Button icon={<IconBookmark />} onClick={() => setOpen(true)}>
        {t('save.open')}
      </Button>
      <Dialog open={isOpen} title={t('save.open')} onClose={close}>
        {isOpen && <NameForm {...props} draft={draft} onClose={close} />}
      </Dialog>
    </>
  );
}

interface NameFormProps extends SaveSearchProps {
  readonly draft: FormDraft<z.infer<typeof SearchName>>;
  readonly onClose: () => void;
}

function NameForm(props: NameFormProps) {
  const { searches, filters, suggestion, draft, onClose } = props;
  const t = useTexts(filterTexts);
  const phrase = useTexts(phrases);
  const [isPending, setPending] = useState(false);
  const form = useForm({
    start: { name: suggestion.slice(0, NAME_LENGTH) },
    check: ({ name }) => ({ name: name.trim() === '' ? t('save.nameless') : undefined }),
    // A failure shows a notice.
    request: { error: null, isPending },
    onSubmit: ({ name }) => void save(name.trim()),
    draft,
  });
  const isTaken = searches.list.data?.data.some(({ name }) => name === form.values.name.trim());
  async function save(name: string): Promise<void> {
    setPending(true);
    const isKept = await searches.save(name, filters);
    setPending(false);
    if (isKept) onClose();
  }
  return (
    <form {...form.formProps} className="pf-form">
      <TextField
        {...form.text('name')}
        label={t('save.name')}
        help={t(isTaken ? 'save.taken' : 'save.help')}
        maxLength={NAME_LENGTH}
      />
      <div className="pf-ways pf-ways--end">
        <Button onClick={onClose}>{phrase('action.cancel')}</Button>
        <Button variant="primary" type="submit" loading={form.isBusy}>
          {t('save.confirm')}
        </Button>
      </div>
    </form>
  );
}
