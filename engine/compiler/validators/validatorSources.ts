import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { GroupNode } from '../../definition/PlanNode.ts';
import * as library from '../../rules/library.ts';
import { guardTests } from '../patterns/guardTests.ts';
import { limitedPatterns, limitedPrograms, PATTERN_STEPS } from '../patterns/limitedPatterns.ts';
import { PatternMatcher } from '../patterns/PatternMatcher.ts';
import type { PatternProgram } from '../patterns/PatternProgram.ts';
import { ENGINE_KEYS, IMPLIED_KEYWORDS } from '../source/dialect.ts';
import type { LimitedPattern } from '../source/FormFiles.ts';
import type { Reporter } from '../source/Reporter.ts';
import { renameKeywords } from '../source/schemaWalk.ts';
import { CONTEXT_FREE, type NamedTest } from '../source/TestTable.ts';
import { endlessReference } from './endlessReference.ts';
import { explainFailure } from './explainFailure.ts';
import { partReasons } from './partReasons.ts';
import { shapeSchema } from './shapeSchema.ts';
import { STANDARD } from './standardSchema.ts';

/** The inputs of the validator module of one form. */
export interface ValidatorParts {
  readonly tests: readonly NamedTest[];
  readonly root: GroupNode;
  /** Names of the tests that conditions call. */
  readonly asked: ReadonlySet<string>;
  /** The module specifier of the rule library. */
  readonly rulesModule: string;
  /** Checks whether a pattern must run with a limited number of steps. */
  readonly isSlow: (pattern: string) => boolean;
}

/**
 * The modules of one form: `ValidatorModule`, and its part that conditions call (`ConditionTests`).
 */
export interface ValidatorSources {
  readonly validator: string;
  readonly conditions: string;
  /** The patterns that run with a limited number of steps. */
  readonly limited: readonly LimitedPattern[];
}

/**
 * Writes the validator module: the shape and every test as plain functions. A page without
 * permission to create code from strings can import it. Writes a second module with only the tests
 * that conditions call. A page needs that module to render, and the rest only to validate an
 * answer.
 *
 * @returns `undefined`, with diagnostics, if a test is not a valid schema
 */
export function validatorSources(
  parts: ValidatorParts,
  report: Reporter,
): ValidatorSources | undefined {
  const programs = limitedPrograms(schemasOf(parts.tests), parts.isSlow);
  const written = parts.tests.map(({ schema }) => JSON.stringify(schema));
  const isLarge = written.reduce((sum, { length }) => sum + length, 0) > LARGE;
  const ajv = createAjv(written, isLarge, programs.size > 0);
  const tests = parts.tests.filter((test) => isCompilable(ajv, test, isLarge, report));
  if (tests.length < parts.tests.length) return undefined;
  ajv.addSchema({ ...shapeSchema(parts.root), $id: 'shape' });
  const names = tests.map(({ name }) => name);
  const asked = tests.filter(({ name }) => parts.asked.has(name));
  const askedPrograms = limitedPrograms(schemasOf(asked), parts.isSlow);
  const askedNames = asked.map(({ name }) => name);
  const code = codeOf(ajv, [...names, 'shape']);
  const askedCode = asked.length > 0 ? codeOf(ajv, askedNames) : '';
  const library = `import * as rules from ${JSON.stringify(parts.rulesModule)};`;
  return {
    validator: [
      library,
      ...(programs.size > 0 ? guardOf(programs) : []),
      code,
      ...(tests.some(({ isPlain }) => isPlain)
        ? [`const explainFailure = ${explainFailure};`]
        : []),
      testsOf(tests.map((test) => exportOf(test, programs.size > 0))),
      'export { rules };',
      '',
    ].join('\n'),
    conditions: [
      ...(askedCode.includes('rules.') ? [library] : []),
      // All code of the instance creates its patterns by the guard, even those that are proved.
      ...(askedCode.includes(GUARDED) ? guardOf(askedPrograms) : []),
      askedCode,
      testsOf(askedNames.map((name) => (askedPrograms.size > 0 ? guarded(name, name) : name))),
      '',
    ].join('\n'),
    limited: limitedPatterns(programs, askedPrograms),
  };
}

const schemasOf = (tests: readonly NamedTest[]) => tests.map(({ schema }) => schema);

/** The code that creates a pattern in a module with limited patterns. */
const GUARDED = 'guard.pattern';

/** Returns the code of the guard. Without limited patterns it only creates expressions. */
function guardOf(programs: ReadonlyMap<string, PatternProgram | null>): readonly string[] {
  if (programs.size === 0) return ['const guard = { pattern: RegExp };'];
  const written = JSON.stringify(Object.fromEntries(programs));
  const key = JSON.stringify(ENGINE_KEYS.tooComplex);
  return [
    `const guard = (${guardTests})(${PatternMatcher}, ${written}, ${PATTERN_STEPS}, ${key});`,
  ];
}

const guarded = (name: string, code: string) => `${name}: guard.test(${code})`;

/** Returns the code of some schemas' functions and of everything that they call. */
function codeOf(ajv: Ajv2020, names: readonly string[]): string {
  const exported = Object.fromEntries(names.map((name) => [name, name]));
  const code = standalone(ajv, exported).replaceAll(RUNTIME_HELPER, 'rules.$1');
  if (code.includes('require(')) {
    throw new Error('Cannot write the validator: the code of a keyword requires a module');
  }
  return code.replace('"use strict";', '');
}

const testsOf = (exported: readonly string[]) => `export const tests = { ${exported.join(', ')} };`;

/**
 * Returns a test as a property of the export. A test of an answer of any shape also explains its
 * failure. In a module with limited patterns, a test refuses a value that it could not evaluate.
 */
function exportOf({ name, schema, isPlain }: NamedTest, isGuarded: boolean): string {
  if (!isPlain) return isGuarded ? guarded(name, name) : name;
  const reasons = JSON.stringify(partReasons(schema));
  const general = JSON.stringify(ENGINE_KEYS.invalidJson);
  const explained = `explainFailure(${name}, ${reasons}, ${general})`;
  return isGuarded ? guarded(name, explained) : `${name}: ${explained}`;
}

// The module is CommonJS: Node provides the function, but its types describe a namespace.
const standalone = 'default' in standaloneModule ? standaloneModule.default : standaloneModule;

/**
 * Matches an import of Ajv's helpers, which Ajv names by file. The rule library exports each helper
 * under the name of its file.
 */
const RUNTIME_HELPER = /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g;

const INHERITED = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);

/**
 * Size of the tests of one form, in characters of JSON, from which speed counts more than the
 * length of the code. A test of this size belongs to a large external schema.
 */
const LARGE = 200_000;
/** Ajv copies a definition into the code if it has fewer keywords than this. */
const MOST_COPIED = 10;

/** @param written the schemas of the tests as JSON */
function createAjv(written: readonly string[], isLarge: boolean, isGuarded: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    // Tuples and name patterns of an external schema are accepted as written.
    strictTuples: false,
    allowMatchingProperties: true,
    allErrors: false,
    messages: false,
    // If a schema uses a name that every object inherits, the inherited property must not count as
    // an answer.
    ownProperties: written.some((schema) => INHERITED.test(schema)),
    // The optimizer takes half of the time, and shortens the code by an eighth.
    code: {
      source: true,
      esm: true,
      lines: true,
      optimize: !isLarge,
      ...(isGuarded ? { regExp: guardedRegExp } : {}),
    },
    inlineRefs: isLarge ? MOST_COPIED : true,
    // `STANDARD` validates each test against the standard once.
    validateSchema: false,
  });
  ajv.addVocabulary(['errorMessage']);
  // The bookkeeping for unevaluated properties would be an eighth of the code, so it is off if no
  // test needs it. The constructor has no option for it.
  ajv.opts.unevaluated = written.some((schema) => schema.includes('unevaluated'));
  for (const { keyword, rule, value } of CONTEXT_FREE) {
    if (rule) ajv.addKeyword(ruleKeyword(ajvName(keyword), rule, typesOf(keyword, value)));
  }
  for (const { keyword, rule, of } of IMPLIED_KEYWORDS) {
    ajv.addKeyword(ruleKeyword(keyword, rule, of === 'any' ? undefined : [of]));
  }
  return ajv;
}

/** Creates a pattern for Ajv, whose module calls the guard for it. */
const guardedRegExp = Object.assign(
  (pattern: string, flags: string) => new RegExp(pattern, flags),
  { code: GUARDED },
);

type DataType = 'string' | 'number' | 'array' | 'object';

function typesOf(keyword: string, value: string): DataType[] {
  if (keyword.endsWith('Selected')) return ['array'];
  return value.startsWith('decimal') ? ['string', 'number'] : ['string'];
}

/**
 * Returns Ajv's name of a keyword. The standard has a `multipleOf` for numbers; the project's one
 * also accepts decimals as text.
 */
function ajvName(keyword: string): string {
  return keyword === 'multipleOf' ? 'multipleOfDecimal' : keyword;
}

/**
 * Returns a keyword whose code calls a function of the rule library, which the module imports as
 * `rules`.
 */
function ruleKeyword(
  keyword: string,
  rule: string,
  type: DataType[] | undefined,
): CodeKeywordDefinition {
  const ref = functionOf(rule);
  return {
    keyword,
    ...(type ? { type } : {}),
    code: (cxt: KeywordCxt) => {
      const call = cxt.gen.scopeValue('keyword', {
        ref,
        key: ref,
        code: _`rules.${new Name(rule)}`,
      });
      cxt.fail(_`!${call}(${cxt.data}, ${cxt.schemaCode})`);
    },
  };
}

function functionOf(rule: string): unknown {
  const found = Object.entries(library).find(([name]) => name === rule);
  if (!found) throw new TypeError(`Cannot compile the keyword: no rule "${rule}" in the library`);
  return found[1];
}

/**
 * Returns a schema for the same values whose code creates no errors. Ajv creates none below `not`,
 * and most of the code of a large test creates errors. A reference would lose its root.
 */
function unexplained({ $id, ...schema }: JsonObject): JsonObject {
  const hasReference = JSON.stringify(schema).includes('"$ref"');
  return hasReference ? { $id: $id ?? '', ...schema } : { $id: $id ?? '', not: { not: schema } };
}

function isCompilable(ajv: Ajv2020, test: NamedTest, isLarge: boolean, report: Reporter): boolean {
  const written = test.isPlain ? test.schema : renameKeywords(test.schema, ajvName);
  const schema = { ...written, $id: test.name };
  try {
    STANDARD.validateSchema(schema, true);
    const endless = endlessReference(schema);
    if (endless !== undefined) {
      const remedy = 'Remove it, or point it at a schema with more than this reference.';
      report.error(test.place, 'ref-cycle', `"${endless}" leads back to itself`, remedy);
      return false;
    }
    ajv.addSchema(isLarge && !test.isPlain ? unexplained(schema) : schema);
    ajv.getSchema(test.name);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report.error(
      test.place,
      'bad-schema',
      `This is not a valid JSON Schema: ${reason}`,
      'Write it as JSON Schema 2020-12 requires.',
    );
    return false;
  }
}
