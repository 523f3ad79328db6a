import { describe, expect, it } from 'vitest';
import { MOST_FILES, structureErrors } from '../../../scripts/structure/structureErrors.ts';

const faultsOf = (sources: Readonly<Record<string, string>>) =>
  structureErrors(new Map(Object.entries(sources)));

function folderOf(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`${folder}/file${at}.ts`, 'export {};']),
  );
}

describe('structureErrors', () => {
  it('accepts folders that import in one direction', () => {
    expect(
      faultsOf({
        'room/main.ts': "import './low/a.ts'; import './high/b.ts';",
        'room/high/b.ts': "import '../low/a.ts';",
        'room/low/a.ts': "import './c.ts'; import 'node:fs';",
        'room/low/c.ts': "import './a.ts';",
      }),
    ).toEqual([]);
  });

  it('refuses a cycle with a type import, and names its files', () => {
    expect(
      faultsOf({
        'room/low/a.ts': "import type { B } from '../high/b.ts';",
        'room/high/b.ts': "import { a } from '../low/a.ts';",
      }),
    ).toEqual([
      [
        'Folders import one another: room/high → room/low → room/high',
        '  room/high → room/low: b.ts imports a.ts',
        '  room/low → room/high: a.ts imports b.ts',
      ].join('\n'),
    ]);
  });

  it.each([
    ['an import at run time', "const later = () => import('../high/b.ts');"],
    ['the type of a module', "type B = typeof import('../high/b.ts');"],
    ['a re-exported type', "export type { B } from '../high/b.ts';"],
  ])('refuses a cycle with %s', (_, source) => {
    const faults = faultsOf({ 'room/low/a.ts': source, 'room/high/b.ts': "import '../low/a.ts';" });
    expect(faults).toHaveLength(1);
  });

  it('refuses a cycle of a folder and its parent', () => {
    const [fault] = faultsOf({
      'room/main.ts': "import './low/a.ts';",
      'room/settings.ts': '',
      'room/low/a.ts': "import '../settings.ts';",
    });
    expect(fault).toContain('room → room/low → room');
  });

  it('shows the shortest cycle of a group, and at most three imports per edge', () => {
    const [fault, ...more] = faultsOf({
      'room/a/1.ts': "import '../b/1.ts';",
      'room/b/1.ts': "import '../c/1.ts';",
      'room/c/1.ts': "import '../a/1.ts'; import '../d/1.ts';",
      'room/d/1.ts': ['../c/1.ts', '../c/2.ts', '../c/3.ts', '../c/4.ts']
        .map((path) => `import '${path}';`)
        .join(' '),
      'room/c/2.ts': '',
      'room/c/3.ts': '',
      'room/c/4.ts': '',
    });
    expect(more).toEqual([]);
    expect(fault?.split('\n')).toEqual([
      'Folders import one another: room/c → room/d → room/c',
      '  room/c → room/d: 1.ts imports 1.ts',
      '  room/d → room/c: 1.ts imports 1.ts, 1.ts imports 2.ts, 1.ts imports 3.ts, 1 more',
    ]);
  });

  it('shows every group of folders that import one another', () => {
    const faults = faultsOf({
      'room/a/1.ts': "import '../b/1.ts'; import '../c/1.ts';",
      'room/b/1.ts': "import '../a/1.ts';",
      'room/c/1.ts': "import '../d/1.ts';",
      'room/d/1.ts': "import '../c/1.ts';",
    });
    expect(faults).toHaveLength(2);
  });

  it('refuses the 26th file of a folder', () => {
    expect(faultsOf(folderOf('room', MOST_FILES))).toEqual([]);
    expect(faultsOf(folderOf('room', MOST_FILES + 1))).toEqual([
      'room holds 26 source files; 25 are allowed',
    ]);
  });

  it('allows more files in engine/rules', () => {
    expect(faultsOf(folderOf('engine/rules', MOST_FILES + 1))).toEqual([]);
  });
});
