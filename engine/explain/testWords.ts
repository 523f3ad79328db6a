import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { childPointer } from '../definition/rowNode.ts';
import type { FormWords } from './FormWords.ts';
import type { TestPhrase } from './words/Wording.ts';

/** The field that a test examines. */
export interface Subject {
  readonly words: FormWords;
  readonly node: PlanNode | undefined;
  /** The name of the field, in quotation marks. */
  readonly name: string;
}

/**
 * Returns a test of a field in words.
 *
 * @param schema the schema of the test; standard keywords and context-free rule keywords
 * @param holds whether the text states that the test holds, or that it does not
 * @returns a text such as `“Applicant” is “Company”`
 */
export function testWords(subject: Subject, schema: JsonObject, holds: boolean): string {
  const { words } = subject;
  const parts = Object.entries(schema).flatMap(([keyword, value]) =>
    keyword === 'type' || keyword === 'required' ? [] : [partWords(subject, keyword, value, holds)],
  );
  const missing = missingWords(subject, schema, holds);
  const all = [...new Set([...parts, ...missing].filter((part) => part !== ''))];
  if (all.length === 0) return phrase(subject, 'given', holds);
  return all.join(holds ? words.wording.and : words.wording.or);
}

function partWords(subject: Subject, keyword: string, value: Json, holds: boolean): string {
  const write = WRITERS[keyword];
  if (write) return write(subject, value, holds);
  const kind = subject.words.wording.kinds[keyword];
  if (kind === undefined) return phrase(subject, 'other', holds);
  return phrase(subject, 'kind', holds, kind);
}

type Writer = (subject: Subject, value: Json, holds: boolean) => string;

const WRITERS: Readonly<Record<string, Writer>> = {
  const: (subject, value, holds) => {
    const { node, words } = subject;
    if (node?.kind !== 'leaf' || node.valueType !== 'checkbox') {
      return phrase(subject, 'is', holds, words.value(node, value));
    }
    return phrase(subject, 'ticked', holds === (value === true));
  },
  enum: (subject, value, holds) =>
    phrase(subject, 'is', holds, valuesWords(subject, listed(value))),
  contains: (subject, value, holds) => {
    const schema = isObject(value) ? value : {};
    const values = Array.isArray(schema.enum) ? schema.enum : [schema.const];
    if ('enum' in schema || 'const' in schema) {
      return phrase(subject, 'includes', holds, valuesWords(subject, values));
    }
    return phrase(subject, 'record', holds, testWords(rowOf(subject), schema, true));
  },
  properties: (subject, value, holds) => {
    const { words } = subject;
    const parts = Object.entries(isObject(value) ? value : {}).map(([key, schema]) =>
      testWords(childOf(subject, key), isObject(schema) ? schema : {}, holds),
    );
    return parts.join(holds ? words.wording.and : words.wording.or);
  },
  not: (subject, value, holds) => {
    const inner = testWords(subject, isObject(value) ? value : {}, !holds);
    return holds ? `${phrase(subject, 'given', true)}${subject.words.wording.and}${inner}` : inner;
  },
  anyOf: (subject, value, holds) => alternatives(subject, value, holds),
  oneOf: (subject, value, holds) => alternatives(subject, value, holds),
  allOf: (subject, value, holds) => {
    const parts = listed(value).map((each) => testWords(subject, objectFrom(each), holds));
    return parts.join(holds ? subject.words.wording.and : subject.words.wording.or);
  },
  minValue: limit('minimum'),
  minimum: limit('minimum'),
  maxValue: limit('maximum'),
  maximum: limit('maximum'),
  exclusiveMinimum: limit('exclusiveMinimum'),
  exclusiveMaximum: limit('exclusiveMaximum'),
  minItems: limit('minItems'),
  minSelected: limit('minItems'),
  maxItems: limit('maxItems'),
  maxSelected: limit('maxItems'),
  minLength: limit('minLength'),
  minChars: limit('minLength'),
  maxLength: limit('maxLength'),
  maxChars: limit('maxLength'),
  exactChars: (subject, value, holds) => rangeWords(subject, [value, value], holds),
  valueRange: (subject, value, holds) => rangeWords(subject, listed(value), holds),
  pattern: (subject, value, holds) => phrase(subject, 'pattern', holds, String(value)),
  // A title or a comment tests nothing.
  title: () => '',
  description: () => '',
  $comment: () => '',
};

function limit(name: TestPhrase): Writer {
  return (subject, value, holds) =>
    name === 'minItems' && value === 1
      ? phrase(subject, 'given', holds)
      : phrase(subject, name, holds, String(value));
}

function rangeWords(subject: Subject, [from = '', to = '']: readonly Json[], holds: boolean) {
  return phrase(subject, 'range', holds, String(from), String(to));
}

function alternatives(subject: Subject, value: Json, holds: boolean): string {
  const { words } = subject;
  const parts = listed(value).map((each) => testWords(subject, objectFrom(each), holds));
  const joined = parts.join(holds ? words.wording.or : words.wording.and);
  return parts.length > 1 ? words.bracketed(joined) : joined;
}

/** Returns the required parts of an object for which the schema has no further test. */
function missingWords(
  subject: Subject,
  { required, properties }: JsonObject,
  holds: boolean,
): readonly string[] {
  const tested = isObject(properties) ? properties : {};
  return listed(required)
    .filter((key): key is string => typeof key === 'string' && !Object.hasOwn(tested, key))
    .map((key) => phrase(childOf(subject, key), 'given', holds));
}

function childOf({ words, node }: Subject, key: string): Subject {
  const children = node?.kind === 'group' ? node.children : [];
  const child = children.find((each) => each.key === key);
  const pattern = child?.pattern ?? (node ? childPointer(node.pattern, { key }) : `/${key}`);
  return { words, node: child, name: words.name(pattern, pattern) };
}

function rowOf({ words, node, name }: Subject): Subject {
  const row = node?.kind === 'list' ? node.item : undefined;
  return { words, node: row?.isBare ? row.children[0] : row, name };
}

function valuesWords({ words, node }: Subject, values: readonly (Json | undefined)[]): string {
  const leaf = node?.kind === 'list' && node.item.isBare ? node.item.children[0] : node;
  const one = (value: Json | undefined) =>
    words.value(leaf, leaf?.kind === 'leaf' && leaf.valueType === 'choices' ? [value] : value);
  return words.anyOf(values.map(one));
}

function phrase(
  { words, name }: Subject,
  key: TestPhrase,
  holds: boolean,
  ...args: readonly string[]
): string {
  const [yes, no] = words.wording.tests[key];
  return words.fill(holds ? yes : no, name, ...args);
}

function objectFrom(value: Json): JsonObject {
  return isObject(value) ? value : {};
}

function listed(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
