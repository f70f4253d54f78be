/** The seeded companies' KYC: one approved, one begun, one sent back, one under review, one empty; with their papers. */
import type { FileStore } from '../../adapters/files.ts';
import { sampleCopy, samplePapers, type Naming, type SamplePaper } from './sample-kyc.ts';
import { objectKey } from '../../domain/files/files.ts';
import { takeInForce } from '../../domain/kyc/kyc-deciding.ts';
import { addKycHistory } from '../../domain/kyc/kyc-history.ts';
import { kycFiles, kycSubmissions } from '../../store/kyc-schema.ts';
import { files } from '../../store/schema.ts';
import type { Db } from '../../store/store.ts';
import { idOf } from '../../demo/chance.ts';
import { seededCompanies, userId } from '../../demo/companies.ts';
import { isoDay, localTime } from '../days.ts';
import { kycStories, type KycStory } from './kyc-stories.ts';

const roles = { directors: 'director', officers: 'officer', shareholders: 'shareholder', authorised_persons: 'authorised' } as const;
const namingOf = (company_id: string): Naming => ({
  file: (name) => idOf(`file ${company_id} ${name}`),
  person: (list, name) => idOf(`kyc ${roles[list]} ${name}`),
});

const wholeKyc = ({ kyc, declared }: KycStory, anchor: Date) => {
  const at = localTime(anchor, declared, '11:20');
  return { ...kyc, day: isoDay(at), signed_at: at.toISOString() };
};
/** A file that has only begun names one paper. */
function papersOf(story: KycStory, anchor: Date): SamplePaper[] {
  const all = samplePapers(wholeKyc(story, anchor));
  return story.begun ? all.slice(0, 1) : all;
}

const ownerOf = (company_id: string): string => userId(seededCompanies.find(({ id }) => id === company_id)?.people[0]?.email ?? '');

export async function seedKyc(db: Db, anchor: Date): Promise<void> {
  const untouched = seededCompanies.slice(1).filter(({ id }) => kycStories.every(({ company_id }) => company_id !== id));
  await db.insert(kycFiles).values(untouched.map(({ id }) => ({ company_id: id })));
  for (const story of kycStories) {
    const { company_id, begun } = story;
    const saved_by = ownerOf(company_id);
    const saved_at = localTime(anchor, story.declared, '11:20');
    const copy = sampleCopy(wholeKyc(story, anchor), namingOf(company_id));
    await db.insert(kycFiles).values(
      begun
        ? {
            company_id,
            corporate: copy.corporate,
            company: { business_type: copy.corporate['business_type'] },
            step_done: [true, false, false, false],
            step_versions: [2, 1, 1, 1],
            version: 2,
            saved_at,
            saved_by,
          }
        : {
            company_id,
            ...copy,
            step_done: [true, true, true, true],
            step_versions: [2, 2, 2, 2],
            version: 5,
            saved_at,
            saved_by,
          },
    );
    const papers = papersOf(story, anchor);
    await db.insert(files).values(
      papers.map(({ name, type, bytes }) => ({
        company_id,
        file_key: namingOf(company_id).file(name),
        user_id: saved_by,
        slot: 'kyc',
        name,
        content_type: type,
        size: bytes.length,
        state: 'claimed',
        created_at: saved_at,
      })),
    );
    if (!begun) await addSubmission(db, anchor, story);
  }
}

async function addSubmission(db: Db, anchor: Date, story: KycStory): Promise<void> {
  const { company_id, submitted = 0, decided, reasons = [] } = story;
  const submitted_by = ownerOf(company_id);
  const submitted_at = localTime(anchor, submitted, '11:40');
  const decided_by = userId('staff@bankside.example');
  const decided_at = decided === undefined ? null : localTime(anchor, decided, '16:10');
  const { refuse_reason: reason = '', failure_text = '' } = seededCompanies.find(({ id }) => id === company_id) ?? {};
  const [submission] = await db
    .insert(kycSubmissions)
    .values({
      ...sampleCopy(wholeKyc(story, anchor), namingOf(company_id)),
      company_id,
      submission_id: idOf(`kyc submission ${company_id}`),
      kind: 'first',
      status: decided_at ? (reason ? 'rejected' : 'approved') : 'pending',
      file_version: 5,
      submitted_by,
      submitted_at,
      decided_by: decided_at && decided_by,
      decided_at,
      reason,
      failure_text,
      reasons: reasons.map(({ field, code, text }) => ({ path: field, code, text })),
    })
    .returning();
  await addKycHistory(db, { company_id, event: 'submit', by: submitted_by, now: submitted_at });
  if (!decided_at) return;
  await addKycHistory(db, { company_id, event: reason ? 'reject' : 'approve', by: decided_by, reason, now: decided_at });
  if (submission && !reason) await takeInForce(db, submission);
}

/** The papers' bytes, where they are not yet. */
export async function keepSeededPapers(shop: FileStore, anchor: Date): Promise<void> {
  for (const story of kycStories)
    for (const { name, bytes } of papersOf(story, anchor)) {
      const key = objectKey({ company_id: story.company_id, file_key: namingOf(story.company_id).file(name) });
      if (!(await shop.read(key))) await shop.keep(key, bytes);
    }
}
