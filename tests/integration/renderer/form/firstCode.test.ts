import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const RENDERER = join(import.meta.dirname, '../../../../renderer');

/** Matches the static imports of a module, but neither type imports nor lazy-loaded code. */
const IMPORT = /^(?:import|export) (?!type )(?:[^;'"]*? from )?['"](\.[^'"]+)['"]/gm;

/** Returns the entry with all modules that it imports statically. */
function comesWith(entry: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(entry)) return known;
  known.add(entry);
  if (!/\.tsx?$/.test(entry)) return known;
  for (const [, path = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    comesWith(join(dirname(entry), path), known);
  }
  return known;
}

const first = [...comesWith(join(RENDERER, 'main.tsx'))].map((path) => relative(RENDERER, path));

it('main.tsx: statically imports the code that renders a text field', () => {
  expect(first).toContain('form/nodes/LeafView.tsx');
  expect(first).toContain('widgets/text/TextWidget.tsx');
});

it.each([
  'form/records/ListView.tsx',
  'form/records/RecordView.tsx',
  'form/lazy/lazyWidgets.ts',
  'form-context/lazyWords.ts',
  'api/formValidator.ts',
  'widgets/json/JsonTree.tsx',
  'widgets/combobox/Combobox.tsx',
  'widgets/date/CalendarPanel.tsx',
  'fields/address/AddressSearch.tsx',
])('main.tsx: does not statically import %s', (module) => {
  expect(readFileSync(join(RENDERER, module), 'utf8')).not.toBe('');
  expect(first).not.toContain(module);
});
