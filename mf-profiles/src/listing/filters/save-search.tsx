import { useState, type SubmitEvent } from 'react';
import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/phrases';
import { Button, Dialog, IconBookmark, TextField } from 'shared-contracts/ui/core';
import { filterTexts } from './filter-texts.ts';
import type { useSavedSearches } from './use-saved-searches.ts';

/** Props of the button that keeps the filters of the page. */
export interface SaveSearchProps {
  readonly searches: ReturnType<typeof useSavedSearches>;
  /** The filters as an address carries them. */
  readonly filters: string;
  /** A name to begin with. */
  readonly suggestion: string;
}

/** As long as a name may be. */
const NAME_LENGTH = 60;

/** Keeps the filters of the page under a name. */
export function SaveSearch({ searches, filters, suggestion }: SaveSearchProps) {
  const t = useTexts(filterTexts);
  const phrase = useTexts(phrases);
  const [name, setName] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const wanted = name?.trim() ?? '';
  const isTaken = searches.list.data?.data.some((search) => search.name === wanted);
  const open = () => {
    setTried(false);
    setName(suggestion.slice(0, NAME_LENGTH));
  };
  const close = () => setName(null);
  const submit = async () => {
    setTried(true);
    if (wanted === '' || busy) return;
    setBusy(true);
    const isKept = await searches.save(wanted, filters);
    setBusy(false);
    if (isKept) close();
  };
  return (
    <>
      <Button icon={<IconBookmark />} onClick={open}>
        {t('save.open')}
      </Button>
      <Dialog open={name !== null} title={t('save.open')} onClose={close}>
        <form
          className="pf-form"
          noValidate
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label={t('save.name')}
            help={t(isTaken ? 'save.taken' : 'save.help')}
            error={isTried && wanted === '' ? t('save.nameless') : undefined}
            maxLength={NAME_LENGTH}
            value={name ?? ''}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="pf-ways pf-ways--end">
            <Button onClick={close}>{phrase('action.cancel')}</Button>
            <Button variant="primary" type="submit" loading={busy}>
              {t('save.confirm')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
