import type { Chosen, ConditionRef } from '../definition/Condition.ts';
import type { ExportPlan } from '../definition/ExportPlan.ts';
import type { Expression } from '../definition/Expression.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { E_CHEQUE_STEP } from '../definition/paymentFields.ts';
import { SIGNER_FIELDS } from '../definition/signerFields.ts';
import { isAbove, parentOf } from '../values/pointer.ts';
import { type Claim, schemaPlace } from './Claim.ts';
import { conditionsIn } from './conditionsIn.ts';
import { earlierEntriesFail } from './earlierEntriesFail.ts';
import { type Goal, type Logic, not } from './Logic.ts';

/** A condition at one place of the form. */
interface PlacedCondition {
  readonly file: Claim['file'];
  readonly pointer: string;
  readonly when: ConditionRef | undefined;
  /** Goals that hold whenever the condition is evaluated. */
  readonly given: readonly Goal[];
  /** The consequence if the condition never holds: "The option \"x\" is never offered". */
  readonly never: string;
}

/**
 * Returns claims about every condition of a form. It reports conditions that never or always hold,
 * and steps that cannot be reached. It also reports fields that are never shown and options that
 * are never offered.
 */
export function proveConditions(plan: Plan, logic: Logic): readonly Claim[] {
  const unreachable = plan.steps.filter(({ when }) => !logic.isPossible(logic.holds(when)));
  const ownSteps = plan.steps.filter(({ id }) => id !== E_CHEQUE_STEP);
  const steps = ownSteps.flatMap((step, index) =>
    claimsOf(logic, {
      file: 'manifest.json',
      pointer: `/steps/${index}/when`,
      when: step.when,
      given: [],
      never: `The step "${step.id}" can never be reached`,
    }),
  );
  // Fields of the shared workflow do not belong to the form.
  const shared = plan.steps.filter((step) => !ownSteps.includes(step));
  const skippedFields = [
    ...[...unreachable, ...shared].flatMap(({ fields }) => fields),
    ...plan.workflowFields,
    ...plan.paymentFields,
  ];
  const nodes = nodesUnder(plan.root).filter(
    ({ pattern }) => !skippedFields.some((field) => isAbove(field, pattern)),
  );
  return [
    ...steps,
    ...nodes.flatMap((node) => shownClaims(plan, logic, node)),
    ...nodes.flatMap((node) =>
      nodeConditions(logic, node).flatMap((placed) => claimsOf(logic, placed)),
    ),
    ...manifestConditions(plan, logic).flatMap((placed) => claimsOf(logic, placed)),
  ];
}

/**
 * Returns claims about a field's `visibleWhen`. Fields inside a field that is never shown get no
 * claim.
 */
function shownClaims(plan: Plan, logic: Logic, node: PlanNode): readonly Claim[] {
  const { pattern, visibleWhen } = node;
  if (visibleWhen === undefined || !logic.isPossible(logic.isShown(parentOf(pattern)))) return [];
  const step = plan.steps.find(({ fields }) => fields.includes(pattern));
  // The claim about a condition of the whole step points at the step.
  if (step && step.when === visibleWhen) return [];
  const isNeeded = node.required || node.requiredWhen !== undefined;
  return claimsOf(logic, {
    file: 'schema.json',
    pointer: schemaPlace(pattern, 'visibleWhen'),
    when: visibleWhen,
    given: [logic.isShown(parentOf(pattern)), logic.holds(step?.when)],
    never: isNeeded
      ? `${pattern} is required and can never be shown`
      : `${pattern} can never be shown`,
  });
}

function nodeConditions(logic: Logic, node: PlanNode): readonly PlacedCondition[] {
  const given = [logic.isShown(node.pattern)];
  if (!logic.isPossible(...given)) return [];
  const placed = (when: ConditionRef | undefined, never: string, ...at: (string | number)[]) => ({
    file: 'schema.json' as const,
    pointer: schemaPlace(node.pattern, ...at),
    when,
    given,
    never,
  });
  const options = node.kind === 'leaf' ? (node.options ?? []) : [];
  const { computed, initial } = node.kind === 'leaf' ? node : {};
  const within = (expression: Expression | undefined, keyword: string) =>
    expressionConditions(logic, expression, {
      file: 'schema.json',
      pointer: schemaPlace(node.pattern, keyword),
      given,
    });
  const counts = node.kind === 'list' ? node.countWhere : [];
  return [
    placed(
      node.requiredWhen,
      `This condition never makes ${node.pattern} required`,
      'requiredWhen',
    ),
    ...within(computed, 'computed'),
    ...within(initial, 'initial'),
    ...options.map(({ value, when }) =>
      placed(when, `The option "${value}" is never offered`, 'optionsWhen', String(value)),
    ),
    ...node.rules.map(({ keyword, when }) =>
      placed(when, `The rule "${keyword}" of ${node.pattern} never applies`, 'rules'),
    ),
    ...counts.flatMap(({ when, where }, index) => [
      placed(when, 'This count never applies', 'countWhere', index, 'when'),
      placed(where, 'No row can ever be counted', 'countWhere', index, 'where'),
    ]),
  ];
}

function manifestConditions(plan: Plan, logic: Logic): readonly PlacedCondition[] {
  const entry = (
    pointer: string,
    when: ConditionRef | undefined,
    never: string,
  ): PlacedCondition => ({
    file: 'manifest.json',
    pointer,
    when,
    given: [],
    never,
  });
  const items = plan.payment?.items ?? [];
  return [
    ...chosen(plan.submissionType, '/submissionType', logic),
    ...(plan.payment ? chosen(plan.payment.required, '/payment/required', logic) : []),
    ...(plan.payment ? chosen(plan.payment.onCounter, '/payment/onCounter', logic) : []),
    ...items.flatMap(({ id, when, each, unitPrice, quantity }, index) => {
      const pointer = `/payment/items/${index}`;
      const given = [logic.holds(when), logic.isShown(each ?? '')];
      const within = (expression: Expression, key: string) =>
        expressionConditions(logic, expression, {
          file: 'manifest.json',
          pointer: `${pointer}/${key}`,
          given,
        });
      return [
        entry(`${pointer}/when`, when, `The fee line "${id}" is never charged`),
        ...within(unitPrice, 'unitPrice'),
        ...within(quantity, 'quantity'),
      ];
    }),
    ...plan.signatures.flatMap((signature) => {
      // The plan lists the signatures in signing order, the file in its own order.
      const index = plan.manifest.signatures?.findIndex(({ id }) => id === signature.id) ?? 0;
      const never = `The signature "${signature.id}" is never requested`;
      return [
        entry(`/signatures/${index}/when`, signature.when, never),
        ...CHOSEN.flatMap((name) =>
          chosen(signature[name] ?? [], `/signatures/${index}/${name}`, logic),
        ),
      ];
    }),
    ...plan.documents.map(({ id, when }, index) =>
      entry(`/documents/${index}/when`, when, `The document "${id}" is never offered`),
    ),
    ...(plan.next ?? []).map(({ id, when }, index) =>
      entry(`/next/${index}/when`, when, `The next step "${id}" is never reached`),
    ),
    ...exportConditions(plan.export, '/export', logic),
  ];
}

/** Properties of a signature that depend on the answers. */
const CHOSEN = ['holder', 'optional', 'disabled', ...SIGNER_FIELDS] as const;

function exportConditions(
  entries: ExportPlan,
  pointer: string,
  logic: Logic,
): readonly PlacedCondition[] {
  return Object.entries(entries).flatMap(([key, entry]) => {
    const at = `${pointer}/${key}`;
    if (entry.kind === 'rows') return exportConditions(entry.as, `${at}/as`, logic);
    if (entry.kind === 'answer') return [];
    return expressionConditions(logic, entry.of, { file: 'manifest.json', pointer: at, given: [] });
  });
}

/** Returns the conditions within an expression. */
function expressionConditions(
  logic: Logic,
  expression: Expression | undefined,
  { file, pointer, given }: Pick<PlacedCondition, 'file' | 'pointer' | 'given'>,
): readonly PlacedCondition[] {
  const inner = expression ? conditionsIn(expression, logic) : [];
  return inner.map((each) => ({
    file,
    pointer: `${pointer}${each.at}`,
    when: each.when,
    given: [...given, ...each.given],
    never: 'This condition can never hold',
  }));
}

/** Returns the entries of a choice. Each entry is evaluated if all entries before it fail. */
function chosen(
  choice: Chosen<unknown>,
  pointer: string,
  logic: Logic,
): readonly PlacedCondition[] {
  return choice.map(({ when, value }, index) => ({
    file: 'manifest.json',
    pointer: `${pointer}/${index}/when`,
    when,
    given: earlierEntriesFail(choice, index, logic),
    never: `The entry ${JSON.stringify(value)} can never apply`,
  }));
}

function claimsOf(
  logic: Logic,
  { file, pointer, when, given, never }: PlacedCondition,
): readonly Claim[] {
  if (when === undefined) return [];
  const holds = logic.holds(when);
  if (!logic.isPossible(...given, holds)) {
    const remedy = 'Check the values that its condition names, and whether those fields are shown.';
    return [{ file, pointer, code: 'never-holds', message: never, remedy, severity: 'error' }];
  }
  if (logic.isPossible(...given, not(holds))) return [];
  const remedy = 'Leave the condition out, or correct it.';
  const message = 'This condition always holds';
  return [{ file, pointer, code: 'always-holds', message, remedy, severity: 'warning' }];
}
