import { useTexts } from 'shared-contracts/host';
import {
  type Elements,
  Button,
  Dialog,
  IconButton,
  IconClose,
  IconFilter,
} from 'shared-contracts/ui/core';
import { filterTexts } from '../../locales/en/filters.ts';
import { appliedOf } from './applied.ts';
import { filtersText } from './filter-address.ts';
import type { FilterFormProps } from './filter-form.tsx';
import { LateForm } from './late-form.tsx';

/** The filters beside the people; starts over when others are applied. */
export function FilterSide(props: FilterFormProps) {
  const t = useTexts(filterTexts);
  return (
    <aside className="pf-side" aria-labelledby="pf-side">
      <h2 id="pf-side" className="pf-heading">
        {t('form.title')}
      </h2>
      <LateForm key={filtersText(props.filters)} {...props} />
    </aside>
  );
}

/** Who applies also closes it. `children` stand above the form. */
interface FilterDrawerProps extends FilterFormProps {
  readonly children: Elements;
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The button that opens the filters over the page; Escape and a tap outside close them and change nothing. */
export function FilterDrawer({ open, onOpen, onClose, children, ...form }: FilterDrawerProps) {
  const t = useTexts(filterTexts);
  const count = appliedOf(form.filters).length;
  return (
    <>
      <Button
        className="pf-bar__filters"
        variant="quiet"
        icon={<IconFilter />}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className="pf-bar__word">
          {count === 0 ? t('form.open') : t('form.openCount', { count })}
        </span>
      </Button>
      <Dialog className="pf-drawer" open={open} title={t('form.title')} onClose={onClose}>
        <IconButton
          className="pf-drawer__close"
          label={t('form.close')}
          icon={<IconClose />}
          onClick={onClose}
        />
        {children}
        <LateForm {...form} keepsDraft />
      </Dialog>
    </>
  );
}
