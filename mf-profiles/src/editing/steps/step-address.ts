import { PROFILE_TABS, type ProfileTab } from 'shared-contracts/domain/profile';
import { routes } from 'shared-contracts/platform/routes';

/** The step that an address names: `?go=N` counts from 0; anything else is the first (readings, 'Screens'). */
export function stepIn(search: URLSearchParams): ProfileTab {
  return stepNamed(search.get('go') ?? '') ?? PROFILE_TABS[0];
}

/** Whether an address names a step that does not exist. */
export function namesNoStep(search: URLSearchParams): boolean {
  const go = search.get('go') ?? '';
  return go !== '' && stepNamed(go) === undefined;
}

function stepNamed(go: string): ProfileTab | undefined {
  return /^\d$/.test(go) ? PROFILE_TABS[Number(go)] : undefined;
}

/** The address of a step. */
export function stepHref(step: ProfileTab): string {
  return routes.info.href({ go: String(PROFILE_TABS.indexOf(step)) });
}

/** The step behind one; null behind the last. */
export function stepAfter(step: ProfileTab): ProfileTab | null {
  return PROFILE_TABS[PROFILE_TABS.indexOf(step) + 1] ?? null;
}
