import type { JsonObject } from '../../../engine/definition/JsonSchema.ts';
import {
  alwaysOf,
  type Field,
  fieldsOf,
  isList,
  isTicks,
  isTyped,
  listIn,
  objectIn,
  valuesIn,
} from './fields.ts';
import { type Operator, type ParsedForm, type Path, type Spot, spot } from './Operator.ts';

const FILE = 'schema.json';
const CONTRADICTION = ['contradictory-limits'];

/** Mistakes in limits and rules: contradictory or missing limits, useless rules, slow patterns. */
export const limitOperators: readonly Operator[] = [
  {
    name: 'contradictory limits: characters',
    codes: CONTRADICTION,
    spots: (form) =>
      fieldsOf(form).flatMap((field) => {
        const max = alwaysOf(field)
          .map(({ maxChars }) => Number(maxChars))
          .find(Number.isFinite);
        if (max === undefined || !isTyped(field)) return [];
        const more = max + 1;
        return adding(field, [
          { minChars: more },
          { exactChars: more },
          { rangeChars: [more, more + 5] },
          { rules: [...listIn(field.node.rules), { minChars: more }] },
        ]);
      }),
  },
  {
    name: 'contradictory limits: values',
    codes: CONTRADICTION,
    spots: (form) =>
      fieldsOf(form)
        .filter((field) => isTyped(field) && isNumeric(field))
        .flatMap((field) =>
          adding(field, [
            { valueRange: ['10', '9.99'] },
            { minValue: '10', maxValue: '1' },
            { rules: [{ minValue: '5' }, ...listIn(field.node.rules), { maxValue: '4' }] },
          ]),
        ),
  },
  {
    name: 'contradictory limits: dates',
    codes: CONTRADICTION,
    spots: (form) =>
      fieldsOf(form)
        .filter(({ node }) => !node.computed && (node.hkDate || node.dateParts))
        .flatMap((field) =>
          adding(field, [
            { dateMin: 'today', dateMax: { from: 'today', add: '-P1D' } },
            { dateMin: '02/01/2026', dateMax: '31/12/2025' },
            { dateMin: { from: 'today', add: 'P1M' }, dateMax: 'today' },
            { rules: [{ dateMin: '01/01/2090' }, { dateMax: '31/12/2089' }] },
          ]),
        ),
  },
  { name: 'contradictory limits: rows', codes: CONTRADICTION, spots: rows },
  {
    name: 'contradictory limits: ticks',
    codes: CONTRADICTION,
    spots: (form) =>
      fieldsOf(form)
        .filter(isTicks)
        .flatMap((field) =>
          adding(field, [
            { minSelected: listIn(objectIn(field.node.items).enum).length + 1 },
            { minSelected: 2, maxSelected: 1 },
            { rules: [{ maxSelected: 1 }, { minSelected: 2 }] },
          ]),
        ),
  },
  {
    name: 'rule that no answer can fail',
    codes: ['never-fails'],
    spots: (form) =>
      fieldsOf(form).flatMap((field) => {
        const own = listIn(field.node.rules);
        if (isTyped(field))
          return adding(field, [{ minChars: 1 }, { rules: [{ minChars: 1 }, ...own] }]);
        if (!isTicks(field)) return [];
        const options = listIn(objectIn(field.node.items).enum).length;
        return adding(field, [
          { minSelected: 1 },
          { rules: [{ minSelected: 1 }, ...own] },
          { maxSelected: options },
        ]);
      }),
  },
  { name: 'pattern not linear', codes: ['slow-pattern'], spots: slow },
  {
    name: 'string without a limit',
    codes: ['no-limit'],
    spots: (form) =>
      valuesIn(form.files[FILE])
        .filter(([at]) => at.at(-1) === 'maxChars')
        .map(([at]) => spot(FILE, limitAt(form, at))),
  },
  {
    name: 'record list without a limit',
    codes: ['no-most-rows'],
    spots: (form) =>
      fieldsOf(form)
        .filter(isList)
        .map(({ at }) => spot(FILE, [...at, 'maxItems'])),
  },
];

/** Returns the path to remove for a limit: its keyword, its entry, or `rules` with that entry. */
function limitAt(form: ParsedForm, at: Path): Path {
  if (at.at(-3) !== 'rules') return at;
  const rules = valuesIn(form.files[FILE]).find(([each]) => each.join() === at.slice(0, -2).join());
  return at.slice(0, listIn(rules?.[1]).length > 1 ? -1 : -2);
}

/** Returns a spot per set of keywords, which adds the set to the field. */
function adding({ at, node }: Field, sets: readonly JsonObject[]): readonly Spot[] {
  return sets.map((set) => spot(FILE, at, { ...node, ...set }, JSON.stringify(set)));
}

function isNumeric(field: Field): boolean {
  return alwaysOf(field).some(
    ({ amount, integerText, decimalText }) => amount || integerText || decimalText,
  );
}

function rows(form: ParsedForm): readonly Spot[] {
  return fieldsOf(form)
    .filter(isList)
    .flatMap(({ at, node }) => {
      const most = Number(node.maxItems);
      const counts = listIn(node.countWhere).flatMap((written, index) => {
        const { min = 0, max = 0 } = objectIn(written);
        const entry = [...at, 'countWhere', index];
        return [
          spot(FILE, [...entry, 'min'], Math.max(Number(max), 0) + most + 1),
          ...(max === 0 ? [] : [spot(FILE, [...entry, 'min'], Number(max) + 1)]),
          ...(min === 0 ? [] : [spot(FILE, [...entry, 'max'], Number(min) - 1)]),
        ];
      });
      return [
        spot(FILE, [...at, 'minItems'], most + 1),
        spot(FILE, [...at, 'initialRows'], most + 1),
        ...counts,
      ];
    });
}

const SLOW = ['^(a+)+$', '^(?:\\w+\\s?)*$', '^(?:a|aa)+$', '(x+x+)+y', '^\\d*\\d*\\d*x$'];

function slow(form: ParsedForm): readonly Spot[] {
  const there = valuesIn(form.files[FILE]).filter(([at]) => at.at(-1) === 'pattern');
  const typed = fieldsOf(form).filter(isTyped);
  const named = typed.filter(({ pattern }) => !pattern.includes('*'));
  return SLOW.flatMap((pattern) => [
    ...there.map(([at]) => spot(FILE, at, pattern)),
    ...typed.map(({ at }) => spot(FILE, [...at, 'pattern'], pattern)),
    ...named.map((field) =>
      spot(
        'manifest.json',
        ['submissionType'],
        [{ when: { [field.pattern]: { pattern } }, then: 'ALLOW_ESUBM' }, { then: 'OFFLINE_SUBM' }],
      ),
    ),
  ]);
}
