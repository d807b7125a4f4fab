import { useLocation } from 'react-router-dom';
import { matchRoute } from 'shared-contracts/platform/routes';

/**
 * The parameters of the address by the route table, decoded; empty for an address of no page. The router's own matching is
 * left out of the first script: the shell has matched the address already (deploy/decisions/286).
 */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const { pathname } = useLocation();
  const params = Object.entries(matchRoute(pathname)?.params ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    // A lone '%' typed by hand: then it is not encoded.
    if (error instanceof URIError) return value;
    throw error;
  }
}
