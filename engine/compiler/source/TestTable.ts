import type { JsonObject } from '../../definition/JsonSchema.ts';
import { canonicalJson } from './canonicalJson.ts';
import { IMPLIED_KEYWORDS } from './dialect.ts';
import { isKeywordValue, WRITTEN_AS } from './keywordValues.ts';
import { didYouMean } from './nearest.ts';
import { type Place, type Reporter, within } from './Reporter.ts';
import { RULE_KEYWORDS } from './ruleKeywords.generated.ts';
import {
  childSchemas,
  PLAIN_KEYWORDS,
  SCHEMA_KEYWORDS,
  SCHEMA_LIST_KEYWORDS,
  SCHEMA_MAP_KEYWORDS,
} from './schemaWalk.ts';

/** A context-free test: a function of the validator module and the schema of the function. */
export interface NamedTest {
  readonly name: string;
  readonly schema: JsonObject;
  /** The first place where the schema appears. */
  readonly place: Place;
  /** Whether the schema has only keywords of the standard, with their standard meaning. */
  readonly isPlain?: true;
}

/**
 * A table of the tests that a form's conditions and rules need. Equal schemas share one function.
 */
export class TestTable {
  readonly #tests = new Map<string, NamedTest>();
  readonly #report: Reporter;

  constructor(report: Reporter) {
    this.#report = report;
  }

  /**
   * Returns the name of the test for a schema.
   *
   * @param schema the standard's keywords and the project's context-free rule keywords
   */
  nameOf(schema: JsonObject, place: Place): string {
    checkKeywords(schema, place, this.#report);
    const id = canonicalJson(schema);
    const known = this.#tests.get(id);
    if (known) return known.name;
    const test = { name: `t${this.#tests.size}`, schema, place };
    this.#tests.set(id, test);
    return test.name;
  }

  /** Returns the name of the test for a plain JSON Schema, whose references point into itself. */
  nameOfPlain(schema: JsonObject, place: Place): string {
    const id = `plain ${canonicalJson(schema)}`;
    const known = this.#tests.get(id);
    if (known) return known.name;
    const test: NamedTest = { name: `t${this.#tests.size}`, schema, place, isPlain: true };
    this.#tests.set(id, test);
    return test.name;
  }

  all(): readonly NamedTest[] {
    return [...this.#tests.values()];
  }
}

/**
 * Rule keywords that a value schema may contain. They need neither the current day nor another
 * answer.
 */
export const CONTEXT_FREE = RULE_KEYWORDS.filter(
  ({ value }) => value !== 'bound' && value !== 'pointer' && value !== 'schema',
);

const KNOWN = [
  ...SCHEMA_KEYWORDS,
  ...SCHEMA_LIST_KEYWORDS,
  ...SCHEMA_MAP_KEYWORDS,
  ...PLAIN_KEYWORDS,
  // External schemas use these four; the compiler rewrites or drops them.
  'pattern',
  'minContains',
  'maxContains',
  '$comment',
  ...CONTEXT_FREE.map(({ keyword }) => keyword),
  ...IMPLIED_KEYWORDS.map(({ keyword }) => keyword),
];

function checkKeywords(schema: JsonObject, place: Place, report: Reporter): void {
  for (const [keyword, value] of Object.entries(schema)) {
    const at = within(place, keyword);
    if (!KNOWN.includes(keyword)) {
      const remedy = didYouMean(keyword, KNOWN, 'See the dialect for the keywords of a test.');
      report.error(at, 'unknown-keyword', `"${keyword}" is not allowed in a test`, remedy);
    }
    const rule = CONTEXT_FREE.find((each) => each.keyword === keyword);
    if (rule && !isKeywordValue(rule, value)) {
      const remedy = `Write ${WRITTEN_AS[rule.value]}.`;
      report.error(at, 'bad-value', `"${keyword}" has the wrong value in a test`, remedy);
    }
    for (const child of childSchemas(keyword, value)) {
      checkKeywords(child.schema, within(at, ...child.steps), report);
    }
  }
}
