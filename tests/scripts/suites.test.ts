import { expect, it } from 'vitest';
import { groupsOf, SUITES } from '../../scripts/test/suites.ts';

const namesOf = (names: readonly string[]) =>
  groupsOf(SUITES.filter(({ name }) => names.includes(name))).map((group) =>
    group.map(({ name }) => name),
  );

it('runs at once what leaves a core idle, and everything else alone and in order', () => {
  const names = SUITES.map(({ name }) => name);
  const groups = namesOf(names);
  expect(groups.flat()).toEqual(names);
  expect(groups.filter(({ length }) => length > 1)).toEqual([['documents', 'postgres']]);
});

it('runs one of them alone where it is asked for alone', () => {
  expect(namesOf(['postgres'])).toEqual([['postgres']]);
  expect(namesOf(['documents', 'protocol'])).toEqual([['documents'], ['protocol']]);
});
