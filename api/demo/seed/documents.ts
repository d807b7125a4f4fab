import type { Insertable } from 'kysely';
import { DOC_KINDS, type DocType } from 'shared-contracts/calls/verification';
import type { Verification } from 'shared-contracts/domain/plan';
import type { VerificationDocsTable } from '../../src/modules/verification/verification.tables.ts';
import { before, DAY_MS, HOUR_MS } from './moments.ts';
import { createRandom, type Random } from './random.ts';
import type { Scene } from './scene.ts';
import type { SeedPerson } from './seed-types.ts';

type Doc = Insertable<VerificationDocsTable>;

const TYPES: Record<Verification, DocType> = {
  personal: 'GovID',
  job: 'JobID',
  salary: 'SalaryID',
  property: 'PropertyID',
};

/** What staff write when they cannot accept a document. */
const REASONS = [
  'The photo is blurred; the number cannot be read. Please send it once more.',
  'The name differs from the one in your profile.',
  'This document has expired.',
  'Only one side was sent; we need both.',
  'नाव आणि जन्मतारीख वाचता येत नाही. कृपया स्पष्ट फोटो पाठवा.',
];

/** The approved document behind each seal, and documents that wait or were turned down. */
export function makeDocuments(scene: Scene): Doc[] {
  const random = createRandom('saptapadi/documents');
  const { asha, rohan, active, staff } = scene;
  const docs: Doc[] = [];
  const add = (person: SeedPerson, type: DocType, state: 'pending' | 'approved' | 'rejected') =>
    docs.push(documentOf(random, scene, { person, type, state, staff: staff.id }));
  for (const person of active) {
    for (const [seal, type] of Object.entries(TYPES) as [Verification, DocType][])
      if (person.verified[seal]) add(person, type, 'approved');
  }
  add(asha, 'GovID', 'rejected');
  add(asha, 'JobID', 'pending');
  add(rohan, 'JobID', 'pending');
  add(rohan, 'SalaryID', 'rejected');
  const plain = active.slice(3).filter(({ verified }) => !verified.personal);
  random.sample(plain, 26).forEach((person, index) => {
    if (index % 3 === 0) add(person, 'GovID', 'rejected');
    if (index % 2 === 0) add(person, 'GovID', 'pending');
    else if (!person.verified.job) add(person, 'JobID', 'pending');
  });
  return docs;
}

function documentOf(
  random: Random,
  { now }: Scene,
  doc: { person: SeedPerson; type: DocType; state: NonNullable<Doc['state']>; staff: string },
): Doc {
  const { person, type, state, staff } = doc;
  const days = Math.min(person.createdDaysAgo, state === 'pending' ? 4 : 300);
  const submitted = before(now, Math.floor((0.1 + 0.9 * random.next()) * days * DAY_MS));
  const scan = random.chance(0.4);
  return {
    id: random.uuid(),
    profile_id: person.id,
    doc_type: type,
    kind: random.pick(DOC_KINDS[type]),
    file_key: `demo-${random.uuid()}`,
    media_type: scan ? 'application/pdf' : 'image/jpeg',
    bytes: random.int(80_000, 900_000),
    state,
    reason: state === 'rejected' ? random.pick(REASONS) : null,
    submitted_at: submitted,
    decided_at:
      state === 'pending'
        ? null
        : new Date(Math.min(now.getTime(), submitted.getTime() + 9 * HOUR_MS)),
    decided_by: state === 'pending' ? null : staff,
  };
}
