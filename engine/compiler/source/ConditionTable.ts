import type { Condition, ConditionRef } from '../../definition/Condition.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { canonicalJson } from './canonicalJson.ts';
import { isObject, listOf } from './json.ts';
import type { PatternIndex } from './PatternIndex.ts';
import { type Place, type Reporter, within } from './Reporter.ts';
import { isOfBlock, removedOptions } from './removedOptions.ts';
import type { TestTable } from './TestTable.ts';

/** A value that a condition or a rule compares an answer with, as the author wrote it. */
export interface AskedValue {
  readonly pattern: string;
  readonly schema: JsonObject;
  readonly place: Place;
}

/** A table of a form's conditions. Equal conditions share one entry. */
export class ConditionTable {
  readonly #refs = new Map<string, ConditionRef>();
  readonly #conditions: Condition[] = [];
  readonly #patterns: PatternIndex;
  readonly #tests: TestTable;
  readonly #report: Reporter;
  readonly #asked: AskedValue[] = [];

  constructor(patterns: PatternIndex, tests: TestTable, report: Reporter) {
    this.#patterns = patterns;
    this.#tests = tests;
    this.#report = report;
  }

  /**
   * Compiles a condition as written.
   *
   * @param holder pattern of the object where relative pointers start
   */
  compile(source: Json, holder: string, place: Place): ConditionRef {
    return this.intern(this.#parse(source, holder, place));
  }

  /** Returns the entry of a compiled condition and adds the condition if it is new. */
  intern(condition: Condition): ConditionRef {
    const id = canonicalJson(condition);
    const known = this.#refs.get(id);
    if (known !== undefined) return known;
    const ref = this.#conditions.push(condition) - 1;
    this.#refs.set(id, ref);
    return ref;
  }

  /** Returns the entry that holds if all given entries hold; `undefined` for an empty list. */
  allOf(refs: readonly ConditionRef[]): ConditionRef | undefined {
    const [only] = refs;
    if (refs.length < 2) return only;
    return this.intern(
      together(
        'all',
        refs.map((ref) => this.at(ref)),
      ),
    );
  }

  at(ref: ConditionRef): Condition {
    const condition = this.#conditions[ref];
    if (!condition)
      throw new RangeError(`Cannot find condition ${ref}: the table has fewer entries`);
    return condition;
  }

  all(): readonly Condition[] {
    return this.#conditions;
  }

  /** Records a value that an answer is compared with. */
  noteValue(asked: AskedValue): void {
    const draft = this.#patterns.get(asked.pattern);
    // A form may remove an option that a shared block compares with. The form's author made no
    // mistake.
    if (isOfBlock(asked.place) && draft && removedOptions(draft.source).length > 0) return;
    this.#asked.push(asked);
  }

  /** Returns the values that conditions and rules compare answers with. */
  asked(): readonly AskedValue[] {
    return this.#asked;
  }

  #parse(source: Json, holder: string, place: Place): Condition {
    if (!isObject(source) || Object.keys(source).length === 0) {
      this.#report.error(
        place,
        'bad-condition',
        'A condition is an object that names at least one field',
        'Write { "/field": { "const": "value" } }.',
      );
      return { kind: 'all', of: [] };
    }
    const parts = Object.entries(source).map(([key, value]) =>
      this.#parseEntry(key, value, holder, within(place, key)),
    );
    return together('all', parts);
  }

  #parseEntry(key: string, value: Json, holder: string, place: Place): Condition {
    if (key === 'not') return { kind: 'not', of: this.#parse(value, holder, place) };
    if (key === 'anyOf' || key === 'allOf') {
      const parts = listOf(value).map((each, index) =>
        this.#parse(each, holder, within(place, index)),
      );
      return together(key === 'anyOf' ? 'any' : 'all', parts);
    }
    const pattern = this.#patterns.resolve(key, holder, place) ?? key;
    const schema = this.#valueSchema(value, place);
    this.noteValue({ pattern, schema, place });
    return { kind: 'test', pattern, test: this.#tests.nameOf(schema, place) };
  }

  #valueSchema(value: Json, place: Place): JsonObject {
    if (isObject(value)) return value;
    this.#report.error(
      place,
      'bad-condition',
      'The test of a field must be a JSON Schema',
      `Write { "const": ${JSON.stringify(value)} }.`,
    );
    return {};
  }
}

function together(kind: 'all' | 'any', parts: readonly Condition[]): Condition {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const [only] = flat;
  return flat.length === 1 && only ? only : { kind, of: flat };
}
