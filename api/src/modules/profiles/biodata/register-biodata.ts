import type { Kysely } from 'kysely';
import { getBiodata, getOwnBiodata } from 'shared-contracts/calls/biodata';
import { fromPid } from 'shared-contracts/domain/pid';
import type { Pdfs } from '../../../pdf/open-pdfs.ts';
import type { Api, Context } from '../../../platform/calls/context.ts';
import { serve, type Handler } from '../../../platform/calls/serve.ts';
import { Budget } from '../../../platform/counters/budget.ts';
import type { Database } from '../../../platform/database/tables.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { languageOf } from '../../../platform/http/request-language.ts';
import { indianDay } from '../../../platform/time/indian-day.ts';
import { photoJpeg } from '../../../storage/photo-bytes.ts';
import { signAddress } from '../../../storage/signed-addresses.ts';
import { primaryOf, toWrittenProfile, verifiedOf, type StoredPic } from '../profile-replies.ts';
import { profileNotFound } from '../profiles.handlers.ts';
import { badgesFor } from '../profiles.rules.ts';
import { findOwn, type FoundProfile } from '../profiles.store.ts';
import { contactAccess } from '../view/contact-access.rules.ts';
import { spendLook } from '../view/get-profile.ts';
import { findOpened, type OpenedProfile } from '../view/opened-profile.store.ts';
import { titleIn } from './biodata-labels.ts';
import { composeBiodata, type BiodataContact, type BiodataFacts } from './biodata.rules.ts';

/** What making a biodata needs beside the request. */
interface BiodataParts extends Pick<Api['parts'], 'files' | 'jwtSecret'>, Pdfs {
  /** What one member may have made; a document that is there costs nothing of it. */
  readonly budget: Budget;
}

/** A biodata, and what has to be done before its reader gets it. */
interface Printed {
  readonly facts: BiodataFacts;
  readonly pics: readonly StoredPic[];
  readonly admit: () => Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;
/** PDFs that one member may have made in an hour: each takes a good part of a second of a processor. */
const MOST_AN_HOUR = 30;

/** Puts the biodata calls on the application. */
export function registerBiodata(api: Api): void {
  const { files, jwtSecret, counters } = api.parts;
  const budget = new Budget(counters, {
    name: 'biodata',
    most: MOST_AN_HOUR,
    windowMs: HOUR_MS,
    refusal: 'request.tooMany',
  });
  const parts = { files, jwtSecret, ...api.pdfs, budget };
  serve(api, getOwnBiodata, answerOwnBiodata(parts));
  serve(api, getBiodata, answerBiodata(parts));
}

/** One's own biodata, with everything. */
function answerOwnBiodata(parts: BiodataParts): Handler<typeof getOwnBiodata> {
  return async ({ query }, context) => {
    const { db, caller, clock, photos, request } = context;
    const language = query.language ?? languageOf(request);
    const row = await findOwn(db, caller.id);
    if (row === undefined) throw profileNotFound();
    const profile = toWrittenProfile(row, verifiedOf(row), { today: clock(), photos });
    const facts = { profile, devanagari: devanagariOf(row), contacts: row.contacts, language };
    const admit = () => Promise.resolve();
    return { data: { url: await print(parts, context, { facts, pics: row.pics, admit }) } };
  };
}

/**
 * Another member's biodata, once their identity is verified; phone numbers only by the contact rule. It counts as
 * opening the profile. Not for staff.
 */
function answerBiodata(parts: BiodataParts): Handler<typeof getBiodata> {
  return async ({ query }, context) => {
    const { db, caller, clock, photos, request } = context;
    const language = query.language ?? languageOf(request);
    // Whomever it is about: staff learn nothing here.
    if (caller.role === 'staff') throw new Refusal(403, 'biodata.notForStaff');
    const id = fromPid(query.pid);
    const today = indianDay(clock());
    const row = id === null ? undefined : await findOpened(db, id, caller.id, today);
    if (row === undefined) throw profileNotFound();
    if (!row.verified_personal) throw new Refusal(423, 'biodata.notVerified');
    const profile = toWrittenProfile(row, badgesFor(caller.plan, verifiedOf(row)), {
      today: clock(),
      photos,
    });
    const contacts = await contactsToPrint(context, row);
    const facts = { profile, devanagari: devanagariOf(row), contacts, language };
    const admit = () => spendLook(context, row);
    return { data: { url: await print(parts, context, { facts, pics: row.pics, admit }) } };
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

/** The address of a biodata, which is made if there is none of just this content. */
async function print(
  { files, jwtSecret, documents, renderer, budget }: BiodataParts,
  { caller, clock, config }: Context<'member'>,
  { facts, pics, admit }: Printed,
): Promise<string> {
  const photoKey = primaryOf(pics)?.file_key ?? null;
  const biodata = composeBiodata(facts);
  const foot = titleIn(facts.language, 'made').replace('{site}', () => config.productName);
  const key = await documents.take({
    memberId: caller.id,
    folder: 'biodata',
    content: { biodata, foot, photoKey },
    admit,
    async make() {
      await budget.spend(caller.budgetKey);
      const photo = photoKey === null ? null : await photoJpeg(files, photoKey);
      return renderer.render({ document: 'biodata', biodata, photo, foot });
    },
  });
  const signing = { secret: jwtSecret, now: clock(), sessionId: caller.sessionId };
  return signAddress({ key, type: 'application/pdf' }, signing);
}

/** Whether a viewer revealed contacts on a day: only then numbers are printed. */
async function hasRevealed(
  db: Kysely<Database>,
  viewerId: string,
  shownId: string,
  day: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('contact_views')
    .select('day')
    .where('viewer_id', '=', viewerId)
    .where('shown_id', '=', shownId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}
