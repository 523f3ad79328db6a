import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import {
  countedWithout,
  namedWithout,
} from '../../../../engine/external-schema/read/addedNames.ts';

describe('countedWithout', () => {
  it('counts only the names of the object itself', () => {
    const test = new Ajv2020().compile(countedWithout({ minProperties: 1 }, ['x', 'y']));
    expect(
      [{}, { x: 1 }, { x: 1, y: 1 }, { a: 1 }, { a: 1, x: 1 }].map((value) => test(value)),
    ).toEqual([false, false, false, true, true]);
  });

  it('is empty without a limit, and the limit itself without added names', () => {
    expect(countedWithout({}, ['x'])).toEqual({});
    expect(countedWithout({ maxProperties: 2 }, [])).toEqual({ maxProperties: 2 });
  });

  it('ignores at most six added names', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const limits = { maxProperties: 1 };
    expect(countedWithout(limits, names)).toEqual(countedWithout(limits, names.slice(0, 6)));
  });
});

describe('namedWithout', () => {
  it('accepts the added names', () => {
    expect(namedWithout({ maxLength: 1 }, ['long'])).toEqual({
      anyOf: [{ enum: ['long'] }, { maxLength: 1 }],
    });
    expect(namedWithout({ maxLength: 1 }, [])).toEqual({ maxLength: 1 });
  });
});
