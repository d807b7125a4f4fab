import { randomUUID } from 'node:crypto';
import type { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { fromPid } from 'shared-contracts/domain/pid';
import { noteRemoval } from '../files/lost-files.store.ts';
import { photoJpeg } from '../files/photo-bytes.ts';
import { ADDRESS_MS, signAddress } from '../files/signed-addresses.ts';
import type { Api, Context } from '../platform/context.ts';
import type { Budget } from '../platform/counters/budget.ts';
import { indianDay } from '../platform/indian-day.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Handler } from '../platform/serve.ts';
import { contactAccess } from '../profiles/contact-access.rules.ts';
import { findForMember, type OpenedProfile } from '../profiles/opened-profile.store.ts';
import { nobody } from '../profiles/profiles.handlers.ts';
import { primaryOf, toProfile, verifiedOf, type StoredPic } from '../profiles/profile-replies.ts';
import { badgesFor } from '../profiles/profiles.rules.ts';
import { findOwn, type FoundProfile } from '../profiles/profiles.store.ts';
import { composeBiodata, type BiodataContact, type BiodataFacts } from './biodata.rules.ts';
import { hasRevealed } from './has-revealed.store.ts';
import type { PdfThread } from './pdf-thread.ts';
import { titleIn } from './biodata-labels.ts';

/** What making a biodata needs beside the request. */
export interface BiodataParts extends Pick<Api['parts'], 'files' | 'jwtSecret'> {
  readonly pdfs: Pick<PdfThread, 'render'>;
  readonly budget: Budget;
}

/** Long enough to begin a download at the last moment of its address, in ms. */
const KEPT_MS = 2 * ADDRESS_MS;

/** One's own biodata, with everything. */
export function answerOwnBiodata(parts: BiodataParts): Handler<typeof getOwnBiodata> {
  return async ({ query: { language } }, context) => {
    const { db, caller, clock, photos } = context;
    const row = await findOwn(db, caller.id);
    if (row === undefined) throw nobody();
    await parts.budget.spend(caller.id);
    const profile = toProfile(row, verifiedOf(row), { today: clock(), photos });
    const facts = { profile, devanagari: devanagariOf(row), contacts: row.contacts, language };
    return { data: { url: await make(parts, context, facts, row.pics) } };
  };
}

/** Somebody else's, once their identity is verified; telephone numbers only by the contact rule. Not for staff. */
export function answerBiodata(parts: BiodataParts): Handler<typeof getBiodata> {
  return async ({ query: { pid, language } }, context) => {
    const { db, caller, clock, photos } = context;
    // Whomever it is about: staff learn nothing here.
    if (caller.role === 'staff') throw new Refusal(403, 'biodata.notForStaff');
    const id = fromPid(pid);
    const row = id === null ? undefined : await findForMember(db, id, caller.id);
    if (row === undefined) throw nobody();
    if (!row.verified_personal) throw new Refusal(423, 'biodata.notVerified');
    await parts.budget.spend(caller.id);
    const profile = toProfile(row, badgesFor(caller.plan, verifiedOf(row)), {
      today: clock(),
      photos,
    });
    const contacts = await contactsToPrint(context, row);
    const facts = { profile, devanagari: devanagariOf(row), contacts, language };
    return { data: { url: await make(parts, context, facts, row.pics) } };
  };
}

/** The name in Devanagari, where its owner gave it. */
function devanagariOf(row: FoundProfile): string | null {
  const name = [row.name_devanagari, row.last_name_devanagari].filter(Boolean).join(' ');
  return name === '' ? null : name;
}

/** Who may not see contacts gets none; who may gets the numbers after asking for them that day. */
async function contactsToPrint(
  { db, caller, clock }: Context<'member'>,
  row: OpenedProfile,
): Promise<BiodataContact[]> {
  const access = contactAccess({ plan: caller.plan, verified: row.viewer_verified });
  if (access !== 'masked') return [];
  const { day } = indianDay(clock());
  const revealed = await hasRevealed(db, caller.id, row.id, day);
  return row.contacts.map(({ name, relation, phone }) => ({
    name,
    relation,
    phone: revealed ? phone : null,
  }));
}

async function make(
  { files, jwtSecret, pdfs }: BiodataParts,
  { db, clock, config }: Context<'member'>,
  facts: BiodataFacts,
  pics: readonly StoredPic[],
): Promise<string> {
  const primary = primaryOf(pics);
  const photo = primary === undefined ? null : await photoJpeg(files, primary.file_key);
  const foot = titleIn(facts.language, 'made').replace('{site}', () => config.productName);
  const pdf = await pdfs.render({ biodata: composeBiodata(facts), photo, foot });
  const key = `biodata/${randomUUID()}.pdf`;
  const now = clock();
  // Noted before it is written, so that no crash leaves a biodata behind.
  const dueAt = new Date(now.getTime() + KEPT_MS);
  await noteRemoval(db, { kind: 'file', file_key: key, due_at: dueAt });
  await files.put(key, pdf);
  return signAddress({ key, type: 'application/pdf' }, jwtSecret, now);
}
