import type { Page } from '@playwright/test';
import type { CallReply } from 'shared-contracts/calls/call';
import { KOOTAS, type Points } from 'shared-contracts/calls/gun-milan';
import { getProfile, listProfiles, type Pic } from 'shared-contracts/calls/profiles';

/** What the API says of a profile. */
export type ProfileReply = CallReply<typeof getProfile>;
/** The profile in it, with contacts, points and wishes. */
export type ShownProfile = ProfileReply['data']['data'];

/** Answers of the API about one profile as the site has them, but for what a test changes. */
export async function changeProfile(
  page: Page,
  userId: string,
  change: (reply: ProfileReply) => ProfileReply,
): Promise<void> {
  await page.route(addressOf(userId), async (route) => {
    const response = await route.fetch();
    const reply = getProfile.reply.parse(await response.json());
    // What the contract would not allow is a wrong test.
    await route.fulfill({ response, json: getProfile.reply.parse(change(reply)) });
  });
}

/** Answers about one profile with a refusal, or breaks the line. */
export async function refuseProfile(page: Page, userId: string, status: number, code: string) {
  await page.route(addressOf(userId), (route) => refuse(route, status, code));
}

/** One refusal as the API words it. */
export function refuse(
  route: { fulfill: (answer: { status: number; json: object }) => Promise<void> },
  status: number,
  code: string,
): Promise<void> {
  return route.fulfill({
    status,
    json: { status, title: code, code, request_id: '00000000-0000-4000-8000-000000000000' },
  });
}

/**
 * Shows somebody's numbers one tap away, as a page had them before the plan ended; who taps gets the answer of the site.
 * Answers the masked number.
 */
export async function offerNumbers(page: Page, userId: string): Promise<string> {
  const phone = '+•• ••••• •••45';
  const father = { name: 'Shrikant', relation: 'Father', phone };
  const contact = [{ ...father, occupation: null, current_city: null, address: null }];
  await changeProfile(page, userId, (reply) => ({
    ...withProfile(reply, { contact }),
    contacts: { access: 'masked', count: 1 },
  }));
  await page.route(/reveal=contacts/, (route) => route.continue());
  return phone;
}

/** A reply with another profile in it. */
export function withProfile(reply: ProfileReply, change: Partial<ShownProfile>): ProfileReply {
  return { ...reply, data: { ...reply.data, data: { ...reply.data.data, ...change } } };
}

/** A Gun Milan of every aspect, softened ones among them; the names behind it are of one star. */
export function somePoints(total: number): Points {
  const reading = { akshara: 'चे', nakshatra: 1, pada: 2, rashi: 'mesha', conflict: true } as const;
  const info = KOOTAS.map((aspect, index) => ({
    aspect,
    points: index / 2,
    most: index + 1,
    // Tara counts stars.
    girl: aspect === 'tara' ? '4' : 'deva',
    boy: aspect === 'tara' ? '7' : 'rakshasa',
    softened: index % 2 === 1,
  }));
  return { total, info, girl: reading, boy: reading, mangal: 'differs' };
}

/** So many photos of the demo community as whoever is signed in sees them, whoever is on them. */
export async function somePics(page: Page, count: number): Promise<Pic[]> {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const token = stored.find(({ name }) => name === 'token')?.value;
  if (token === undefined) throw new Error('e2e: nobody is signed in');
  const headers = { authorization: `Bearer ${token}`, 'x-app': 'web' };
  const reply = await page.request.get('/api/v1/profiles?photo=true', { headers });
  const cards = listProfiles.reply.parse(await reply.json()).data.data;
  const pics = cards.flatMap((card) => card.pics).slice(0, count);
  if (pics.length < count) throw new Error(`e2e: only ${pics.length} photos on the first page`);
  return pics;
}

/** The address of the call, with or without a query. */
export function addressOf(userId: string): RegExp {
  return new RegExp(`/api/v1/profiles/${userId}(\\?|$)`);
}
