import type { SubmissionStore } from '../../ports/SubmissionStore.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { isReference } from '../supplement/readSupplementWish.ts';
import { findPackage } from './findPackage.ts';
import { markTaken, type TakenProof } from './markTaken.ts';
import { type OperatorAnswer, refused } from './OperatorAnswer.ts';

/** Orders about what leaves the portal. */
export type ExportOrder =
  /** Lists the files of a submission. */
  | { readonly order: 'export:find'; readonly reference?: unknown; readonly isAgain?: unknown }
  /** Marks a submission whose copy was written. */
  | ({ readonly order: 'export:mark' } & { readonly [Key in keyof TakenProof]?: unknown })
  /** Counts what nobody has taken; done when no dead letter is among it. */
  | { readonly order: 'export:untaken' };

/** How many dead letters a reply names. */
const MOST_NAMED = 50;
const HASH = /^[0-9a-f]{64}$/;
const RUN = /^[A-Z0-9]{1,40}$/;

/** Carries out an order about what leaves the portal. Never throws for an order that makes no sense. */
export async function answerExport(
  deps: Pick<ServiceDeps, 'store' | 'clock'>,
  order: ExportOrder,
): Promise<OperatorAnswer> {
  if (order.order === 'export:untaken') return untaken(deps.store);
  const { reference } = order;
  const isAgain = order.isAgain === true;
  if (!isReference(reference)) return refused('--ref: letters, digits and hyphens, at most 30');
  if (order.order === 'export:find') {
    const result = await findPackage(deps, { reference, isAgain });
    if ('refusal' in result) return refused(result.refusal);
    return { isDone: true, lines: [], found: result.found };
  }
  const { run, sha256 } = order;
  if (!isText(run, RUN) || !isText(sha256, HASH)) return refused('Cannot mark it: no proof');
  const result = await markTaken(deps, { reference, run, sha256, isAgain });
  if ('refusal' in result) return refused(result.refusal);
  return { isDone: true, lines: [`Taken at ${result.takenAt.toISOString()} by run ${run}.`] };
}

async function untaken(store: SubmissionStore): Promise<OperatorAnswer> {
  const { count, oldestAt, deadCount, dead } = await store.retention.untaken(MOST_NAMED);
  if (count === 0) return { isDone: true, lines: ['none waits to be taken'] };
  const noun = count === 1 ? 'submission waits' : 'submissions wait';
  const line = `${count} ${noun} to be taken, the oldest since ${oldestAt?.toISOString()}`;
  if (deadCount === 0) return { isDone: true, lines: [line] };
  return {
    isDone: false,
    lines: [
      `${line}; the export or acknowledgement of ${deadCount} was given up:`,
      ...dead.map(({ referenceNumber }) => referenceNumber),
      ...(deadCount > dead.length ? [`and ${deadCount - dead.length} more`] : []),
    ],
  };
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
