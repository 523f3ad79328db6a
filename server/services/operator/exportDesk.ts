import type { SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { findPackage } from '../export/findPackage.ts';
import { markTaken, type TakenProof } from '../export/markTaken.ts';
import { isReference } from '../supplement/readSupplementWish.ts';
import { type OperatorAnswer, refused } from './OperatorAnswer.ts';

/** An order about exports. */
export type ExportOrder =
  /** Lists the submissions of a form that can be exported, page by page. */
  | ({ readonly order: 'export:list' } & { readonly [Key in keyof ListWish]?: unknown })
  /** Lists the files of a submission. */
  | { readonly order: 'export:find'; readonly reference?: unknown; readonly isAgain?: unknown }
  /** Marks a submission after its copy was written. */
  | ({ readonly order: 'export:mark' } & { readonly [Key in keyof TakenProof]?: unknown })
  /**
   * Counts the submissions that are not exported yet. Fails when an export or acknowledgement was
   * abandoned.
   */
  | { readonly order: 'export:untaken' };

/** The submissions that an operator requests. */
export interface ListWish {
  readonly formCode: string;
  /** Earliest submission time, ISO 8601 with offset. */
  readonly since?: string | undefined;
  readonly isAgain: boolean;
  /** Last reference number of the previous page. */
  readonly after?: string | undefined;
}

/** Number of submissions on a page. */
const PAGE = 200;
/** Maximum number of abandoned submissions in a reply. */
const MOST_NAMED = 50;
const HASH = /^[0-9a-f]{64}$/;
const FORM_CODE = /^[A-Za-z0-9_-]{1,40}$/;
const RUN = /^[A-Z0-9]{1,40}$/;

/** Carries out an order about exports. Never throws for an invalid order. */
export async function answerExport(
  deps: Pick<ServiceDeps, 'store' | 'clock'>,
  order: ExportOrder,
): Promise<OperatorAnswer> {
  if (order.order === 'export:untaken') return untaken(deps.store);
  if (order.order === 'export:list') return list(deps.store, order);
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

async function list(
  store: SubmissionStore,
  { formCode, since, isAgain, after }: Extract<ExportOrder, { readonly order: 'export:list' }>,
): Promise<OperatorAnswer> {
  if (!isText(formCode, FORM_CODE)) return refused('--form: the code of a form');
  const from = since === undefined ? undefined : new Date(String(since));
  if (from && Number.isNaN(from.getTime())) return refused('--since: a day or an instant');
  if (after !== undefined && !isReference(after)) return refused('There is no such page');
  const references = await store.retention.handedIn({
    formCode,
    since: from,
    isAgain: isAgain === true,
    after,
    limit: PAGE,
  });
  return { isDone: true, lines: [], references };
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
      `${line}; the export or acknowledgement of ${deadCount} was abandoned:`,
      ...dead.map(({ referenceNumber }) => referenceNumber),
      ...(deadCount > dead.length ? [`and ${deadCount - dead.length} more`] : []),
    ],
  };
}

function isText(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}
