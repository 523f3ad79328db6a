import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Returns every file that a file imports, itself included. Imports of types only leave nothing behind. */
function reach(file: URL, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file.href)) return found;
  found.add(file.href);
  const source = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of source.matchAll(
    /^(?:import|export)(?! type)[^;]*? from '([^']+)'/gms,
  )) {
    if (specifier.startsWith('.')) reach(new URL(specifier, file), found);
    else found.add(specifier);
  }
  return found;
}

it('the run-time engine reaches neither Ajv nor the compiler', () => {
  const reached = [...reach(new URL('../../../engine/index.ts', import.meta.url))];
  expect(
    reached.filter(
      (each) => /\/engine\/(compiler|external-schema)\//.test(each) || each.startsWith('ajv'),
    ),
  ).toEqual([]);
  expect(reached.some((each) => each.endsWith('/engine/store/AnswerStore.ts'))).toBe(true);
});

it('the rule library reaches nothing outside the engine', () => {
  const reached = [...reach(new URL('../../../engine/rules/library.ts', import.meta.url))];
  expect(reached.filter((each) => !/\/engine\/(rules|values)\//.test(each))).toEqual([]);
});
