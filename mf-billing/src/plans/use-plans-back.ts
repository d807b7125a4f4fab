import { useBack } from 'shared-contracts/behaviour/use-back';
import { matchRoute, routes } from 'shared-contracts/platform/routes';
import { useSearchParams } from 'shared-contracts/router';

/** Where Back leads from the plans: to the page that `from` names, where something needed a plan, else one step back. */
export function usePlansBack(): { readonly href: string; readonly onBack?: () => void } {
  const [search] = useSearchParams();
  const otherwise = routes.profiles.href();
  const onBack = useBack(otherwise);
  const from = ownAddress(search.get('from'));
  return from === null ? { href: otherwise, onBack } : { href: from };
}

/** The address itself if it is a page of this site; null otherwise: only a parsed address tells its origin. */
function ownAddress(address: string | null): string | null {
  const base = 'https://site.invalid';
  if (address === null || !address.startsWith('/') || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (url.origin !== base || matchRoute(url.pathname) === null) return null;
  return url.pathname + url.search + url.hash;
}
