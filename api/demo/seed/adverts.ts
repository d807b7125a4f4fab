import type { Insertable } from 'kysely';
import type { AdTables } from '../../src/modules/content/ads.tables.ts';
import { before, DAY_MS } from './moments.ts';
import { createRandom } from './random.ts';
import type { Scene } from './scene.ts';

/** Rows of what advertisers asked for, and of the ads made of it. */
export interface SeedAdverts {
  readonly leads: Insertable<AdTables['leads']>[];
  readonly ads: Insertable<AdTables['ads']>[];
}

/** State of the lead and, where it became an ad, how that is shown; then title, text, rupees, name, picture. */
const rows: readonly (readonly [
  state: 'new' | 'rejected' | 'active' | 'delayed',
  title: string,
  description: string,
  rupees: number,
  advertiser: string,
  picture?: string,
])[] = [
  [
    'active',
    'Mandap and flowers for up to 200 guests',
    'Marigold and jasmine, set up the evening before and taken away the morning after. Pune and up to 60 km around it.',
    45_000,
    'Sugandh Decorators',
    'seven-steps',
  ],
  [
    'delayed',
    'Paithani sarees straight from the loom',
    'Handwoven in Yeola, each with the name of its weaver. We bring a selection to your home and take our time.',
    18_500,
    'Yeola Weavers Collective',
    'budget',
  ],
  [
    'active',
    'Wedding photographs without fuss',
    'One photographer, one assistant, the whole day. You receive every good picture within three weeks.',
    60_000,
    'Chaya Studio',
  ],
  [
    'new',
    'Puran poli and the full meal for your wedding',
    'Maharashtrian vegetarian thali for 100 to 800 guests, cooked on the spot. Jain kitchen on request.',
    350,
    'Annapurna Caterers',
  ],
  [
    'new',
    'Sanai-choughada and dhol-tasha',
    'Sanai for the ceremony, a pathak of thirty for the procession. We keep to the hours that the law allows.',
    25_000,
    'Morya Vadya Pathak',
  ],
  [
    'new',
    'लग्नपत्रिका - मराठी आणि इंग्रजी',
    'हातकागदावर छपाई, मोडी लिपीतील नावांसह. नमुना पाहून मगच ऑर्डर द्या.',
    4_500,
    'अक्षर मुद्रणालय',
  ],
  [
    'new',
    'Bridal mehendi at home',
    'Traditional and simple patterns, natural henna only. Two artists come for the family, too.',
    6_000,
    'Rang Mehendi',
  ],
  [
    'rejected',
    'Vashikaran specialist, results in 24 hours',
    'Brings any partner under your control. Guaranteed, payment in advance.',
    11_000,
    'Unknown caller',
  ],
  [
    'rejected',
    'Instant loan for wedding expenses',
    'No documents, money within the hour. Send your OTP to begin.',
    0,
    'Quick Cash',
  ],
];

/** Leads that wait, are approved or rejected, and three running ads, one of them delayed. */
export function makeAdverts({ now, staff }: Scene): SeedAdverts {
  const random = createRandom('saptapadi/adverts');
  const made: SeedAdverts = { leads: [], ads: [] };
  rows.forEach(([state, title, description, rupees, advertiser_name, picture], index) => {
    const text = { title, description, price: rupees * 100, advertiser_name };
    const advertiser_contact = `+91 90009 ${String(10_101 + index * 1111).slice(0, 5)}`;
    const created_at = before(now, (state === 'new' ? index * 0.4 : 12 + index) * DAY_MS);
    const decided = state === 'new' ? null : new Date(created_at.getTime() + DAY_MS);
    const lead_id = random.uuid();
    made.leads.push({
      id: lead_id,
      ...text,
      advertiser_contact,
      created_at,
      email: index % 2 === 0 ? `advertiser${index}@example.com` : null,
      state: state === 'active' || state === 'delayed' ? 'approved' : state,
      decided_at: decided,
      decided_by: decided === null ? null : staff.id,
    });
    if (state !== 'active' && state !== 'delayed') return;
    made.ads.push({
      id: random.uuid(),
      lead_id,
      ...text,
      advertiser_contact,
      image_key: picture ?? null,
      status: state,
      created_at: decided ?? now,
      ended_at: null,
    });
  });
  return made;
}
