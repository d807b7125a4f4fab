import { useLocation, useNavigate } from 'shared-contracts/router';

/** Back in this site's history; for someone who came from outside, to the given address. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    // The router's first entry is 'default': behind it lies another site, or nothing.
    if (key === 'default') void navigate(fallback);
    else void navigate(-1);
  };
}
