import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Returns a file and every file that it imports, transitively. Skips type-only imports. */
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

it('engine: does not import Ajv or the compiler at run time', () => {
  const reached = [...reach(new URL('../../../engine/index.ts', import.meta.url))];
  expect(
    reached.filter(
      (each) => /\/engine\/(compiler|external-schema)\//.test(each) || each.startsWith('ajv'),
    ),
  ).toEqual([]);
  expect(reached.some((each) => each.endsWith('/engine/store/AnswerStore.ts'))).toBe(true);
});

it('rule library: imports only from engine/rules and engine/values', () => {
  const reached = [...reach(new URL('../../../engine/rules/library.ts', import.meta.url))];
  expect(reached.filter((each) => !/\/engine\/(rules|values)\//.test(each))).toEqual([]);
});
