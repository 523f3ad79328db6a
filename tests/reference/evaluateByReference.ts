import type { JsonObject } from '../../engine/definition/JsonSchema.ts';
import { areFilesWithin } from '../../engine/rules/filesWithin.ts';
import { isHkDate } from '../../engine/rules/hkDate.ts';
import { centsOf, parseDecimal } from '../../engine/values/decimal.ts';
import { Reading } from './Reading.ts';
import { type Definition, listOf, objectOf } from './readDefinition.ts';
import { brokenRule, type Wrong } from './ruleFaults.ts';
import { everySpot, ForeignData, holderOf, isRow, namesIn, type Spot } from './Spot.ts';

/** The reference's result for given answers. */
export interface ReferenceResult {
  readonly errors: readonly {
    readonly path: string;
    readonly key: string;
    readonly args: readonly unknown[];
  }[];
  readonly data: unknown;
  readonly totalCents: number;
}

/**
 * Evaluates answers by the documented keywords. The code is plain and slow. It shares the engine's
 * rule checks, dates and decimals, but not its compiler, validator or form state.
 *
 * @param scope `steps` omits the fields of the shared workflow
 * @returns `undefined` for data that do not fit the form's shape
 */
export function evaluateByReference(
  definition: Definition,
  data: unknown,
  now: string,
  scope: 'steps' | 'all' = 'all',
): ReferenceResult | undefined {
  try {
    const reading = new Reading(definition, data, now);
    const faults = faultsOf(reading);
    const errors = everySpot(reading.root).flatMap((spot) => {
      const [, wrong] = faults.get(spot) ?? [];
      const [, name = ''] = spot.path.split('/');
      if (!wrong || (scope === 'steps' && definition.workflow.includes(name))) return [];
      return [{ path: spot.path, ...wrong }];
    });
    return { errors, data: reading.valueOf(reading.root) ?? {}, totalCents: totalOf(reading) };
  } catch (error) {
    if (error instanceof ForeignData) return undefined;
    throw error;
  }
}

/** The faults by spot. If a spot has several, the one with the lowest rank counts. */
type Faults = Map<Spot, readonly [number, Wrong]>;

const RANKS = { leaf: 0, group: 1, list: 2 } as const;
const FORM_RANK = 3;

function faultsOf(reading: Reading): Faults {
  const faults: Faults = new Map();
  const add = (spot: Spot, rank: number, wrong: Wrong) => {
    const known = faults.get(spot);
    if (!known || rank < known[0]) faults.set(spot, [rank, wrong]);
  };
  const visit = (spot: Spot) => {
    spot.inner.forEach(visit);
    if (!reading.isVisible(spot)) return;
    const hasInside = everySpot(spot).some((each) => each !== spot && faults.has(each));
    for (const [at, wrong] of found(reading, spot, hasInside)) {
      add(at, RANKS[spot.field.kind], wrong);
    }
  };
  visit(reading.root);
  for (const [at, wrong] of repeated(reading)) add(at, FORM_RANK, wrong);
  return faults;
}

type Found = readonly (readonly [Spot, Wrong])[];

function found(reading: Reading, spot: Spot, hasInside: boolean): Found {
  if (reading.isDropped(spot)) return [];
  switch (spot.field.kind) {
    case 'leaf':
      return leafViolations(reading, spot);
    case 'group':
      return groupViolations(reading, spot, hasInside);
    case 'list':
      return listViolations(reading, spot);
  }
}

function leafViolations(reading: Reading, spot: Spot): Found {
  if (spot.parent?.field.schema.dateParts !== undefined) return [];
  const value = reading.valueOf(spot);
  if (value === undefined) return missing(reading, spot);
  const wrong = brokenRule(reading, spot.field, value, holderOf(spot));
  return wrong ? [[spot, wrong]] : [];
}

function missing(reading: Reading, spot: Spot): Found {
  if (!reading.isRequired(spot)) return [];
  const { requiredKey, file, items } = spot.field.schema;
  const isFile = file !== undefined || objectOf(items).file !== undefined;
  const usual = isFile ? 'validation_file_required' : 'validation_required';
  return [[spot, { key: typeof requiredKey === 'string' ? requiredKey : usual, args: [] }]];
}

function groupViolations(reading: Reading, spot: Spot, hasInside: boolean): Found {
  const value = reading.readingOf(spot);
  const isAsked = value !== undefined || isRow(spot) || reading.isRequired(spot);
  if (!isAsked || (value === undefined && !spot.parent)) return [];
  const none = noneOfSeveral(reading, spot);
  if (none.length > 0 || hasInside) return none;
  if (value !== undefined) return wrongGroup(reading, spot, value);
  if (!isRow(spot)) return missing(reading, spot);
  return [[spot, { key: 'validation_emptyRecord', args: [] }]];
}

function wrongGroup(reading: Reading, spot: Spot, value: unknown): Found {
  if (spot.field.schema.dateParts !== undefined && !isHkDate(String(value))) {
    return [[spot, { key: 'validation_invalidDate', args: [] }]];
  }
  const wrong = brokenRule(reading, spot.field, value, holderOf(spot));
  return wrong ? [[spot, wrong]] : [];
}

function noneOfSeveral(reading: Reading, spot: Spot): Found {
  const { fields, key } = objectOf(spot.field.schema.atLeastOneOf);
  const names = namesIn(fields);
  const asked = spot.inner.filter(
    (each) => names.includes(each.field.key) && reading.isVisible(each),
  );
  const [first] = asked;
  const isNone = asked.every((each) => reading.valueOf(each) === undefined);
  return first && isNone ? [[first, { key: String(key), args: [] }]] : [];
}

function listViolations(reading: Reading, spot: Spot): Found {
  const { minItems = 0, maxItems = 50, emptyRows } = spot.field.schema;
  const rows =
    emptyRows === 'drop'
      ? spot.inner.filter((row) => reading.valueOf(row) !== undefined)
      : spot.inner;
  if (rows.length === 0) {
    const none = missing(reading, spot);
    if (none.length > 0) return none;
  }
  if (rows.length > Number(maxItems)) {
    return [[spot, { key: 'validation_maxRecords', args: [Number(maxItems)] }]];
  }
  if (rows.length > 0 && rows.length < Number(minItems)) {
    return [[spot, { key: 'validation_minRecords', args: [Number(minItems)] }]];
  }
  const { maxTotalBytes: most } = spot.field.schema;
  if (typeof most === 'number' && !areFilesWithin(reading.valueOf(spot), most)) {
    return [[spot, { key: 'validation_filesSizeExceed', args: [most] }]];
  }
  const counted = listOf(spot.field.schema.countWhere)
    .map(objectOf)
    .filter(({ severity }) => severity !== 'warning')
    .flatMap((rule) => miscounted(reading, spot, rule));
  // The page shows the first fault of each answer.
  return counted.filter(([at], index) => counted.findIndex(([other]) => other === at) === index);
}

function miscounted(reading: Reading, list: Spot, rule: JsonObject): Found {
  const { when, where, min, max, key } = rule;
  if (when !== undefined && !reading.holds(when, holderOf(list))) return [];
  const rows = reading.rowsOf(list).filter((row) => reading.holds(where ?? null, row));
  const wrong = (limit: unknown): Wrong => ({ key: String(key), args: [Number(limit)] });
  if (typeof min === 'number' && rows.length < min) return [[list, wrong(min)]];
  if (typeof max === 'number' && rows.length > max) return rows.map((row) => [row, wrong(max)]);
  return [];
}

/** Returns a fault for each answer that repeats another answer of the same rule. */
function repeated(reading: Reading): Found {
  return everySpot(reading.root).flatMap((spot) => {
    const rules = listOf(spot.field.schema.unique).map(objectOf);
    return rules.flatMap(({ paths, ignore, key }) => {
      const spots = namesIn(paths).flatMap((path) => spotsAt(reading, path, spot));
      const values = spots.map((each) => reading.valueOf(each));
      return spots
        .filter((_, index) => {
          const value = values[index];
          const isCounted = typeof value === 'string' && !namesIn(ignore).includes(value);
          return isCounted && values.filter((other) => other === value).length > 1;
        })
        .map((each) => [each, { key: String(key), args: [] }] as const);
    });
  });
}

function spotsAt(reading: Reading, path: string, at: Spot): readonly Spot[] {
  const start = path.startsWith('/') ? reading.root : at;
  return path
    .split('/')
    .filter((name) => name !== '')
    .reduce<readonly Spot[]>(
      (spots, name) =>
        spots.flatMap(({ inner }) =>
          name === '*' ? inner : inner.filter(({ field }) => field.key === name),
        ),
      [start],
    );
}

function totalOf(reading: Reading): number {
  const items = listOf(objectOf(reading.definition.manifest.payment).items).map(objectOf);
  const amounts = items.flatMap((item) => {
    const { each } = item;
    const places =
      typeof each === 'string' ? reading.rowsOf(reading.find(each, reading.root)) : [reading.root];
    return places.map((at) => amountOf(reading, item, at));
  });
  return amounts.reduce((total, amount) => total + amount, 0);
}

function amountOf(reading: Reading, item: JsonObject, at: Spot): number {
  if (item.when !== undefined && !reading.holds(item.when, at)) return 0;
  const quantity = Number(reading.work(item.quantity ?? 1, at) ?? 0);
  const price = parseDecimal(reading.work(item.unitPrice ?? null, at));
  const cents = price ? Math.max(centsOf(price), 0) : 0;
  if (!(quantity > 0) || cents === 0) return 0;
  // A quantity that is not a whole number makes the price infinite.
  return Number.isInteger(quantity) ? quantity * cents : Number.POSITIVE_INFINITY;
}
