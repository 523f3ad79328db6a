import type { Json, JsonObject } from '../../engine/definition/JsonSchema.ts';
import { dayText, hongKongDay, parseDay } from '../../engine/values/calendar.ts';
import { isEmpty } from '../../engine/values/isEmpty.ts';
import { answerValue, type Result, work } from './expressions.ts';
import { isInForce } from './isInForce.ts';
import { type Definition, listOf, objectOf, writtenOptions } from './readDefinition.ts';
import { grow, holderOf, isRow, namesIn, type Spot } from './Spot.ts';
import { satisfies } from './schemaTests.ts';

/** Answers evaluated at one instant, with the visibility and the value of each spot. */
export class Reading {
  readonly definition: Definition;
  readonly root: Spot;
  /** `DD/MM/YYYY` in Hong Kong. */
  readonly today: string;
  readonly #visible = new Map<Spot, boolean>();
  readonly #values = new Map<Spot, unknown>();

  constructor(definition: Definition, data: unknown, now: string) {
    this.definition = definition;
    this.root = grow(definition.root, data);
    this.today = dayText(hongKongDay(now));
  }

  /** Checks whether every condition of a spot and of its parents holds. */
  isVisible(spot: Spot): boolean {
    return remembered(this.#visible, spot, () => {
      if (spot.parent && !this.isVisible(spot.parent)) return false;
      return spot.field.visibleWhen.every((when) => this.holds(when, holderOf(spot)));
    });
  }

  /** Returns the value of a spot without empty parts; `undefined` when it is empty. */
  valueOf(spot: Spot): unknown {
    return remembered(this.#values, spot, () => {
      if (!this.isVisible(spot)) return undefined;
      if (spot.field.kind === 'leaf') return this.#answer(spot);
      return spot.field.kind === 'group' ? this.#parts(spot) : this.#rows(spot);
    });
  }

  /** Returns `valueOf`, with a date in parts as `DD/MM/YYYY`. */
  readingOf(spot: Spot): unknown {
    const value = this.valueOf(spot);
    const { dateParts } = spot.field.schema;
    if (dateParts === undefined || value === undefined) return value;
    const { day, month, year } = objectOf(dateParts);
    return [day, month, year]
      .map((name) => spot.inner.find(({ field }) => field.key === name))
      .map((part) => String((part && this.valueOf(part)) ?? '').padStart(2, '0'))
      .join('/');
  }

  /**
   * Checks whether a condition holds. Pointers start at `at`. An absent answer satisfies no test.
   */
  holds(condition: Json, at: Spot): boolean {
    return Object.entries(objectOf(condition)).every(([name, wanted]) => {
      if (name === 'not') return !this.holds(wanted, at);
      if (name === 'allOf') return listOf(wanted).every((each) => this.holds(each, at));
      if (name === 'anyOf') return listOf(wanted).some((each) => this.holds(each, at));
      const value = this.valueOf(this.find(name, at));
      return value !== undefined && satisfies(objectOf(wanted), value);
    });
  }

  /** Returns the spot of a pointer: `/x` from the root, `x` in an object, `../x` one level up. */
  find(pointer: string, at: Spot): Spot {
    if (pointer.startsWith('../')) return this.find(pointer.slice('../'.length), holderOf(at));
    const start = pointer.startsWith('/') ? this.root : at;
    return pointer
      .split('/')
      .filter((name) => name !== '')
      .reduce((spot, name) => {
        const found = spot.inner.find(({ field }) => field.key === name);
        if (!found) throw new RangeError(`Cannot find ${pointer} from ${at.path}`);
        return found;
      }, start);
  }

  /** Returns the visible rows of a list, without the empty rows that the list drops. */
  rowsOf(list: Spot): readonly Spot[] {
    return list.inner.filter((row) => this.isVisible(row) && !this.isDropped(row));
  }

  /** Checks whether a spot is in an empty row of a list that drops empty rows. */
  isDropped(spot: Spot): boolean {
    const isHere =
      isRow(spot) &&
      spot.parent?.field.schema.emptyRows === 'drop' &&
      this.valueOf(spot) === undefined;
    return isHere || (spot.parent !== undefined && this.isDropped(spot.parent));
  }

  /** Checks whether a spot is visible, required, and not in an empty optional object. */
  isRequired(spot: Spot): boolean {
    return this.isVisible(spot) && this.#asksFor(spot) && !this.#isUnused(spot);
  }

  #parts(group: Spot): unknown {
    const parts = group.inner.map((each) => [each.field.key, this.valueOf(each)] as const);
    const present = parts.filter(([, value]) => value !== undefined);
    return present.length === 0 ? undefined : Object.fromEntries(present);
  }

  /** Returns the rows that the list keeps. An empty row is `{}` or an empty text. */
  #rows({ field: { schema, row }, inner }: Spot): unknown {
    const rows = inner.map((each) => this.valueOf(each));
    const kept = schema.emptyRows === 'drop' ? rows.filter((each) => each !== undefined) : rows;
    const blank = row?.kind === 'group' ? {} : '';
    return kept.length === 0 ? undefined : kept.map((each) => each ?? blank);
  }

  #asksFor({ field, ...spot }: Spot): boolean {
    const { required, requiredWhen } = field;
    const at = holderOf({ field, ...spot });
    return (
      required || (requiredWhen.length > 0 && requiredWhen.every((when) => this.holds(when, at)))
    );
  }

  #isUnused(spot: Spot): boolean {
    const { parent } = spot;
    if (!parent?.parent || isRow(spot) || isRow(parent)) return false;
    const isLeftOut = !this.#asksFor(parent) && this.valueOf(parent) === undefined;
    return isLeftOut || this.#isUnused(parent);
  }

  #answer(spot: Spot): unknown {
    const { field, given } = spot;
    const { computed } = field.schema;
    if (computed !== undefined) return answerValue(field, this.work(computed, holderOf(spot)));
    if (field.options === undefined) return isEmpty(given) ? undefined : given;
    const offered = this.#offered(spot);
    if (Array.isArray(given)) {
      const left = given.filter((each) => offered.includes(each));
      return left.length === 0 ? undefined : left;
    }
    return typeof given === 'string' && offered.includes(given) ? given : undefined;
  }

  work(expression: Json, at: Spot): Result {
    return work(this, expression, at);
  }

  #offered(spot: Spot): readonly string[] {
    const written = writtenOptions(spot.field.schema);
    const { optionsWhen } = spot.field.schema;
    const values = Array.isArray(written)
      ? namesIn(written)
      : this.#inForce(objectOf(written), spot);
    return values.filter((value) => {
      const when = objectOf(optionsWhen)[value];
      return when === undefined || this.holds(when, holderOf(spot));
    });
  }

  /** Returns the values of a table's rows in force on the day that the choice names, or today. */
  #inForce({ $table, at, where }: Readonly<Record<string, Json>>, spot: Spot): readonly string[] {
    const named =
      typeof at === 'string' && at !== 'now'
        ? this.readingOf(this.find(at, holderOf(spot)))
        : undefined;
    const day = parseDay(named) ? String(named) : this.today;
    return this.definition
      .table(String($table))
      .filter((row) => isInForce(row, day) && this.#suits(row, objectOf(where), holderOf(spot)))
      .map(({ value }) => String(value));
  }

  /** Checks whether a row's columns match the `where` of its table. */
  #suits(row: JsonObject, where: JsonObject, at: Spot): boolean {
    return Object.entries(where).every(([column, asked]) => {
      const { const: fixed, value } = objectOf(asked);
      if (fixed !== undefined) return row[column] === fixed;
      return this.holds({ [String(value)]: { const: row[column] ?? null } }, at);
    });
  }
}

function remembered<T>(known: Map<Spot, T>, spot: Spot, make: () => T): T {
  const before = known.get(spot);
  if (before !== undefined || known.has(spot)) return before as T;
  const made = make();
  known.set(spot, made);
  return made;
}
