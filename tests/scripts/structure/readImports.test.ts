import { describe, expect, it } from 'vitest';
import { readImports } from '../../../scripts/structure/readImports.ts';

describe('readImports', () => {
  it.each([
    ['a value', "import { a } from './a.ts';"],
    ['a value on several lines', "import {\n  a,\n  b,\n} from './a.ts';"],
    ['a side effect', "import './a.ts';"],
    ['a type', "import type { A } from './a.ts';"],
    ['a type among values', "import { type A } from './a.ts';"],
    ['a re-export', "export { a } from './a.ts';"],
    ['a re-exported type', "export type { A } from './a.ts';"],
    ['a re-export of everything', "export * from './a.ts';"],
    ['an import at run time', "const a = () => import('./a.ts');"],
    ['the type of a module', "type A = typeof import('./a.ts');"],
    ['a type of a module', "type A = import('./a.ts').A;"],
    ['an import inside JSX', "const a = <p onClick={() => import('./a.ts')} />;"],
  ])('reads %s', (_, source) => {
    expect(readImports('b.tsx', source)).toEqual(['./a.ts']);
  });

  it('ignores comments, strings and computed paths', () => {
    const source = [
      "// import './a.ts';",
      'const text = "import \'./a.ts\'";',
      'const later = (path: string) => import(path);',
      'export const a = 1;',
    ].join('\n');
    expect(readImports('b.ts', source)).toEqual([]);
  });

  it('refuses a file that it cannot parse', () => {
    expect(() => readImports('b.ts', 'import {')).toThrow(/^b\.ts: /);
  });
});
