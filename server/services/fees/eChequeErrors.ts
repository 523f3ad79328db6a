import { type Evaluation, eChequeProblem, type FieldError } from '#engine';
import type { FileRecord } from '../../ports/store/SubmissionStore.ts';
import type { NamedFile } from '../answers/filesOfAnswers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import type { IncomingFile } from '../contract/SubmissionServices.ts';
import { getSealed } from '../files/sealedFiles.ts';

type Deps = Pick<ServiceDeps, 'clock' | 'eCheques' | 'files' | 'vault'>;

/**
 * Checks the e-Cheques in the answers against the fee. Also reads a stored e-Cheque again, because
 * the fee may have changed and the e-Cheque may have expired.
 *
 * @param named files of the evaluated answers, already inspected
 * @param given files sent now, and files stored before
 * @returns one error for each e-Cheque that does not pay the fee; `[]` when no fee is due
 * @throws {InspectorBusyError} when too many files are queued
 * @see specification, document 2, section 5 "e-Cheque and certificate errors"
 */
export async function eChequeErrors(
  deps: Deps,
  named: readonly NamedFile[],
  { fee }: Pick<Evaluation, 'fee'>,
  given: { readonly files: readonly IncomingFile[]; readonly kept: readonly FileRecord[] },
): Promise<readonly FieldError[]> {
  if (fee.totalCents <= 0) return [];
  const errors: FieldError[] = [];
  for (const { pointer, sha256, isECheque } of named) {
    if (!isECheque) continue;
    const content =
      given.files.find((file) => file.sha256 === sha256)?.content ??
      (await keptContent(deps, given.kept, sha256));
    const key = await chequeErrorOf(deps, content, fee.totalCents);
    if (key) errors.push({ path: pointer, key, args: [] });
  }
  return errors;
}

async function keptContent(
  deps: Deps,
  kept: readonly FileRecord[],
  sha256: string,
): Promise<Uint8Array | undefined> {
  const record = kept.find((each) => each.kind === 'attachment' && each.sha256 === sha256);
  return record && getSealed(deps, record.key);
}

/**
 * Returns the fault of an e-Cheque. Without a reader every e-Cheque is invalid: the portal cannot
 * check that it pays the fee.
 */
async function chequeErrorOf(
  { clock, eCheques }: Deps,
  content: Uint8Array | undefined,
  amountCents: number,
): Promise<string | undefined> {
  const now = clock.now();
  const reading = content && (await eCheques?.reader.read(content, now));
  if (!eCheques || !reading) return 'validation_eCheque_invalid';
  if ('fault' in reading) return reading.fault;
  const wanted = { amountCents, payees: eCheques.payees, now: now.toISOString() };
  return eChequeProblem(reading.cheque, wanted);
}
