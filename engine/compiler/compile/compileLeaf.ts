import { UPLOAD_LIMIT_BYTES } from '../../constants/constants.ts';
import type { Json, JsonObject, JsonSchema } from '../../definition/JsonSchema.ts';
import type { FileLimits, LeafNode, OptionValue, ValueType } from '../../definition/PlanNode.ts';
import type { Rule } from '../../definition/Rule.ts';
import { withoutSlowPatterns } from '../patterns/limitedPatterns.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { LeafDraft } from '../source/Draft.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import { isArgument, listOf, objectOf, textsOf } from '../source/json.ts';
import { rjsfSchema, testSchema } from '../source/plainSchemas.ts';
import { within } from '../source/Reporter.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';
import { valueTypeOf } from '../source/valueTypeOf.ts';
import { compileExpression } from './compileExpression.ts';
import { compileOptions } from './compileOptions.ts';
import { compilePrefill } from './compilePrefill.ts';
import { compileRules } from './compileRules.ts';
import { compositeNames } from './compositeNames.ts';
import { firstOf } from './firstValues.ts';
import { partLabels } from './partLabels.ts';
import { spellingsOf } from './spellingsOf.ts';

/** The properties of a leaf, without those that every node has. */
export type LeafPart = Omit<
  LeafNode,
  'key' | 'pattern' | 'textKey' | 'visibleWhen' | 'required' | 'requiredWhen' | 'requiredKey' | 'ui'
>;

/** Compiles the leaf's own properties: its type, rules, options and expressions. */
export function compileLeaf(compilation: Compilation, draft: LeafDraft): LeafPart {
  const valueType = valueTypeOf(draft);
  const choice = compileOptions(compilation, draft);
  const values = choice.optionsFrom ? undefined : choice.options?.map(({ value }) => value);
  checkType(compilation, draft, valueType, values);
  const file = valueType === 'file' ? fileLimits(compilation, draft) : undefined;
  const rules = [
    ...impliedRules(compilation, draft, valueType, file),
    ...compileRules(compilation, draft),
  ];
  return {
    kind: 'leaf',
    valueType,
    spelling: spellingsOf(draft, valueType),
    rules,
    schema:
      valueType === 'json'
        ? withoutSlowPatterns(rjsfSchema(jsonOf(draft)), compilation.isSlow)
        : plainSchema(valueType, values),
    ...choice,
    ...expressions(compilation, draft, firstOf(draft.source, valueType, values)),
    ...inferredValues(compilation, draft),
    ...compilePrefill(compilation, draft),
    ...(file ? { file } : {}),
    ...(valueType === 'json' ? partsOf(jsonOf(draft)) : {}),
  };
}

/** Returns the labels and option names of the parts of an answer of any shape. */
function partsOf(schema: JsonObject): Pick<LeafNode, 'labels' | 'compositeOptions'> {
  const compositeOptions = compositeNames(schema);
  return {
    labels: partLabels(schema),
    ...(compositeOptions.length > 0 ? { compositeOptions } : {}),
  };
}

// A leaf of any shape has its types inside `json`.
const TYPES = ['string', 'boolean', 'integer', 'number', 'array', 'object'];

function checkType(
  { report }: Compilation,
  { source }: LeafDraft,
  valueType: ValueType,
  values: readonly OptionValue[] | undefined,
): void {
  const type = keywordOf(source, 'type');
  const isKnown = valueType === 'json' || (typeof type === 'string' && TYPES.includes(type));
  if (!isKnown && values === undefined) {
    const remedy = `Write one of ${TYPES.join(', ')}.`;
    report.error(
      sourcePlace(source, 'type'),
      'bad-type',
      'The type of this field is missing',
      remedy,
    );
  }
  const isChoice = valueType === 'choice' || valueType === 'choices';
  const isListed = keywordOf(source, 'optionsFrom') === undefined;
  if (isChoice && isListed && (values === undefined || values.length === 0)) {
    const remedy = 'Write { "enum": ["a", "b"] }; for a checkbox group, in "items".';
    report.error(sourcePlace(source, 'enum'), 'bad-options', 'A choice needs its options', remedy);
  }
}

/** Returns the rules that no author writes: storable characters and the limits of a file. */
function impliedRules(
  { tests }: Compilation,
  draft: LeafDraft,
  valueType: ValueType,
  file: FileLimits | undefined,
): readonly Rule[] {
  const place = sourcePlace(draft.source);
  const base = { severity: 'error', args: [] } as const;
  if (file) {
    const size = { fileWithin: file.maxBytes };
    const type = { fileTypes: [...file.accept] };
    return [
      {
        ...base,
        keyword: 'fileType',
        test: tests.nameOf(type, place),
        key: ENGINE_KEYS.fileType,
        args: [file.accept.join(', ')],
      },
      {
        ...base,
        keyword: 'fileSize',
        test: tests.nameOf(size, place),
        key: ENGINE_KEYS.fileSize,
        args: [file.maxBytes],
      },
    ];
  }
  if (valueType === 'number') {
    const isWhole = keywordOf(draft.source, 'type') === 'integer';
    const test = tests.nameOf({ type: isWhole ? 'integer' : 'number' }, place);
    const key = isWhole ? 'validation_invalidInteger' : 'validation_invalidNumber';
    return [{ ...base, keyword: 'type', test, key }];
  }
  if (valueType === 'json') return jsonRules(tests, draft);
  if (WITHOUT_TEXT.includes(valueType)) return [];
  const storable = tests.nameOf({ storable: true }, place);
  return [{ ...base, keyword: 'storable', test: storable, key: ENGINE_KEYS.storable }];
}

/**
 * Returns the rules of an answer of any shape: it can be stored, and it matches the form's schema.
 * Both report the place of the fault in the answer.
 */
function jsonRules(tests: Compilation['tests'], draft: LeafDraft): readonly Rule[] {
  const place = sourcePlace(draft.source, 'json');
  const base = { severity: 'error', args: [] } as const;
  const storable = tests.nameOfPlain({ storableJson: true }, place);
  const test = tests.nameOfPlain(testSchema(jsonOf(draft)), place);
  return [
    { ...base, keyword: 'storable', test: storable, key: ENGINE_KEYS.storable },
    { ...base, keyword: 'json', test, key: ENGINE_KEYS.invalidJson },
  ];
}

function jsonOf({ source }: LeafDraft): JsonObject {
  return objectOf(keywordOf(source, 'json'));
}

const WITHOUT_TEXT: readonly ValueType[] = ['file', 'choice', 'choices', 'checkbox'];

function fileLimits({ report }: Compilation, draft: LeafDraft): FileLimits {
  const written = objectOf(keywordOf(draft.source, 'file'));
  const accept = textsOf(written.accept).map((extension) => extension.toLowerCase());
  const place = sourcePlace(draft.source, 'file');
  if (accept.length === 0 || !accept.every((extension) => /^\.[a-z\d]+$/.test(extension))) {
    const remedy = 'Write { "maxBytes": 5242880, "accept": [".pdf", ".jpg"] }.';
    report.error(place, 'bad-value', 'A file needs the extensions that it may have', remedy);
  }
  const maxBytes = typeof written.maxBytes === 'number' ? written.maxBytes : UPLOAD_LIMIT_BYTES;
  return { maxBytes: Math.min(maxBytes, UPLOAD_LIMIT_BYTES), accept };
}

function plainSchema(valueType: ValueType, values: readonly OptionValue[] | undefined): JsonSchema {
  const listed: JsonObject = values ? { type: 'string', enum: [...values] } : { type: 'string' };
  switch (valueType) {
    case 'choices':
      return { type: 'array', uniqueItems: true, items: listed };
    case 'checkbox':
      return { type: 'boolean' };
    case 'file':
      return { type: 'object' };
    default:
      return listed;
  }
}

function expressions(
  compilation: Compilation,
  draft: LeafDraft,
  first: Json | undefined,
): Pick<LeafNode, 'computed' | 'initial' | 'initialFollows' | 'first'> {
  const compile = (keyword: string, source: Json) =>
    compileExpression(compilation, source, draft.holder, sourcePlace(draft.source, keyword));
  const computed = keywordOf(draft.source, 'computed');
  const initial = keywordOf(draft.source, 'initial') ?? keywordOf(draft.source, 'default');
  return {
    ...(computed === undefined ? {} : { computed: compile('computed', computed) }),
    ...(first === undefined ? {} : { first }),
    ...(initial === undefined || first !== undefined || initial === null || Array.isArray(initial)
      ? {}
      : { initial: compile('initial', initial) }),
    ...(keywordOf(draft.source, 'initialFollows') === true ? { initialFollows: true } : {}),
  };
}

function inferredValues({ tests }: Compilation, { source }: LeafDraft): Pick<LeafNode, 'inferred'> {
  const place = sourcePlace(source, 'inferred');
  const inferred = listOf(keywordOf(source, 'inferred')).flatMap((entry, index) => {
    const { value, schema } = objectOf(entry);
    if (value === undefined || !isArgument(value)) return [];
    return [{ value, test: tests.nameOf(objectOf(schema), within(place, index, 'schema')) }];
  });
  return inferred.length > 0 ? { inferred } : {};
}
