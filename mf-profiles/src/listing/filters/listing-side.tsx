import { useSession } from 'shared-contracts/host';
import { useNavigate } from 'shared-contracts/router';
import type { Sort } from '../show.ts';
import { filteredHref } from './filter-address.ts';
import { FilterSide } from './filter-panel.tsx';
import './filters.css';

/** The filters beside the whole listing, of which none is applied; with one it is another page. */
export function ListingSide({ sort }: { sort: Sort }) {
  const navigate = useNavigate();
  const plan = useSession()?.myplan ?? 'hope';
  return (
    <FilterSide
      filters={{}}
      sort={sort}
      plan={plan}
      onApply={(filters) => void navigate(filteredHref(filters, sort))}
    />
  );
}
