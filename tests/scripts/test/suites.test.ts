import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { groupsOf, SUITES } from '../../../scripts/test/suites.ts';

const namesOf = (names: readonly string[]) =>
  groupsOf(SUITES.filter(({ name }) => names.includes(name))).map((group) =>
    group.map(({ name }) => name),
  );

it('SUITES: runs documents and postgres in parallel, and the others alone and in order', () => {
  const names = SUITES.map(({ name }) => name);
  const groups = namesOf(names);
  expect(groups.flat()).toEqual(names);
  expect(groups.filter(({ length }) => length > 1)).toEqual([['documents', 'postgres']]);
});

it('SUITES: runs a suite alone when its parallel suite is not requested', () => {
  expect(namesOf(['postgres'])).toEqual([['postgres']]);
  expect(namesOf(['documents', 'protocol'])).toEqual([['documents'], ['protocol']]);
});

it('SUITES: has no test file with vi.mock, because files of a worker share modules', () => {
  const tests = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.test\.tsx?$/.test(name),
  );
  const mocking = tests.filter((name) =>
    /^\s*vi\.mock\(/m.test(readFileSync(join(ROOT, 'tests', name), 'utf8')),
  );
  expect(tests.length).toBeGreaterThan(300);
  expect(mocking).toEqual([]);
});
