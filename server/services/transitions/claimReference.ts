import { HONG_KONG_OFFSET_MS } from '#engine';
import type { PublishedPlans } from '../../ports/forms/FormCatalogue.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/** The dependencies of assigning a reference number. */
export interface CompletionDeps extends Pick<ServiceDeps, 'clock' | 'ids'> {
  readonly catalogue: PublishedPlans;
}

/**
 * Claims the reference number of a submission: `{code}-{yymmdd}-{digits}`, with the day in Hong
 * Kong and six random digits. A form may have its own pattern (`customRefNumber`).
 *
 * @throws {Error} when no free number was found in 50 tries, because nearly all numbers of the form
 *   and day are used
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

/** Returns the day as `yymmdd`. Hong Kong has no summer time, so a fixed offset is always right. */
function hongKongDay(now: Date): string {
  const local = new Date(now.getTime() + HONG_KONG_OFFSET_MS).toISOString();
  return local.slice(2, 10).replaceAll('-', '');
}
