import { useState } from 'react';
import { useBack } from 'shared-contracts/behaviour/use-back';
import { routes } from 'shared-contracts/platform/routes';
import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { CHOOSE } from '../show.ts';
import type { Sort } from '../show.ts';
import { filteredHref } from './filter-address.ts';
import type { Filters } from './filters.ts';

/**
 * The drawer and the address: who came for the filters has them open, and Back does not open them again. Closed with
 * nothing applied, they lead back: a filtered listing without a filter was not wanted.
 */
export function useDrawer(filters: Filters, sort: Sort) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const cameToChoose = search.has(CHOOSE);
  // At once, and not only with the next address: a dialog that is still open would be closed again.
  const [isOpen, setOpen] = useState(cameToChoose);
  const back = useBack(routes.profiles.href(), { replace: true });
  const isFiltered = Object.keys(filters).length > 0;
  return {
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      if (cameToChoose && isFiltered) void navigate(filteredHref(filters, sort), { replace: true });
      else if (cameToChoose) back();
    },
    onApply: (changed: Filters, order: Sort = sort) => {
      setOpen(false);
      void navigate(filteredHref(changed, order), { replace: cameToChoose });
    },
  };
}
