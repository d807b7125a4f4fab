import type { Selectable } from 'kysely';
import type { Ad } from 'shared-contracts/calls/leads';
import { phoneText } from 'shared-contracts/domain/phone-number';
import { contentTexts } from '../../../locales/en/content.ts';
import { adPictureAt, blogPictureAt } from '../../storage/file-addresses.ts';
import type { AdsTable } from './ads.tables.ts';

/** Columns of an ad that are shown. */
export const SHOWN = [
  'title',
  'description',
  'image_key',
  'file_key',
  'price',
  'advertiser_name',
  'advertiser_contact',
  'status',
] as const satisfies readonly (keyof AdsTable)[];

/** An ad as pages show it: its price in rupees, its number as people read it, and the address of its picture, which is one of ours. */
export function toAd(ad: Pick<Selectable<AdsTable>, (typeof SHOWN)[number]>): Ad {
  const { title, description, image_key, file_key, price, advertiser_name, status } = ad;
  const drawn = image_key === null ? null : blogPictureAt(image_key);
  return {
    title,
    description,
    advertiser_name,
    status,
    advertiser_contact: phoneText(ad.advertiser_contact),
    price: price / 100,
    image_url: file_key === null ? drawn : adPictureAt(file_key),
  };
}

/** The ad of ad/test; delayed, so that all of the popup can be seen. */
export function sampleAd(): Ad {
  const text = contentTexts.en;
  return toAd({
    title: text['ad.sampleTitle'],
    description: text['ad.sampleText'],
    image_key: 'seven-steps',
    file_key: null,
    price: 499_900,
    advertiser_name: text['ad.sampleAdvertiser'],
    advertiser_contact: '+91 90000 00000',
    status: 'delayed',
  });
}
