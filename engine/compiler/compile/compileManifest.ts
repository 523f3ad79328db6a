import type { Chosen, Condition, ConditionRef } from '../../definition/Condition.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Manifest } from '../../definition/Manifest.ts';
import type {
  DocumentPlan,
  FeeItemPlan,
  NextStepPlan,
  Plan,
  SignaturePlan,
  StepPlan,
} from '../../definition/Plan.ts';
import { SIGNER_FIELDS } from '../../definition/signerFields.ts';
import { isAbove } from '../../values/pointer.ts';
import type { Compilation } from '../source/Compilation.ts';
import { isObject, listOf } from '../source/json.ts';
import { type Place, within } from '../source/Reporter.ts';
import { compileExport } from './compileExport.ts';
import { compileExpression } from './compileExpression.ts';
import { compileImport } from './compileImport.ts';
import { compileMigrations } from './compileMigrations.ts';
import type { OuterConditions } from './compileNode.ts';

/** The compiled manifest without the fields, which need the steps' conditions first. */
export type ManifestBehaviour = Pick<
  Plan,
  | 'steps'
  | 'submissionType'
  | 'signatures'
  | 'payment'
  | 'documents'
  | 'next'
  | 'export'
  | 'imports'
  | 'migrations'
>;

/** Compiles the parts of a manifest that determine the behaviour of the form. */
export function compileManifest(
  compilation: Compilation,
  manifest: Manifest,
  file: string,
): ManifestBehaviour {
  const at: At = { compilation, place: { file, pointer: '' } };
  const payment = manifest.payment;
  return {
    steps: manifest.steps.map((step, index) => compileStep(inside(at, 'steps', index), step)),
    submissionType: chosen(inside(at, 'submissionType'), manifest.submissionType),
    signatures: (manifest.signatures ?? [])
      .map((signature, index) =>
        compileSignature(inside(at, 'signatures', index), signature, index),
      )
      .sort((a, b) => a.order - b.order),
    documents: listOf(manifest.documents).map((document, index) =>
      compileDocument(inside(at, 'documents', index), document),
    ),
    next: (manifest.next ?? []).map((entry, index) =>
      compileNextStep(inside(at, 'next', index), entry),
    ),
    export: compileExport(compilation, manifest.export, '', inside(at, 'export').place),
    imports: compileImport(compilation, manifest.import, inside(at, 'import').place),
    ...migrationsOf(at, manifest),
    ...(payment
      ? {
          payment: {
            required: chosen(inside(at, 'payment', 'required'), payment.required),
            onCounter: chosen(inside(at, 'payment', 'onCounter'), payment.onCounter ?? false),
            items: payment.items.map((item, index) =>
              compileFeeItem(inside(at, 'payment', 'items', index), item),
            ),
          },
        }
      : {}),
  };
}

function migrationsOf(at: At, manifest: Manifest): Pick<Plan, 'migrations'> {
  if (manifest.migrations === undefined) return {};
  const { place } = inside(at, 'migrations');
  return { migrations: compileMigrations(at.compilation, manifest, place) };
}

/** Returns the `when` of each step by the fields that the step shows. */
export function stepConditions(steps: readonly StepPlan[]): OuterConditions {
  return new Map(
    steps.flatMap(({ fields, when }) =>
      when === undefined ? [] : fields.map((field) => [field, [when]] as const),
    ),
  );
}

/** Returns the condition under which a choice has a given value. */
export function chosenIs<T>(compilation: Compilation, choice: Chosen<T>, value: T): ConditionRef {
  const { conditions } = compilation;
  const ways: Condition[] = [];
  const before: Condition[] = [];
  for (const { when, value: chosenValue } of choice) {
    const own: readonly Condition[] = when === undefined ? [] : [conditions.at(when)];
    if (chosenValue === value) ways.push({ kind: 'all', of: [...before, ...own] });
    for (const condition of own) before.push({ kind: 'not', of: condition });
    if (when === undefined) break;
  }
  return conditions.intern({ kind: 'any', of: ways });
}

interface At {
  readonly compilation: Compilation;
  readonly place: Place;
}

function inside(at: At, ...names: readonly (string | number)[]): At {
  return { ...at, place: within(at.place, ...names) };
}

type Written<T> = T | Entries<T>;
type Entries<T> = readonly { readonly when?: Json; readonly then: T }[];

function isEntries<T>(choice: Written<T>): choice is Entries<T> {
  return Array.isArray(choice);
}

function chosen<T>(at: At, choice: Written<T>): Chosen<T> {
  if (!isEntries(choice)) return [{ value: choice }];
  return choice.flatMap((entry, index) => {
    const here = inside(at, index);
    if (isObject(entry) && Object.hasOwn(entry, 'then')) {
      return [{ value: entry.then, ...whenOf(here, entry.when) }];
    }
    const remedy = 'Write { "when": ..., "then": ... }; the last entry may omit "when".';
    at.compilation.report.error(here.place, 'bad-manifest', 'This entry gives no value', remedy);
    return [];
  });
}

function whenOf(at: At, when: Json | undefined, holder = ''): { readonly when?: ConditionRef } {
  if (when === undefined) return {};
  return { when: at.compilation.conditions.compile(when, holder, within(at.place, 'when')) };
}

/** Compiles a choice of fields: pointers become patterns. */
function chosenField(at: At, choice: Written<string>): Chosen<string> {
  return chosen(at, choice).map((entry, index) => {
    const place = isEntries(choice) ? within(at.place, index, 'then') : at.place;
    return {
      ...entry,
      value: at.compilation.patterns.resolve(entry.value, '', place) ?? entry.value,
    };
  });
}

function compileStep(at: At, step: Manifest['steps'][number]): StepPlan {
  const { patterns } = at.compilation;
  return {
    id: step.id,
    fields: step.fields.flatMap(
      (field, index) => patterns.resolve(field, '', within(at.place, 'fields', index)) ?? [],
    ),
    hideBack: step.hideBack ?? false,
    hideNext: step.hideNext ?? false,
    hideNavigation: step.hideNavigation ?? false,
    hideSavePrint: step.hideSavePrint ?? false,
    ...whenOf(at, step.when),
  };
}

function compileSignature(
  at: At,
  signature: NonNullable<Manifest['signatures']>[number],
  index: number,
): SignaturePlan {
  const compared = SIGNER_FIELDS.flatMap((name) => {
    const choice = signature[name];
    return choice === undefined ? [] : [[name, chosenField(inside(at, name), choice)] as const];
  });
  return {
    id: signature.id,
    order: signature.order ?? index + 1,
    holder: chosen(inside(at, 'holder'), signature.holder),
    optional: chosen(inside(at, 'optional'), signature.optional ?? false),
    disabled: chosen(inside(at, 'disabled'), signature.disabled ?? false),
    later: signature.later ?? false,
    verify: signature.verify ?? [],
    ...Object.fromEntries(compared),
    ...whenOf(at, signature.when),
  };
}

function compileFeeItem(
  at: At,
  item: NonNullable<Manifest['payment']>['items'][number],
): FeeItemPlan {
  const { compilation, place } = at;
  const each =
    item.each === undefined
      ? undefined
      : compilation.patterns.resolve(item.each, '', within(place, 'each'));
  if (each !== undefined && compilation.patterns.get(each)?.kind !== 'list') {
    const remedy = 'Name a record list, or leave "each" out.';
    compilation.report.error(
      within(place, 'each'),
      'bad-expression',
      `"${each}" is not a list`,
      remedy,
    );
  }
  const holder = each === undefined ? '' : `${each}/*`;
  return {
    id: item.id,
    quantity: compileExpression(compilation, item.quantity ?? 1, holder, within(place, 'quantity')),
    unitPrice: compileExpression(compilation, item.unitPrice, holder, within(place, 'unitPrice')),
    ...(each === undefined ? {} : { each }),
    ...whenOf(at, item.when, holder),
  };
}

function compileDocument(at: At, document: Json): DocumentPlan {
  const written: JsonObject = isObject(document) ? document : {};
  const text = (name: string) => (typeof written[name] === 'string' ? written[name] : '');
  return { id: text('id'), template: text('template'), ...whenOf(at, written.when) };
}

function compileNextStep(
  at: At,
  { id, for: ways, when }: NonNullable<Manifest['next']>[number],
): NextStepPlan {
  return { id, ...(ways && { for: ways }), ...whenOf(at, when) };
}

/** Reports fields that no step shows, and fields that more than one step shows. */
export function checkCoverage(
  compilation: Compilation,
  steps: readonly StepPlan[],
  workflowFields: readonly string[],
  file: string,
): void {
  const { patterns, report } = compilation;
  const shown = [...steps.flatMap(({ fields }) => fields), ...workflowFields];
  for (const { kind, pattern } of patterns.all()) {
    if (kind !== 'leaf' && kind !== 'list') continue;
    if (pattern.includes('*')) continue;
    const times = shown.filter((field) => isAbove(field, pattern)).length;
    if (times === 1) continue;
    const place = { file, pointer: '/steps' };
    if (times === 0) {
      const remedy = `Add "${pattern}" to the "fields" of a step.`;
      report.error(place, 'field-in-no-step', `No step shows ${pattern}`, remedy, pattern);
    } else {
      const remedy = 'Name it in one step only.';
      report.error(place, 'field-in-two-steps', `More than one step shows ${pattern}`, remedy);
    }
  }
}
