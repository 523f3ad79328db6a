import {
  createSupplement,
  revokeSupplements,
  type SupplementDeps,
  type SupplementMade,
} from '../supplement/createSupplement.ts';
import {
  isReference,
  type RawSupplementWish,
  readSupplementWish,
} from '../supplement/readSupplementWish.ts';
import { answerExport, type ExportOrder } from './exportDesk.ts';
import { done, type OperatorAnswer, refused } from './OperatorAnswer.ts';
import type { OperatorDeps } from './OperatorDeps.ts';
import { answerPayments, PAYMENTS_ORDERS, type PaymentsOrder } from './paymentsDesk.ts';
import { type SubmissionOrder, showSubmission } from './showSubmission.ts';

/** An order that an operator can give on the command line. */
export type OperatorOrder =
  | ({ readonly order: 'supplement:new' } & RawSupplementWish)
  | { readonly order: 'supplement:revoke'; readonly reference?: unknown }
  | ExportOrder
  | SubmissionOrder
  | PaymentsOrder;

const ORDERS: readonly OperatorOrder['order'][] = [
  'supplement:new',
  'supplement:revoke',
  'export:list',
  'export:find',
  'export:mark',
  'export:untaken',
  'submission:show',
  ...PAYMENTS_ORDERS,
];

/** A function that carries out an operator's order, with or without a running portal. */
export type OperatorDesk = (order: unknown) => Promise<OperatorAnswer>;

/**
 * Creates the operator's desk.
 *
 * @returns a function that never throws for an invalid order; the reply's lines name the faults
 */
export function createOperatorDesk(deps: OperatorDeps): OperatorDesk {
  return async (order) => {
    if (!isOrder(order)) return refused('There is no such order');
    if (order.order === 'supplement:new') return ask(deps, order);
    if (order.order === 'supplement:revoke') return revoke(deps, order.reference);
    if (order.order === 'submission:show') return showSubmission(deps, order);
    return isAboutPayments(order) ? answerPayments(deps, order) : answerExport(deps, order);
  };
}

async function ask(deps: SupplementDeps, order: RawSupplementWish): Promise<OperatorAnswer> {
  const read = readSupplementWish(order);
  if ('faults' in read) return { isDone: false, lines: read.faults };
  const made = await createSupplement(deps, read.wish);
  return made ? done(linesOf(made)) : refused(unknownReference(read.wish.reference));
}

async function revoke(deps: SupplementDeps, reference: unknown): Promise<OperatorAnswer> {
  if (!isReference(reference)) return refused('REFERENCE: letters, digits and hyphens');
  const count = await revokeSupplements(deps, reference);
  if (count === undefined) return refused(unknownReference(reference));
  return count > 0
    ? done([`Links revoked: ${count}`])
    : refused(`No link about ${reference} works any more`);
}

function linesOf({ id, address, expiresAt, isMailed }: SupplementMade): readonly string[] {
  return [
    address,
    `Valid once, until ${expiresAt.toISOString()}. It is shown only once: the portal stores its hash only.`,
    isMailed
      ? `The mail is in the outbox (supplementMail:${id}).`
      : 'No mail: the submission has no address. Give one by --mail, or pass the link on yourself.',
  ];
}

function unknownReference(reference: string): string {
  return `No submission has the reference number ${reference}`;
}

function isOrder(order: unknown): order is OperatorOrder {
  if (typeof order !== 'object' || order === null) return false;
  return ORDERS.some((name) => name === Reflect.get(order, 'order'));
}

function isAboutPayments(order: OperatorOrder): order is PaymentsOrder {
  return PAYMENTS_ORDERS.some((name) => name === order.order);
}
