// Translations come in the chunk: late
import { defineTexts } from '../../i18n/i18n.ts';

/** What stands around an advertiser's own words, in the popup and in its previews. */
export const adTexts = defineTexts('ads', {
  'ad.mark': 'Advertisement',
  'ad.price': 'Price',
  'ad.advertiser': 'Advertiser',
  'ad.phone': 'Phone',
  'ad.close': 'Close',
  'ad.closeIn': { one: 'Close in {count} second', other: 'Close in {count} seconds' },
});
