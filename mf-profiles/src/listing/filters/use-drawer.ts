import { useState } from 'react';
import { useNavigate, useSearchParams } from 'shared-contracts/router';
import { CHOOSE } from '../show.ts';
import type { Sort } from '../show.ts';
import { filteredHref } from './filter-address.ts';
import type { Filters } from './filters.ts';

/** The drawer and the address: who came for the filters has them open, and Back does not open them again. */
export function useDrawer(filters: Filters, sort: Sort) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState(false);
  const cameToChoose = search.has(CHOOSE);
  return {
    open: chosen || cameToChoose,
    onOpen: () => setChosen(true),
    onClose: () => {
      setChosen(false);
      if (cameToChoose) void navigate(filteredHref(filters, sort), { replace: true });
    },
    onApply: (changed: Filters) => {
      setChosen(false);
      void navigate(filteredHref(changed, sort), { replace: cameToChoose });
    },
  };
}
