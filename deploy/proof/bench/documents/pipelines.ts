import { randomBytes } from 'node:crypto';
import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import type { CallReply } from 'shared-contracts/calls/call';
import { addPics, deletePic, listPics } from 'shared-contracts/calls/pictures';
import { browseProfiles, listProfiles } from 'shared-contracts/calls/profiles';
import { toPid } from 'shared-contracts/domain/pid';
import sharp from 'sharp';
import { signedIn, type DemoMember, type DemoName } from '../demo-member.ts';

/** One item after the other; `clear` takes back what must not add up. */
export interface Pipeline {
  readonly make: () => Promise<void>;
  readonly clear?: () => Promise<void>;
}

/** Calls of this member pass the network. */
function memberAt(site: string, name: DemoName): Promise<DemoMember> {
  return signedIn((path, sent) => fetch(site + path, sent), name);
}

const LANGUAGES = ['en', 'mr', 'hi'] as const;

/** What is made of documents and pictures, by what a member calls it. */
export const PIPELINES: Readonly<Record<string, (site: string) => Promise<Pipeline>>> = {
  'own biodata, PDF': async (site) => {
    // Another member than below: a member has a budget of PDFs.
    const member = await memberAt(site, 'asha');
    let n = 0;
    return {
      async make() {
        const language = LANGUAGES[n++ % LANGUAGES.length] ?? 'en';
        const { url } = (await member.ask(getOwnBiodata, { query: { language } })).data;
        await pdfAt(site + url);
      },
    };
  },
  "another's biodata, PDF": async (site) => {
    const member = await memberAt(site, 'meera');
    const { data } = (await member.ask(listProfiles, { query: { verified: ['personal'] } })).data;
    let n = 0;
    return {
      async make() {
        const person = data[n++ % data.length];
        if (person === undefined) throw new Error('bench: nobody is verified');
        const query = { pid: toPid(person.id), language: 'mr' as const };
        const { url } = (await member.ask(getBiodata, { query })).data;
        await pdfAt(site + url);
      },
    };
  },
  'a photo of 12 megapixels': async (site) => {
    const member = await memberAt(site, 'meera');
    const photo = await twelveMegapixels();
    return {
      async make() {
        const form = new FormData();
        form.append('pics[]', new File([new Uint8Array(photo)], 'me.jpg'));
        const [result] = (await member.ask(addPics, { body: form })).data;
        if (!result?.pic) throw new Error(`bench: the photo was refused: ${result?.refused}`);
      },
      async clear() {
        const last = (await member.ask(listPics, {})).data.at(-1);
        if (last !== undefined) await member.ask(deletePic, { params: { id: last.id } });
      },
    };
  },
  "a visitor's copy of a photo": async (site) => {
    const member = await memberAt(site, 'meera');
    const addresses: string[] = [];
    let cursor: string | null = null;
    while (addresses.length < 40) {
      const query: { cursor?: string } = cursor === null ? {} : { cursor };
      const page: CallReply<typeof browseProfiles> = await member.ask(browseProfiles, {
        params: { x: 'all' },
        query,
      });
      addresses.push(...page.data.data.flatMap(({ pic }) => (pic === null ? [] : [pic.url])));
      cursor = page.data.next;
      if (cursor === null) break;
    }
    return {
      async make() {
        const address = addresses.shift();
        if (address === undefined) throw new Error('bench: too few photos');
        const response = await fetch(site + address);
        if (!response.ok) throw new Error(`bench: ${address}: ${response.status}`);
        await response.arrayBuffer();
      },
    };
  },
};

async function pdfAt(address: string): Promise<void> {
  const response = await fetch(address);
  const start = Buffer.from(await response.arrayBuffer()).subarray(0, 5);
  if (start.toString() !== '%PDF-') throw new Error(`bench: ${address} is no PDF`);
}

/** As a telephone takes it: 4000x3000 px with a great deal of detail. */
async function twelveMegapixels(): Promise<Buffer> {
  const raw = { width: 1000, height: 750, channels: 3 as const };
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer();
}
