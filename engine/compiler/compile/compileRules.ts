import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Operand, Rule } from '../../definition/Rule.ts';
import type { KeywordValue, RuleKeyword } from '../../definition/RuleKeyword.ts';
import { checkComparable, checkDated } from '../check/checkOperand.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { Draft } from '../source/Draft.ts';
import { isArgument, isObject, listOf } from '../source/json.ts';
import { isKeywordValue, WRITTEN_AS } from '../source/keywordValues.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, within } from '../source/Reporter.ts';
import { isForRemovedOptions } from '../source/removedOptions.ts';
import { RULE_KEYWORDS } from '../source/ruleKeywords.generated.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';
import { compileBound } from './compileBound.ts';
import { compileExpression } from './compileExpression.ts';
import { messageOf, standardRules } from './standardRules.ts';

/**
 * Returns the rules of a field in the order in which they run: shorthands in catalogue order, then
 * standard keywords, then the entries of `rules`.
 */
export function compileRules(compilation: Compilation, draft: Draft): readonly Rule[] {
  const at = { compilation, draft };
  return [...shorthands(at), ...standardRules(compilation, draft), ...entries(at)];
}

interface At {
  readonly compilation: Compilation;
  readonly draft: Draft;
}

/** The properties of an entry of `rules`, without its keyword. */
type Extras = Pick<Rule, 'severity'> & Partial<Pick<Rule, 'when' | 'key' | 'args'>>;

function shorthands(at: At): readonly Rule[] {
  return RULE_KEYWORDS.flatMap((keyword) => {
    const value = keywordOf(at.draft.source, keyword.keyword);
    if (value === undefined || value === false) return [];
    const place = sourcePlace(at.draft.source, keyword.keyword);
    return ruleOf(at, keyword, value, place, {
      severity: 'error',
      ...messageOf(at.draft, keyword.keyword),
    });
  });
}

function entries(at: At): readonly Rule[] {
  const place = sourcePlace(at.draft.source, 'rules');
  return listOf(keywordOf(at.draft.source, 'rules')).flatMap((entry, index) =>
    entryRule(at, entry, within(place, index)),
  );
}

const ENTRY_KEYS = ['when', 'key', 'args', 'severity', '$comment'];

function entryRule(at: At, entry: Json, place: Place): readonly Rule[] {
  const { report } = at.compilation;
  const written = isObject(entry) ? entry : {};
  const { patterns } = at.compilation;
  if (isForRemovedOptions(patterns, written.when, at.draft.holder, place)) return [];
  const names = Object.keys(written).filter((name) => !ENTRY_KEYS.includes(name));
  const [name = ''] = names;
  const keyword = RULE_KEYWORDS.find((each) => each.keyword === name);
  if (keyword && names.length === 1) {
    return ruleOf(at, keyword, written[name] ?? null, place, extrasOf(at, written, place));
  }
  const known = RULE_KEYWORDS.map((each) => each.keyword);
  report.error(
    place,
    names.length === 1 ? 'unknown-keyword' : 'bad-rule',
    names.length === 1
      ? `"${name}" is not a rule`
      : 'An entry of "rules" holds exactly one rule keyword',
    didYouMean(name, known, 'Write one entry for each rule.'),
  );
  return [];
}

function extrasOf(at: At, entry: JsonObject, place: Place): Extras {
  const { conditions } = at.compilation;
  const when =
    entry.when === undefined
      ? {}
      : { when: conditions.compile(entry.when, at.draft.holder, within(place, 'when')) };
  return {
    severity: entry.severity === 'warning' ? 'warning' : 'error',
    ...when,
    ...(typeof entry.key === 'string' ? { key: entry.key } : {}),
    ...(Array.isArray(entry.args) ? { args: entry.args.filter(isArgument) } : {}),
  };
}

/** The kinds of argument that apply to dates only. */
const DATE_KINDS: readonly KeywordValue[] = ['bound', 'weekdays'];

function ruleOf(at: At, keyword: RuleKeyword, ...more: RuleParts): readonly Rule[] {
  const [, place] = more;
  if (DATE_KINDS.includes(keyword.value)) {
    checkDated(at.compilation, at.draft, keyword.keyword, place);
  }
  return compiledRule(at, keyword, ...more);
}

type RuleParts = readonly [value: Json, place: Place, extras: Extras];

function compiledRule(
  at: At,
  keyword: RuleKeyword,
  ...[value, place, extras]: RuleParts
): readonly Rule[] {
  const { report, tests } = at.compilation;
  const { keyword: name } = keyword;
  if (isObject(value) && TAKES_EXPRESSION.includes(keyword.value)) {
    return expressionRule(at, keyword, value, place, extras);
  }
  if (!isKeywordValue(keyword, value)) {
    const remedy = `Write ${WRITTEN_AS[keyword.value]}.`;
    report.error(place, 'bad-value', `"${name}" has the wrong value`, remedy);
    return [];
  }
  if (keyword.value === 'bound') {
    const bound = compileBound(at.compilation, name, value, at.draft.holder, place);
    return bound ? [{ ...bound, ...extras }] : [];
  }
  if (keyword.value === 'pointer') return pointerRule(at, keyword, value, place, extras);
  const schema = keyword.value === 'schema' && isObject(value) ? value : { [name]: value };
  if (keyword.value === 'schema') {
    const asked = { pattern: at.draft.pattern, schema, place: within(place, name) };
    at.compilation.conditions.noteValue(asked);
    if (extras.key === undefined) warnOfKey(at, place);
  }
  const base = { keyword: name, test: tests.nameOf(schema, place), key: keyword.key };
  return [{ ...base, args: argumentsOf(keyword, value), ...extras }];
}

/**
 * The kinds of argument that an expression may replace: the figure is then looked up or computed.
 */
const TAKES_EXPRESSION: readonly KeywordValue[] = ['count', 'decimal'];

function expressionRule(
  at: At,
  keyword: RuleKeyword,
  value: JsonObject,
  place: Place,
  extras: Extras,
): readonly Rule[] {
  if (keyword.rule === undefined) return [];
  const of = compileExpression(at.compilation, value, at.draft.holder, place);
  const operand: Operand = { kind: 'expression', of };
  const args = keyword.args === 'none' ? [] : [operand];
  const base = { keyword: keyword.keyword, rule: keyword.rule, key: keyword.key, args };
  return [{ ...base, operands: [operand], ...extras }];
}

function pointerRule(
  at: At,
  keyword: RuleKeyword,
  value: Json,
  place: Place,
  extras: Extras,
): readonly Rule[] {
  const pointer = typeof value === 'string' ? value : '';
  const pattern = at.compilation.patterns.resolve(pointer, at.draft.holder, place);
  if (pattern === undefined || keyword.rule === undefined) return [];
  checkComparable(at.compilation, pattern, place);
  const base = { keyword: keyword.keyword, rule: keyword.rule, key: keyword.key, args: [] };
  return [{ ...base, operands: [{ kind: 'value', pattern }], ...extras }];
}

function argumentsOf(keyword: RuleKeyword, value: Json): readonly (string | number)[] {
  if (keyword.args === 'none') return [];
  return (Array.isArray(value) ? value : [value]).filter(isArgument);
}

function warnOfKey(at: At, place: Place): void {
  at.compilation.report.warn(
    place,
    'no-message',
    'The message of a rule by schema only states that the answer is not valid',
    'Give it a "key" of the message catalogue or of this form.',
  );
}
