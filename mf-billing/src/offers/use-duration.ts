import { useEffect, useState } from 'react';
import { PLAN_DURATIONS, type PlanDuration } from 'shared-contracts/domain/plan';
import { useSearchParams } from 'shared-contracts/router';

const PARAMETER = 'for';

/**
 * The duration that prices are shown for; it stands in the address, replaced and not pushed, so that Back finds it. The
 * router takes its time with an address: until it has caught up, what was chosen counts.
 */
export function useDuration(): [PlanDuration, (duration: PlanDuration) => void] {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<PlanDuration | null>(null);
  const named = search.get(PARAMETER);
  useEffect(() => setChosen(null), [named]);
  const choose = (next: PlanDuration) => {
    setChosen(next);
    const address = new URLSearchParams(search);
    if (next === 'month') address.delete(PARAMETER);
    else address.set(PARAMETER, next);
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  return [chosen ?? PLAN_DURATIONS.find((one) => one === named) ?? 'month', choose];
}
