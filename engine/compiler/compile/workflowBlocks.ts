import type { ConditionRef } from '../../definition/Condition.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Manifest } from '../../definition/Manifest.ts';
import type { StepPlan } from '../../definition/Plan.ts';
import { E_CHEQUE_STEP, METHOD_FIELD } from '../../definition/paymentFields.ts';
import { paymentLists } from '../../definition/paymentLists.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { SharedBlock, SharedFiles } from '../source/FormFiles.ts';
import { isObject, textsOf } from '../source/json.ts';
import { chosenIs, type ManifestBehaviour } from './compileManifest.ts';
import type { OuterConditions } from './compileNode.ts';

/** A block of the shared workflow, which adds fields to a form. */
export interface WorkflowBlock {
  readonly name: string;
  readonly file: string;
  readonly schema: JsonObject;
  readonly ui: JsonObject;
}

/** The patterns of the shared workflow's fields, by the page that shows them. */
export interface WorkflowFields {
  /** Fields on the submission step: the acknowledgement e-mail. */
  readonly workflowFields: readonly string[];
  /** Fields on the review: the payment method. */
  readonly paymentFields: readonly string[];
}

const ACK_EMAIL = 'ack-email';
const PAYMENT_METHOD = 'payment-method';

/**
 * The payment methods that need a field of the payment block. The selector itself belongs to every
 * method.
 */
const METHODS_OF: Readonly<Record<string, readonly string[]>> = {
  chequeNo: ['cheque'],
  bankDraftNo: ['bankDraft'],
  chequePayee: ['cheque', 'bankDraft'],
  payee: ['echq'],
  uploadECheque: ['echq'],
};

const E_CHEQUE_FIELDS = ['/payee', '/uploadECheque'];

/** Returns the available blocks of the shared workflow that a form uses, in page order. */
export function workflowBlocks(
  manifest: Manifest,
  { defs }: SharedFiles,
): readonly WorkflowBlock[] {
  const lists = paymentLists(manifest);
  const ack = manifest.skipAckEmail ? undefined : defs[ACK_EMAIL];
  const payment = lists && defs[PAYMENT_METHOD];
  return [
    ...(payment
      ? [
          blockOf(
            PAYMENT_METHOD,
            payment,
            narrowed(payment.schema, [...lists.online, ...lists.offline]),
          ),
        ]
      : []),
    ...(ack ? [blockOf(ACK_EMAIL, ack, ack.schema)] : []),
  ];
}

function blockOf(name: string, { ui = {} }: SharedBlock, schema: JsonObject): WorkflowBlock {
  return { name, file: `schemas/defs/${name}.schema.json`, schema, ui };
}

/**
 * Returns the payment block with only the form's methods, and only the fields that those methods
 * need.
 */
function narrowed(schema: JsonObject, methods: readonly string[]): JsonObject {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const kept = Object.entries(properties).flatMap(([key, property]) => {
    const needs = METHODS_OF[key];
    if (needs && !needs.some((method) => methods.includes(method))) return [];
    if (needs || !isObject(property)) return [[key, property] as const];
    return [[key, { ...property, enum: methods }] as const];
  });
  const names = kept.map(([key]) => key);
  const required = textsOf(schema.required).filter((key) => names.includes(key));
  return { ...schema, properties: Object.fromEntries(kept), required };
}

/**
 * Groups the fields of the shared workflow by the page that shows them.
 *
 * @param beside patterns of the fields at the root that are not the form's own
 */
export function workflowFields(
  blocks: readonly WorkflowBlock[],
  beside: readonly string[],
): WorkflowFields {
  const payment = blocks.find(({ name }) => name === PAYMENT_METHOD);
  const names = isObject(payment?.schema.properties) ? Object.keys(payment.schema.properties) : [];
  const isPayment = (pattern: string) => names.includes(pattern.slice(1));
  return {
    workflowFields: beside.filter((pattern) => !isPayment(pattern)),
    paymentFields: beside.filter(
      (pattern) => isPayment(pattern) && !E_CHEQUE_FIELDS.includes(pattern),
    ),
  };
}

/**
 * Returns the step after the form's own steps where the user uploads an e-Cheque, if the form
 * accepts e-Cheques.
 *
 * @see specification, document 2, section 2 "Upload e-Cheque (only when e-cheque is chosen)"
 */
export function eChequeStep(
  { conditions }: Compilation,
  blocks: readonly WorkflowBlock[],
): readonly StepPlan[] {
  const block = blocks.find(({ name }) => name === PAYMENT_METHOD);
  if (!isObject(block?.schema.properties) || !block.schema.properties.uploadECheque) return [];
  const place = { file: block.file, pointer: '' };
  const when = conditions.compile({ [METHOD_FIELD]: { const: 'echq' } }, '', place);
  const shown = { hideBack: false, hideNext: false, hideNavigation: false, hideSavePrint: false };
  return [{ id: E_CHEQUE_STEP, fields: E_CHEQUE_FIELDS, when, ...shown }];
}

/**
 * Returns the conditions of the shared workflow's fields. They are visible if the form is submitted
 * online. Payment fields also require that the fee is paid online.
 */
export function workflowConditions(
  compilation: Compilation,
  { submissionType, payment }: ManifestBehaviour,
  fields: WorkflowFields,
): OuterConditions {
  const { conditions } = compilation;
  const online = chosenIs(compilation, submissionType, 'ALLOW_ESUBM');
  const not = (ref: ConditionRef) => conditions.intern({ kind: 'not', of: conditions.at(ref) });
  const paid = payment
    ? [
        chosenIs(compilation, payment.required, true),
        not(chosenIs(compilation, payment.onCounter, true)),
      ]
    : [];
  return new Map([
    ...fields.workflowFields.map((field) => [field, [online]] as const),
    ...fields.paymentFields.map((field) => [field, [online, ...paid]] as const),
  ]);
}
