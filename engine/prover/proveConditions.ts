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
import { type Goal, type Logic, not } from './Logic.ts';
import { missedBefore } from './missedBefore.ts';

/** A condition as it stands somewhere. */
interface Asked {
  readonly file: Claim['file'];
  readonly pointer: string;
  readonly when: ConditionRef | undefined;
  /** What holds wherever the condition is asked at all. */
  readonly given: readonly Goal[];
  /** What comes of it when it never holds: "The option \"x\" is never offered". */
  readonly never: string;
}

/**
 * Claims about every condition of a form: that it can never hold, or that it always does; that a
 * step cannot be reached, a field never be shown, an option never be offered.
 */
export function proveConditions(plan: Plan, logic: Logic): readonly Claim[] {
  const lost = plan.steps.filter(({ when }) => !logic.isPossible(logic.holds(when)));
  const written = plan.steps.filter(({ id }) => id !== E_CHEQUE_STEP);
  const steps = written.flatMap((step, index) =>
    judge(logic, {
      file: 'manifest.json',
      pointer: `/steps/${index}/when`,
      when: step.when,
      given: [],
      never: `The step "${step.id}" can never be reached`,
    }),
  );
  // Fields of the shared workflow are no form's own.
  const shared = plan.steps.filter((step) => !written.includes(step));
  const unreached = [
    ...[...lost, ...shared].flatMap(({ fields }) => fields),
    ...plan.workflowFields,
    ...plan.paymentFields,
  ];
  const nodes = nodesUnder(plan.root).filter(
    ({ pattern }) => !unreached.some((field) => isAbove(field, pattern)),
  );
  return [
    ...steps,
    ...nodes.flatMap((node) => shownClaims(plan, logic, node)),
    ...nodes.flatMap((node) => askedOf(logic, node).flatMap((asked) => judge(logic, asked))),
    ...askedOfManifest(plan, logic).flatMap((asked) => judge(logic, asked)),
  ];
}

/** Whether the field can be there at all; told at the outermost only. */
function shownClaims(plan: Plan, logic: Logic, node: PlanNode): readonly Claim[] {
  const { pattern, visibleWhen } = node;
  if (visibleWhen === undefined || !logic.isPossible(logic.isShown(parentOf(pattern)))) return [];
  const step = plan.steps.find(({ fields }) => fields.includes(pattern));
  // The condition of the step alone is told at the step.
  if (step && step.when === visibleWhen) return [];
  const isNeeded = node.required || node.requiredWhen !== undefined;
  return judge(logic, {
    file: 'schema.json',
    pointer: schemaPlace(pattern, 'visibleWhen'),
    when: visibleWhen,
    given: [logic.isShown(parentOf(pattern)), logic.holds(step?.when)],
    never: isNeeded
      ? `${pattern} is required and can never be shown`
      : `${pattern} can never be shown`,
  });
}

function askedOf(logic: Logic, node: PlanNode): readonly Asked[] {
  const given = [logic.isShown(node.pattern)];
  if (!logic.isPossible(...given)) return [];
  const asked = (when: ConditionRef | undefined, never: string, ...at: (string | number)[]) => ({
    file: 'schema.json' as const,
    pointer: schemaPlace(node.pattern, ...at),
    when,
    given,
    never,
  });
  const options = node.kind === 'leaf' ? (node.options ?? []) : [];
  const { computed, initial } = node.kind === 'leaf' ? node : {};
  const within = (expression: Expression | undefined, keyword: string) =>
    askedIn(logic, expression, {
      file: 'schema.json',
      pointer: schemaPlace(node.pattern, keyword),
      given,
    });
  const counts = node.kind === 'list' ? node.countWhere : [];
  return [
    asked(node.requiredWhen, `${node.pattern} is never required by this`, 'requiredWhen'),
    ...within(computed, 'computed'),
    ...within(initial, 'initial'),
    ...options.map(({ value, when }) =>
      asked(when, `The option "${value}" is never offered`, 'optionsWhen', String(value)),
    ),
    ...node.rules.map(({ keyword, when }) =>
      asked(when, `The rule "${keyword}" of ${node.pattern} never applies`, 'rules'),
    ),
    ...counts.flatMap(({ when, where }, index) => [
      asked(when, 'This count is never asked for', 'countWhere', index, 'when'),
      asked(where, 'No row can ever be counted', 'countWhere', index, 'where'),
    ]),
  ];
}

function askedOfManifest(plan: Plan, logic: Logic): readonly Asked[] {
  const entry = (pointer: string, when: ConditionRef | undefined, never: string): Asked => ({
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
        askedIn(logic, expression, {
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
      // The plan has them in signing order, the file as its author wrote them.
      const index = plan.manifest.signatures?.findIndex(({ id }) => id === signature.id) ?? 0;
      const never = `The signature "${signature.id}" is never asked for`;
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
    ...askedOfExport(plan.export, '/export', logic),
  ];
}

/** What of a signature hangs on the answers. */
const CHOSEN = ['holder', 'optional', 'disabled', ...SIGNER_FIELDS] as const;

function askedOfExport(entries: ExportPlan, pointer: string, logic: Logic): readonly Asked[] {
  return Object.entries(entries).flatMap(([key, entry]) => {
    const at = `${pointer}/${key}`;
    if (entry.kind === 'rows') return askedOfExport(entry.as, `${at}/as`, logic);
    if (entry.kind === 'answer') return [];
    return askedIn(logic, entry.of, { file: 'manifest.json', pointer: at, given: [] });
  });
}

/** The conditions within an expression. */
function askedIn(
  logic: Logic,
  expression: Expression | undefined,
  { file, pointer, given }: Pick<Asked, 'file' | 'pointer' | 'given'>,
): readonly Asked[] {
  const inner = expression ? conditionsIn(expression, logic) : [];
  return inner.map((each) => ({
    file,
    pointer: `${pointer}${each.at}`,
    when: each.when,
    given: [...given, ...each.given],
    never: 'This condition can never hold',
  }));
}

/** Entries of a choice: each is asked when those before it fail. */
function chosen(choice: Chosen<unknown>, pointer: string, logic: Logic): readonly Asked[] {
  return choice.map(({ when, value }, index) => ({
    file: 'manifest.json',
    pointer: `${pointer}/${index}/when`,
    when,
    given: missedBefore(choice, index, logic),
    never: `The entry ${JSON.stringify(value)} can never come true`,
  }));
}

function judge(logic: Logic, { file, pointer, when, given, never }: Asked): readonly Claim[] {
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
