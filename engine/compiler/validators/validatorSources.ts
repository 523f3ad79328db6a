import type { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { GroupNode } from '../../definition/PlanNode.ts';
import { guardTests } from '../patterns/guardTests.ts';
import { limitedPatterns, limitedPrograms, PATTERN_STEPS } from '../patterns/limitedPatterns.ts';
import { PatternMatcher } from '../patterns/PatternMatcher.ts';
import type { PatternProgram } from '../patterns/PatternProgram.ts';
import { ENGINE_KEYS } from '../source/dialect.ts';
import type { LimitedPattern } from '../source/FormFiles.ts';
import type { Reporter } from '../source/Reporter.ts';
import { renameKeywords } from '../source/schemaWalk.ts';
import type { NamedTest } from '../source/TestTable.ts';
import { ajvName, createAjv, GUARDED } from './createAjv.ts';
import { endlessReference } from './endlessReference.ts';
import { explainFailure } from './explainFailure.ts';
import { partReasons } from './partReasons.ts';
import { shapeSchema } from './shapeSchema.ts';
import { sharedParts } from './sharedParts.ts';
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
  const ajv = createAjv({ written, isLarge, isGuarded: programs.size > 0 });
  const compiled = isLarge ? shortened(ajv, parts.tests) : new Map();
  const tests = parts.tests.filter((test) => isCompilable(ajv, test, compiled, report));
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

/**
 * Size of the tests of one form, in characters of JSON, from which speed counts more than the
 * length of the code. A test of this size belongs to a large external schema.
 */
const LARGE = 200_000;

/**
 * Returns a schema for the same values whose code creates no errors. Ajv creates none below `not`,
 * and most of the code of a large test creates errors. A reference would lose its root.
 */
function unexplained({ $id, ...schema }: JsonObject): JsonObject {
  const hasReference = JSON.stringify(schema).includes('"$ref":"#');
  return hasReference ? { $id: $id ?? '', ...schema } : { $id: $id ?? '', not: { not: schema } };
}

/**
 * Returns the schemas by which Ajv writes the tests of a large form, by name, and adds the parts
 * that they share. A test that explains its failure stays as it is.
 */
function shortened(ajv: Ajv2020, tests: readonly NamedTest[]): ReadonlyMap<string, JsonObject> {
  const silent = tests.filter(({ isPlain }) => !isPlain);
  const { schemas, parts } = sharedParts(silent.map(schemaOf));
  for (const [name, part] of parts) ajv.addSchema(unexplained({ ...part, $id: name }));
  return new Map(schemas.map((schema, at) => [silent[at]?.name ?? '', unexplained(schema)]));
}

/** Returns the schema of a test under its name, with the names that Ajv's instance knows. */
function schemaOf({ name, schema, isPlain }: NamedTest): JsonObject {
  return { ...(isPlain ? schema : renameKeywords(schema, ajvName)), $id: name };
}

function isCompilable(
  ajv: Ajv2020,
  test: NamedTest,
  compiled: ReadonlyMap<string, JsonObject>,
  report: Reporter,
): boolean {
  const schema = schemaOf(test);
  try {
    STANDARD.validateSchema(schema, true);
    const endless = endlessReference(schema);
    if (endless !== undefined) {
      const remedy = 'Remove it, or point it at a schema with more than this reference.';
      report.error(test.place, 'ref-cycle', `"${endless}" leads back to itself`, remedy);
      return false;
    }
    ajv.addSchema(compiled.get(test.name) ?? schema);
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
