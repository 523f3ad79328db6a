import { parseSync, Visitor } from 'rolldown/utils';

type Source = { readonly value: unknown } | null;

/**
 * Returns every module that a source file imports: imports and re-exports, also of types,
 * `import()` and `typeof import()`. Paths computed at run time are omitted.
 *
 * @example
 * readImports('a.ts', "import type { B } from './b.ts'"); // ['./b.ts']
 * readImports('a.ts', 'import(`./${name}.ts`)'); // []: computed at run time
 */
export function readImports(path: string, source: string): string[] {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  const found: string[] = [];
  const add = (named: Source) => {
    if (typeof named?.value === 'string') found.push(named.value);
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: ({ source: named }) => {
      if (named.type === 'Literal') add(named);
    },
    TSImportType: (node) => add(node.source),
  }).visit(program);
  return found;
}
