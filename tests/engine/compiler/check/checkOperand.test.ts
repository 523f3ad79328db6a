import { describe, expect, it } from 'vitest';
import {
  checkAnswer,
  checkBound,
  checkComparable,
  checkDated,
  checkFilled,
} from '../../../../engine/compiler/check/checkOperand.ts';
import { compilationOf, draftOf } from '../../support/draftOf.ts';

const TEXT = { type: 'string' };
const FIELDS = {
  text: draftOf('leaf', '/text', TEXT),
  date: draftOf('leaf', '/date', { ...TEXT, hkDate: true }),
  month: draftOf('leaf', '/month', { ...TEXT, monthYear: true }),
  ruled: draftOf('leaf', '/ruled', { ...TEXT, rules: [{ maxChars: 9 }, { hkDate: true }] }),
  unruled: draftOf('leaf', '/unruled', { ...TEXT, rules: [{ hkDate: false }] }),
  computed: draftOf('leaf', '/computed', { ...TEXT, computed: { today: true } }),
  choice: draftOf('leaf', '/choice', { ...TEXT, enum: ['a', 'b'] }),
  tick: draftOf('leaf', '/tick', { type: 'boolean' }),
  ticks: draftOf('leaf', '/ticks', { type: 'array', items: { enum: ['a'] } }),
  group: draftOf('group', '/group', { type: 'object' }),
  parts: draftOf('group', '/parts', { dateParts: { day: 'd', month: 'm', year: 'y' } }),
  list: draftOf('list', '/list', { type: 'array' }),
};
type Name = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Name[];
const PLACE = { file: 'schema.json', pointer: '/at' };

/** Returns the fields that a check refuses. */
function refused(
  check: (compilation: ReturnType<typeof compilationOf>['compilation'], name: Name) => void,
) {
  return NAMES.filter((name) => {
    const { compilation, found } = compilationOf(...Object.values(FIELDS));
    check(compilation, name);
    return found().length > 0;
  });
}

const UNDATED: readonly Name[] = ['text', 'unruled', 'choice', 'tick', 'ticks', 'group', 'list'];

describe('checkDated', () => {
  it('refuses a date rule on every field that is never a date', () => {
    const undated = refused((compilation, name) =>
      checkDated(compilation, FIELDS[name], 'dateMin', PLACE),
    );
    expect(undated).toEqual(UNDATED);
  });

  it('names the rule and the field', () => {
    const { compilation, report } = compilationOf();
    checkDated(compilation, FIELDS.text, 'weekday', PLACE);
    expect(report.diagnostics()).toEqual([
      {
        ...PLACE,
        code: 'unfit-rule',
        message: '"weekday" compares dates, but /text is not a date',
        remedy: 'Add "hkDate": true or "monthYear": true, or leave the rule out.',
        severity: 'error',
      },
    ]);
  });
});

describe('checkBound', () => {
  it('refuses every field that is never a date', () => {
    expect(refused((compilation, name) => checkBound(compilation, `/${name}`, PLACE))).toEqual(
      UNDATED,
    );
  });
});

describe('checkComparable', () => {
  it('refuses every field that no text can equal', () => {
    const found = refused((compilation, name) => checkComparable(compilation, `/${name}`, PLACE));
    expect(found).toEqual(['tick', 'ticks', 'group', 'list']);
  });
});

describe('checkFilled', () => {
  it('refuses every field that accepts no text, except groups', () => {
    const found = refused((compilation, name) => checkFilled(compilation, `/${name}`, PLACE));
    expect(found).toEqual(['tick', 'ticks', 'list']);
  });
});

describe('checkAnswer', () => {
  it.each([
    ['/choice', 'a', []],
    ['/choice', 'c', ['/at unfit-pointer']],
    ['/choice', 'A', ['/at unfit-pointer']],
    ['/choice', '', ['/at unfit-pointer']],
    ['/text', 'a', ['/at unfit-pointer']],
    ['/list', 'a', ['/at unfit-pointer']],
  ])('checks the option of %s that is named %j', (pattern, answer, expected) => {
    const { compilation, found } = compilationOf(...Object.values(FIELDS));
    checkAnswer(compilation, pattern, answer, PLACE);
    expect(found()).toEqual(expected);
  });
});

describe('checks of a field that does not exist', () => {
  it('report nothing, since its pointer was reported', () => {
    const { compilation, found } = compilationOf();
    checkBound(compilation, '/gone', PLACE);
    checkComparable(compilation, '/gone', PLACE);
    checkFilled(compilation, '/gone', PLACE);
    checkAnswer(compilation, '/gone', 'a', PLACE);
    expect(found()).toEqual([]);
  });
});
