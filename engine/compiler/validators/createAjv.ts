import { _, Ajv2020, type CodeKeywordDefinition, type KeywordCxt, Name } from 'ajv/dist/2020.js';
import * as library from '../../rules/library.ts';
import { IMPLIED_KEYWORDS } from '../source/dialect.ts';
import { CONTEXT_FREE } from '../source/TestTable.ts';

const INHERITED = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);

/** Ajv copies a definition into the code if it has fewer keywords than this. */
const MOST_COPIED = 10;

/** The tests that Ajv writes as code. */
export interface WrittenTests {
  /** The schemas of the tests as JSON. */
  readonly written: readonly string[];
  /** Whether short compilation counts more than short code. */
  readonly isLarge: boolean;
  /** Whether the module has a guard that matches slow patterns in limited steps. */
  readonly isGuarded: boolean;
}

/** The name by which the module of the tests calls its guard for a pattern. */
export const GUARDED = 'guard.pattern';

/** Creates the Ajv instance that writes the tests of one form, with the project's keywords. */
export function createAjv({ written, isLarge, isGuarded }: WrittenTests): Ajv2020 {
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
export function ajvName(keyword: string): string {
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
