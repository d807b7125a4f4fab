import { PLAN_DURATIONS, type PlanDuration } from 'shared-contracts/domain/plan';
import { useSearchParams } from 'shared-contracts/router';

const PARAMETER = 'for';

/** The duration that prices are shown for; it stands in the address, replaced and not pushed, so that Back finds it. */
export function useDuration(): [PlanDuration, (duration: PlanDuration) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const duration = PLAN_DURATIONS.find((one) => one === asked) ?? 'month';
  const choose = (chosen: PlanDuration) => {
    const next = new URLSearchParams(search);
    if (chosen === 'month') next.delete(PARAMETER);
    else next.set(PARAMETER, chosen);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [duration, choose];
}
