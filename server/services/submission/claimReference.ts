import { HONG_KONG_OFFSET_MS } from '#engine';
import type { PublishedPlans } from '../../ports/FormCatalogue.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';

/** What a submission gets its number with. */
export interface CompletionDeps extends Pick<ServiceDeps, 'clock' | 'ids'> {
  readonly catalogue: PublishedPlans;
}

/**
 * Takes the one reference number of a submission: `{code}-{yymmdd}-{digits}`, the day in Hong Kong,
 * six digits by chance, unless the form has a pattern of its own (`customRefNumber`).
 *
 * @throws {Error} when no free number was found: the day's numbers of this form are nearly used up
 */
export async function claimReference(
  { catalogue, clock, ids }: CompletionDeps,
  records: StoreRecords,
  { id, formCode, definitionHash }: Submission,
): Promise<string> {
  const now = clock.now();
  const form = await catalogue.byHash(definitionHash);
  const pattern = (form?.plan.manifest.customRefNumber ?? PATTERN)
    .replaceAll('{code}', formCode)
    .replaceAll('{yymmdd}', hongKongDay(now));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reference = pattern.replaceAll('{digits}', ids.digits(DIGITS));
    if (await records.references.claim(reference, id, now)) return reference;
  }
  throw new Error(`Cannot find a free reference number for ${formCode}: ${TRIES} were taken`);
}

const PATTERN = '{code}-{yymmdd}-{digits}';
const TRIES = 50;
const DIGITS = 6;

/** Hong Kong has no summer time, so that a fixed offset is right all year. */
function hongKongDay(now: Date): string {
  const local = new Date(now.getTime() + HONG_KONG_OFFSET_MS).toISOString();
  return local.slice(2, 10).replaceAll('-', '');
}
