import { RECORD_LIST_DEFAULT_MAX, RECORD_LIST_DEFAULT_MIN } from '../../constants/constants.ts';
import type { ConditionRef } from '../../definition/Condition.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type {
  CountRule,
  GroupNode,
  LeafNode,
  ListNode,
  PlanNode,
  Spelling,
} from '../../definition/PlanNode.ts';
import type { Rule } from '../../definition/Rule.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { Draft, GroupDraft, LeafDraft, ListDraft } from '../source/Draft.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import { isObject, listOf, objectOf, textsOf } from '../source/json.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, within } from '../source/Reporter.ts';
import { everyKeywordOf, keywordOf, sourcePlace } from '../source/Source.ts';
import { compileLeaf } from './compileLeaf.ts';
import { compileRules } from './compileRules.ts';
import { firstRowsOf, warnOfFirst, withCheckedFirst } from './firstValues.ts';

/** The conditions that fields have from outside their schema (a step's `when`), by pattern. */
export type OuterConditions = ReadonlyMap<string, readonly ConditionRef[]>;

/** Compiles a field and everything under it. */
function compileNode(compilation: Compilation, draft: Draft, outer: OuterConditions): PlanNode {
  if (draft.kind === 'leaf') return leafNode(compilation, draft, outer);
  if (draft.kind === 'list') return listNode(compilation, draft, outer);
  return compileGroup(compilation, draft, outer);
}

/** Compiles an object and everything under it. */
export function compileGroup(
  compilation: Compilation,
  draft: GroupDraft,
  outer: OuterConditions,
): GroupNode {
  const parts = dateParts(compilation, draft);
  const children = draft.children.map((child) => compileNode(compilation, child, outer));
  return {
    kind: 'group',
    ...baseOf(compilation, draft, outer),
    schema: { type: 'object' },
    children: parts ? children.map((child) => datePart(child, parts)) : children,
    ...(draft.isBare ? { isBare: true } : {}),
    rules: [
      ...(parts ? [realDateRule(compilation, draft)] : []),
      ...compileRules(compilation, draft),
    ],
    ...(parts ? { dateParts: parts } : {}),
    ...atLeastOneOf(compilation, draft),
  };
}

function leafNode(compilation: Compilation, draft: LeafDraft, outer: OuterConditions): LeafNode {
  const leaf = compileLeaf(compilation, draft);
  const isFile = leaf.valueType === 'file';
  const base = baseOf(compilation, draft, outer, isFile ? ENGINE_KEYS.fileRequired : undefined);
  const ui =
    keywordOf(draft.source, 'readOnly') === true ? { ui: { 'ui:readonly': true, ...base.ui } } : {};
  return withCheckedFirst(compilation.report, draft.source, { ...base, ...ui, ...leaf });
}

function listNode(compilation: Compilation, draft: ListDraft, outer: OuterConditions): ListNode {
  const count = (keyword: string, otherwise: number) => {
    const value = keywordOf(draft.source, keyword);
    return typeof value === 'number' ? value : otherwise;
  };
  if (keywordOf(draft.source, 'maxItems') === undefined) warnOfNoMaximum(compilation, draft);
  const minItems = count('minItems', RECORD_LIST_DEFAULT_MIN);
  const maxItems = count('maxItems', RECORD_LIST_DEFAULT_MAX);
  // Users choose files instead of typing them, so a list of files shows no empty rows.
  const isFiles = isFileList(draft);
  const initialRows = count('initialRows', isFiles ? 0 : minItems);
  const firstRows = isFiles ? [] : firstRowsOf(draft.source);
  warnOfFirst(compilation.report, draft.source, { initialRows, firstRows, maxItems });
  return withCheckedFirst(compilation.report, draft.source, {
    kind: 'list',
    ...baseOf(compilation, draft, outer, isFiles ? ENGINE_KEYS.fileRequired : undefined),
    schema: { type: 'array', minItems, maxItems },
    item: compileGroup(compilation, draft.item, outer),
    minItems,
    maxItems,
    emptyRows: keywordOf(draft.source, 'emptyRows') === 'drop' ? 'drop' : 'refuse',
    initialRows: Math.min(initialRows, maxItems),
    ...(firstRows.length > 0 ? { firstRows: firstRows.slice(0, maxItems) } : {}),
    ordered: keywordOf(draft.source, 'ordered') === true,
    countWhere: countRules(compilation, draft),
    ...fileListRules(compilation, draft),
  });
}

function isFileList({ item }: ListDraft): boolean {
  const [answer] = item.children;
  return (
    item.isBare === true && answer !== undefined && keywordOf(answer.source, 'file') !== undefined
  );
}

/**
 * Returns the rules of a list: first the total size limit of its files, then the author's rules.
 */
function fileListRules(
  compilation: Compilation,
  draft: ListDraft,
): Pick<ListNode, 'maxTotalBytes' | 'rules'> {
  const most = keywordOf(draft.source, 'maxTotalBytes');
  const rules = compileRules(compilation, draft);
  if (typeof most !== 'number') return { rules };
  const test = compilation.tests.nameOf({ filesWithin: most }, sourcePlace(draft.source));
  const key = ENGINE_KEYS.filesSize;
  const rule: Rule = { keyword: 'filesSize', test, key, args: [most], severity: 'error' };
  return { maxTotalBytes: most, rules: [rule, ...rules] };
}

function warnOfNoMaximum({ report }: Compilation, { source, pattern }: ListDraft): void {
  const message = `${pattern} has no maximum number of rows`;
  const remedy = `Add "maxItems"; the default is ${RECORD_LIST_DEFAULT_MAX} rows.`;
  report.warn(sourcePlace(source), 'no-most-rows', message, remedy);
}

function baseOf(
  compilation: Compilation,
  draft: Draft,
  outer: OuterConditions,
  key: string = ENGINE_KEYS.required,
) {
  const { conditions } = compilation;
  const compiled = (keyword: string) =>
    everyKeywordOf(draft.source, keyword).map(({ value, place }) =>
      conditions.compile(value, draft.holder, place),
    );
  const visibleWhen = conditions.allOf([
    ...(outer.get(draft.pattern) ?? []),
    ...compiled('visibleWhen'),
  ]);
  const requiredWhen = conditions.allOf(compiled('requiredWhen'));
  const requiredKey = keywordOf(draft.source, 'requiredKey');
  return {
    key: draft.key,
    pattern: draft.pattern,
    textKey: draft.textKey,
    required: draft.required,
    requiredKey: typeof requiredKey === 'string' ? requiredKey : key,
    ui: draft.ui,
    ...(visibleWhen === undefined ? {} : { visibleWhen }),
    ...(requiredWhen === undefined ? {} : { requiredWhen }),
  };
}

type DateParts = NonNullable<GroupNode['dateParts']>;

function dateParts({ report }: Compilation, draft: GroupDraft): DateParts | undefined {
  const written = keywordOf(draft.source, 'dateParts');
  if (written === undefined) return undefined;
  const { day, month, year } = objectOf(written);
  const names = draft.children.map(({ key }) => key);
  const isPart = (name: unknown): name is string =>
    typeof name === 'string' && names.includes(name);
  if (isPart(day) && isPart(month) && isPart(year)) return { day, month, year };
  const place = sourcePlace(draft.source, 'dateParts');
  const remedy = `Name three of ${names.join(', ')}: { "day": ..., "month": ..., "year": ... }.`;
  report.error(
    place,
    'unknown-field',
    'A date in parts must name three fields of its object',
    remedy,
  );
  return undefined;
}

function datePart(child: PlanNode, { day, month }: DateParts): PlanNode {
  if (child.kind !== 'leaf' || (child.key !== day && child.key !== month)) return child;
  const steps: readonly Spelling[] =
    child.key === month ? ['monthNumber', 'twoDigits'] : ['twoDigits'];
  return { ...child, spelling: [...child.spelling, ...steps] };
}

function realDateRule({ tests }: Compilation, draft: GroupDraft): Rule {
  const test = tests.nameOf({ hkDate: true }, sourcePlace(draft.source));
  const key = ENGINE_KEYS.invalidDate;
  return { keyword: 'dateParts', test, key, args: [], severity: 'error' };
}

function atLeastOneOf({ report }: Compilation, draft: GroupDraft): Pick<GroupNode, 'atLeastOneOf'> {
  const written = keywordOf(draft.source, 'atLeastOneOf');
  if (written === undefined) return {};
  const place = sourcePlace(draft.source, 'atLeastOneOf');
  const names = draft.children.map(({ key }) => key);
  const fields = textsOf(objectOf(written).fields);
  for (const [index, field] of fields.entries()) {
    if (names.includes(field)) continue;
    const remedy = didYouMean(field, names, 'Name fields of this object.');
    report.error(
      within(place, 'fields', index),
      'unknown-field',
      `There is no field "${field}"`,
      remedy,
    );
  }
  return { atLeastOneOf: { fields, key: keyOf(report, objectOf(written), place) } };
}

function countRules(compilation: Compilation, draft: ListDraft): readonly CountRule[] {
  const place = sourcePlace(draft.source, 'countWhere');
  return listOf(keywordOf(draft.source, 'countWhere')).flatMap((entry, index) => {
    if (!isObject(entry)) return [];
    const at = within(place, index);
    const { conditions, report } = compilation;
    const { when, where, min, max } = entry;
    return [
      {
        where: conditions.compile(where ?? null, draft.item.pattern, within(at, 'where')),
        key: keyOf(report, entry, at),
        severity: entry.severity === 'warning' ? 'warning' : 'error',
        ...(when === undefined
          ? {}
          : { when: conditions.compile(when, draft.holder, within(at, 'when')) }),
        ...(typeof min === 'number' ? { min } : {}),
        ...(typeof max === 'number' ? { max } : {}),
      },
    ];
  });
}

function keyOf(report: Compilation['report'], entry: JsonObject, place: Place): string {
  if (typeof entry.key === 'string') return entry.key;
  report.error(place, 'no-message', 'This rule has no message', 'Give it a "key".');
  return 'validation_invalid';
}
