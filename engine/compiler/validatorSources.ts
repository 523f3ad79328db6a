import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { GroupNode } from '../definition/PlanNode.ts';
import * as library from '../rules/library.ts';
import { ENGINE_KEYS, IMPLIED_KEYWORDS } from './dialect.ts';
import { endlessReference } from './endlessReference.ts';
import { partReasons } from './partReasons.ts';
import type { Reporter } from './Reporter.ts';
import { renameKeywords } from './schemaWalk.ts';
import { shapeSchema } from './shapeSchema.ts';
import { CONTEXT_FREE, type NamedTest } from './TestTable.ts';
import { toldTest } from './toldTest.ts';

/** What the validator module of one form is made from. */
export interface ValidatorParts {
  readonly tests: readonly NamedTest[];
  readonly root: GroupNode;
  /** Names of the tests that conditions ask. */
  readonly asked: ReadonlySet<string>;
  /** Specifier that the module imports the rule library by. */
  readonly rulesModule: string;
}

/** The modules of one form: `ValidatorModule`, and of it what conditions ask (`ConditionTests`). */
export interface ValidatorSources {
  readonly validator: string;
  readonly conditions: string;
}

/**
 * Writes the validator module: the shape and every test as plain functions, ready to import where
 * code may not be made from strings. Beside it, by themselves, the tests that conditions ask: a page is
 * shown with them, and needs the rest only once an answer is to be judged.
 *
 * @returns `undefined`, with diagnostics, when a test is no valid schema
 */
export function validatorSources(
  parts: ValidatorParts,
  report: Reporter,
): ValidatorSources | undefined {
  const ajv = createAjv(parts.tests);
  const tests = parts.tests.filter((test) => isCompilable(ajv, test, report));
  if (tests.length < parts.tests.length) return undefined;
  ajv.addSchema({ ...shapeSchema(parts.root), $id: 'shape' });
  const names = tests.map(({ name }) => name);
  const asked = names.filter((name) => parts.asked.has(name));
  const code = codeOf(ajv, [...names, 'shape']);
  const askedCode = asked.length > 0 ? codeOf(ajv, asked) : '';
  const library = `import * as rules from ${JSON.stringify(parts.rulesModule)};`;
  return {
    validator: [
      library,
      code,
      ...(tests.some(({ isPlain }) => isPlain) ? [`const toldTest = ${toldTest};`] : []),
      testsOf(tests.map(exportOf)),
      'export { rules };',
      '',
    ].join('\n'),
    conditions: [
      ...(askedCode.includes('rules.') ? [library] : []),
      askedCode,
      testsOf(asked),
      '',
    ].join('\n'),
  };
}

/** The functions of some schemas and all that they call. */
function codeOf(ajv: Ajv2020, names: readonly string[]): string {
  const exported = Object.fromEntries(names.map((name) => [name, name]));
  const code = standalone(ajv, exported).replaceAll(RUNTIME_HELPER, 'rules.$1');
  if (code.includes('require(')) {
    throw new Error('Cannot write the validator: the code of a keyword asks for a module');
  }
  return code.replace('"use strict";', '');
}

const testsOf = (exported: readonly string[]) => `export const tests = { ${exported.join(', ')} };`;

/** A test under its name; one of an answer of any shape tells what is wrong. */
function exportOf({ name, schema, isPlain }: NamedTest): string {
  if (!isPlain) return name;
  const reasons = JSON.stringify(partReasons(schema));
  return `${name}: toldTest(${name}, ${reasons}, ${JSON.stringify(ENGINE_KEYS.invalidJson)})`;
}

// A CommonJS module: Node gives the function, its types speak of a namespace.
const standalone = 'default' in standaloneModule ? standaloneModule.default : standaloneModule;

/** Ajv names its helpers by file; the rule library has them under the file's name. */
const RUNTIME_HELPER = /require\("ajv\/dist\/runtime\/(\w+)"\)\.default/g;

const INHERITED = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);

function createAjv(tests: readonly NamedTest[]): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    // What another author wrote of a tuple or a pattern of names stands as it is.
    strictTuples: false,
    allowMatchingProperties: true,
    allErrors: false,
    messages: false,
    // Where a name is one that every object has, what is inherited must not pass for an answer.
    ownProperties: tests.some(({ schema }) => INHERITED.test(JSON.stringify(schema))),
    code: { source: true, esm: true, lines: true },
    // Each test is held against the standard once, by `STANDARD`.
    validateSchema: false,
  });
  ajv.addVocabulary(['errorMessage']);
  // Where nothing asks for unevaluated properties, the bookkeeping for them would be an eighth of the
  // code, and the constructor takes no other option.
  ajv.opts.unevaluated = tests.some(({ schema }) => JSON.stringify(schema).includes('unevaluated'));
  for (const { keyword, rule, value } of CONTEXT_FREE) {
    if (rule) ajv.addKeyword(ruleKeyword(ajvName(keyword), rule, typesOf(keyword, value)));
  }
  for (const { keyword, rule, of } of IMPLIED_KEYWORDS) {
    ajv.addKeyword(ruleKeyword(keyword, rule, of === 'any' ? undefined : [of]));
  }
  return ajv;
}

/** Knows the standard's own schema: to compile that anew for every form would be a third of the work. */
const STANDARD = new Ajv2020({ strict: false, messages: true });

type DataType = 'string' | 'number' | 'array' | 'object';

function typesOf(keyword: string, value: string): DataType[] {
  if (keyword.endsWith('Selected')) return ['array'];
  return value.startsWith('decimal') ? ['string', 'number'] : ['string'];
}

/** The standard has a `multipleOf` for numbers; the house's takes decimals as text too. */
function ajvName(keyword: string): string {
  return keyword === 'multipleOf' ? 'multipleOfDecimal' : keyword;
}

/** A keyword whose code calls a function of the rule library, which the module imports as `rules`. */
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

function isCompilable(ajv: Ajv2020, test: NamedTest, report: Reporter): boolean {
  const written = test.isPlain ? test.schema : renameKeywords(test.schema, ajvName);
  const schema = { ...written, $id: test.name };
  try {
    STANDARD.validateSchema(schema, true);
    const endless = endlessReference(schema);
    if (endless !== undefined) {
      const remedy = 'Remove it, or let it lead to a schema that is more than this reference.';
      report.error(test.place, 'ref-cycle', `"${endless}" leads back to itself`, remedy);
      return false;
    }
    ajv.addSchema(schema);
    ajv.getSchema(test.name);
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report.error(
      test.place,
      'bad-schema',
      `This is no valid JSON Schema: ${reason}`,
      'Write it as JSON Schema 2020-12 has it.',
    );
    return false;
  }
}
