import { canonicalJson } from '../../compiler/source/canonicalJson.ts';
import { isObject, objectOf, textsOf } from '../../compiler/source/json.ts';
import { orderedNames } from '../../compiler/source/orderedNames.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { allOf, anyOf } from '../map/conditionOf.ts';
import { spelledOut } from '../messages/words.ts';
import type { Mapped } from '../read/Mapping.ts';
import { absoluteCondition } from './absoluteCondition.ts';
import { heightOf, MOST_ON_PAGE } from './heightOf.ts';

/** A step of a derived form. */
export interface DerivedStep {
  /** The proposed id. Several steps may propose the same id. */
  readonly id: string;
  readonly title: string;
  /** Text above the fields. */
  readonly lead?: string;
  /** Pointers of the fields, in order. */
  readonly fields: readonly string[];
  readonly when?: JsonObject;
}

/**
 * Cuts a form into steps of about 15 simple fields each, in the order of the schema or of the
 * layout. A group or a list with at least 5 fields has its own step with its own title. A longer
 * group is cut into several steps, unless a rule concerns the group as a whole. The fields between
 * two such groups share steps with the title "Details". A step whose fields are all conditional is
 * shown when one of them is.
 *
 * @param form the schema in Landform's dialect and its layout
 * @param labels the texts found so far, for the titles of steps
 */
export function derivedSteps(
  { schema, ui }: Mapped,
  labels: ReadonlyMap<string, string>,
): readonly DerivedStep[] {
  const root: Part = { schema, ui, pointer: '', textKey: '', height: 0 };
  return stepsIn(root, { labels, title: 'Details', id: 'details' });
}

/** The height of the heading of a group, which the title of the step replaces. */
const HEADING = 1;
/** The least height of a group that has its own step. */
const LEAST_OWN = 5;

/** A field or group with its place in the form. */
interface Part extends Mapped {
  readonly pointer: string;
  readonly textKey: string;
  readonly height: number;
  /** The condition of the part, with pointers from the root. */
  readonly when?: JsonObject;
  readonly isRequired?: boolean;
}

interface Around {
  readonly labels: ReadonlyMap<string, string>;
  /** Title and id of the steps with the fields that have no step of their own. */
  readonly title: string;
  readonly id: string;
  /** Title of the group that is cut, for the titles of the groups inside it. */
  readonly outer?: string;
}

/** Returns the steps of a group, in order. */
function stepsIn(group: Part, around: Around): readonly DerivedStep[] {
  const { title, id } = around;
  const blocks: (readonly DerivedStep[] | Part[])[] = [];
  let run: Part[] | undefined;
  for (const part of partsOf(group)) {
    if (hasOwnSteps(part)) {
      run = undefined;
      blocks.push(ownSteps(part, around));
      continue;
    }
    if (!run) {
      run = [];
      blocks.push(run);
    }
    run.push(part);
  }
  const pages = blocks.map((block) => (isRun(block) ? cut(block) : block));
  const isNamed = (page: readonly Part[]) => page.length === 1 && pages.flat().length > 1;
  const shared = pages.flat().filter((page) => isRun(page) && !isNamed(page));
  return pages.flat().map((page): DerivedStep => {
    if (!isRun(page)) return page;
    const [first] = page;
    const when = conditionOf(page);
    const step = { fields: page.map(({ pointer }) => pointer), ...(when ? { when } : {}) };
    if (isNamed(page) && first) return { ...step, ...named(first, around) };
    const number = shared.indexOf(page) + 1;
    const name = shared.length > 1 ? `${title} (${number} of ${shared.length})` : title;
    return { ...step, id, title: name };
  });
}

function isRun(block: DerivedStep | readonly DerivedStep[] | readonly Part[]): block is Part[] {
  return Array.isArray(block) && block.every((each) => 'pointer' in each);
}

/** Returns the fields of a group in the order of its layout. */
function partsOf({ schema, ui, pointer, textKey, when: outer }: Part): readonly Part[] {
  const fields = objectOf(schema.properties);
  const required = textsOf(schema.required);
  return orderedNames(Object.keys(fields), ui).map((name) => {
    const field = objectOf(fields[name]);
    const layout = objectOf(ui[name]);
    const own = field.visibleWhen;
    const when = allOf([outer, isObject(own) ? absoluteCondition(own, pointer) : undefined]);
    return {
      schema: field,
      ui: layout,
      pointer: `${pointer}/${name}`,
      textKey: textKey === '' ? name : `${textKey}.${name}`,
      height: heightOf(field, layout),
      isRequired: required.includes(name),
      ...(isObject(own) && when !== true ? { when } : {}),
    };
  });
}

function hasOwnSteps({ schema: { type, items, json, $ref, file }, height }: Part): boolean {
  if (height < LEAST_OWN) return false;
  if (json !== undefined || $ref !== undefined) return true;
  if (type === 'array') return objectOf(items).enum === undefined;
  return type === 'object' && file === undefined;
}

/** Returns the steps of a group or list: several if it is long and can be cut. */
function ownSteps(part: Part, around: Around): readonly DerivedStep[] {
  const { labels } = around;
  const own = named(part, around);
  const { when } = part;
  const whole = [{ ...own, fields: [part.pointer], ...(when ? { when } : {}) }];
  if (part.height <= MOST_ON_PAGE + HEADING || !canBeCut(part)) return whole;
  const steps = stepsIn(part, { labels, outer: labelOf(part, labels), ...own });
  const lead = labels.get(`${part.textKey}.help`);
  return steps.map((step, index) => ({
    ...step,
    ...(index === 0 && lead !== undefined && step.lead === undefined ? { lead } : {}),
    ...(when && !step.when ? { when } : {}),
  }));
}

/**
 * Checks whether a group may be shown on several steps. A fault of the group as a whole is shown
 * with the group, so it must not have one.
 */
function canBeCut({ schema, ui, isRequired }: Part): boolean {
  const { type, $ref, rules, atLeastOneOf, properties, required } = schema;
  if (type !== 'object' || $ref !== undefined || !isObject(properties)) return false;
  if (rules !== undefined || atLeastOneOf !== undefined || ui['ui:field'] !== undefined) {
    return false;
  }
  return isRequired !== true || textsOf(required).length > 0;
}

function named(part: Part, { labels, outer }: Around): Pick<DerivedStep, 'id' | 'title'> {
  const label = labelOf(part, labels);
  const id = nameOf(part)
    .replaceAll(/\W/g, '_')
    .replace(/^(?![A-Za-z])/, 'step');
  return { id, title: outer === undefined ? label : `${outer}: ${label}` };
}

function labelOf(part: Part, labels: Around['labels']): string {
  return labels.get(`${part.textKey}.label`) ?? spelledOut(nameOf(part));
}

function nameOf({ pointer }: Part): string {
  return pointer.split('/').at(-1) ?? '';
}

/** Cuts consecutive fields into pages of about equal height. */
function cut(parts: readonly Part[]): readonly Part[][] {
  const total = parts.reduce((sum, { height }) => sum + height, 0);
  const count = Math.max(1, Math.ceil(total / MOST_ON_PAGE));
  const pages: Part[][] = Array.from({ length: count }, () => []);
  let above = 0;
  for (const part of parts) {
    const middle = above + part.height * 0.5;
    const index = Math.floor((middle * count) / (total || 1));
    pages[Math.min(index, count - 1)]?.push(part);
    above += part.height;
  }
  return pages.filter((page) => page.length > 0);
}

/** Returns the condition under which a step has a visible field, if it may have none. */
function conditionOf(page: readonly Part[]): JsonObject | undefined {
  if (page.some(({ when }) => !when)) return undefined;
  const conditions = new Map(page.map(({ when }) => [canonicalJson(when ?? null), when]));
  const either = anyOf([...conditions.values()]);
  return either === true ? undefined : either;
}
