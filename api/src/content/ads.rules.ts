import type { Ad } from 'shared-contracts/calls/leads';
import { blogPictureAt } from '../files/file-addresses.ts';
import type { AdsTable } from './ads.tables.ts';
import { contentTexts } from './content-texts.ts';

/** Columns of an ad that are shown. */
export const SHOWN = [
  'title',
  'description',
  'image_key',
  'price',
  'advertiser_name',
  'advertiser_contact',
  'status',
] as const satisfies readonly (keyof AdsTable)[];

/** An ad as pages show it: its price in rupees, and the address of its picture, which is one of ours. */
export function toAd({ image_key, price, ...ad }: Pick<AdsTable, (typeof SHOWN)[number]>): Ad {
  return {
    ...ad,
    price: price / 100,
    image_url: image_key === null ? null : blogPictureAt(image_key),
  };
}

/** The ad of ad/test; delayed, so that all of the popup can be seen. */
export function sampleAd(): Ad {
  const text = contentTexts.en;
  return toAd({
    title: text['ad.sampleTitle'],
    description: text['ad.sampleText'],
    image_key: 'seven-steps',
    price: 499_900,
    advertiser_name: text['ad.sampleAdvertiser'],
    advertiser_contact: '+91 90000 00000',
    status: 'delayed',
  });
}
