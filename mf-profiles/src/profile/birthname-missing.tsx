import { useTexts } from 'shared-contracts/host';
import { phrases } from 'shared-contracts/locales/en/phrases';
import { routes } from 'shared-contracts/platform/routes';
import { useSearchParams } from 'shared-contracts/router';
import { Anchor, Banner } from 'shared-contracts/ui/core';

/**
 * `?birthname=missing` says that the reader's own birth name is wanted; it lives on the Astrology step. An address that
 * was kept says nothing any more once the name is there: `missing` is whether the reader has none.
 */
export function BirthnameMissing({ missing }: { readonly missing: boolean }) {
  const phrase = useTexts(phrases);
  const [search] = useSearchParams();
  if (!missing || search.get('birthname') !== 'missing') return null;
  return (
    <Banner kind="warning">
      <Anchor href={routes.info.href({ go: '4' })}>{phrase('gunmilan.birthnameMissing')}</Anchor>
    </Banner>
  );
}
