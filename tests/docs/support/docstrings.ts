import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { ROOT } from '../../../scripts/command/run.ts';

/** An `@example` tag with the text up to the next tag. */
export interface Example {
  /** Line of the tag in the source file, from 1. */
  readonly line: number;
  /** The text after the tag, on its line and on the following lines. */
  readonly code: string;
}

/** A function that a module declares and exports. */
export interface ExportedFunction {
  readonly name: string;
  readonly line: number;
  /** Whether the docstring of the function has an `@example`. */
  readonly hasExample: boolean;
}

/** A module: its examples, its exported functions and its re-exports. */
export interface Module {
  readonly examples: readonly Example[];
  readonly functions: readonly ExportedFunction[];
  readonly reExports: readonly ReExport[];
}

/** A re-export, such as `export { a, b } from './c.ts'`. `names` is undefined for `export *`. */
export interface ReExport {
  readonly from: string;
  readonly names: readonly string[] | undefined;
}

const modules = new Map<string, Module>();

/**
 * Reads a module of the project; caches it for later calls.
 *
 * @param file path from the root
 */
export function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const read = readModule(file, readFileSync(join(ROOT, file), 'utf8'));
  modules.set(file, read);
  return read;
}

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Comment = Parsed['comments'][number];

/**
 * Reads the docstrings of a module.
 *
 * @param path path of the module; its ending, `.ts` or `.tsx`, selects the syntax
 */
export function readModule(path: string, source: string): Module {
  const { program, comments } = parseSync(path, source);
  const docstrings = comments.filter(({ type, value }) => type === 'Block' && value[0] === '*');
  const describe = ({ name, start }: { readonly name: string; readonly start: number }) => {
    const docstring = docstrings.find(
      ({ end }) => end <= start && source.slice(end, start).trim() === '',
    );
    const hasExample = docstring !== undefined && examplesIn(docstring, source).length > 0;
    return { name, line: lineAt(source, start), hasExample };
  };
  return {
    examples: docstrings.flatMap((docstring) => examplesIn(docstring, source)),
    functions: program.body.flatMap(functionsIn).map(describe),
    reExports: program.body.flatMap(reExportsIn),
  };
}

function examplesIn({ start, value }: Comment, source: string): readonly Example[] {
  // Removes only the ` * ` of each line, because further spaces indent the code.
  const lines = value.split('\n').map((line) => line.replace(/^\s*\* ?/, ''));
  const first = lineAt(source, start);
  return lines.flatMap((text, at) => {
    if (!text.startsWith('@example')) return [];
    const after = lines.slice(at + 1);
    const next = after.findIndex((line) => line.startsWith('@'));
    const own = text.slice('@example'.length).trim();
    const code = [own, ...(next < 0 ? after : after.slice(0, next))].join('\n').trimEnd();
    return [{ line: first + at, code }];
  });
}

function functionsIn(statement: Statement): readonly { name: string; start: number }[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, start } = statement;
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'TSDeclareFunction') {
    return declaration.id ? [{ name: declaration.id.name, start }] : [];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
      ? [{ name: id.name, start }]
      : [],
  );
}

function reExportsIn(statement: Statement): readonly ReExport[] {
  if (statement.type === 'ExportAllDeclaration') {
    return [{ from: statement.source.value, names: undefined }];
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
  const names = statement.specifiers.flatMap(({ local }) =>
    local.type === 'Identifier' ? [local.name] : [],
  );
  return [{ from: statement.source.value, names }];
}

/** Returns the line of a position in a source text, from 1. */
export function lineAt(source: string, position: number): number {
  return source.slice(0, position).split('\n').length;
}
