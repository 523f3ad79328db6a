import { parseSync, Visitor } from 'rolldown/utils';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

/** A range of the source, in characters. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** A statement of the module with the names that it declares and exports. */
interface Part extends Range {
  readonly declared: readonly string[];
  readonly isExported: boolean;
}

/** The nodes of a program that determine whether it has logic. */
interface Marks {
  /** The offsets of branches, loops and throws. */
  readonly decisions: readonly number[];
  readonly functions: readonly Range[];
  readonly names: readonly { readonly name: string; readonly start: number }[];
}

/**
 * Checks whether a source file has testable logic. Logic is a branch, a loop or a throw in an
 * exported function or class. Private functions count too if an exported function or class uses
 * them. A file of types, constants, re-exports or wiring has no logic.
 *
 * @throws {SyntaxError} when the file cannot be parsed
 * @example
 * hasLogic('a.ts', 'export const one = (on: boolean) => (on ? 1 : 0);'); // true
 * hasLogic('a.ts', 'export const one = 1;'); // false
 */
export function hasLogic(path: string, source: string): boolean {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${path}: ${error.message}`);
  const marks = marksOf(program);
  const parts = partsOf(program);
  const decisions = marks.decisions.filter((at) =>
    marks.functions.some((range) => holds(range, at)),
  );
  return usedParts(parts, marks).some((part) => decisions.some((at) => holds(part, at)));
}

function marksOf(program: Program): Marks {
  const decisions: number[] = [];
  const functions: Range[] = [];
  const names: { name: string; start: number }[] = [];
  const decide = ({ start }: Range) => decisions.push(start);
  const enclose = ({ start, end }: Range) => functions.push({ start, end });
  const name = (node: Range & { readonly name: string }) =>
    names.push({ name: node.name, start: node.start });
  new Visitor({
    IfStatement: decide,
    ConditionalExpression: decide,
    LogicalExpression: decide,
    SwitchStatement: decide,
    CatchClause: decide,
    ThrowStatement: decide,
    ForStatement: decide,
    ForInStatement: decide,
    ForOfStatement: decide,
    WhileStatement: decide,
    DoWhileStatement: decide,
    FunctionDeclaration: enclose,
    FunctionExpression: enclose,
    ArrowFunctionExpression: enclose,
    ClassDeclaration: enclose,
    ClassExpression: enclose,
    Identifier: name,
    JSXIdentifier: name,
  }).visit(program);
  return { decisions, functions, names };
}

function partsOf(program: Program): Part[] {
  const listed = new Set(program.body.flatMap(exportedLater));
  return program.body.map((statement) => {
    const declared = declaredBy(statement);
    const isExported =
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.declaration !== null) ||
      declared.some((name) => listed.has(name));
    return { start: statement.start, end: statement.end, declared, isExported };
  });
}

/** Returns the names of `export { one, two };`, which are declared elsewhere in the file. */
function exportedLater(statement: Statement): string[] {
  if (statement.type !== 'ExportNamedDeclaration' || statement.source) return [];
  return statement.specifiers.flatMap(({ local }) => ('name' in local ? [local.name] : []));
}

function declaredBy(statement: Statement): string[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaration.id ? [declaration.id.name] : [];
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => ('name' in id ? [id.name] : []));
    default:
      return [];
  }
}

/** Returns the exported parts and the parts that they use. */
function usedParts(parts: readonly Part[], { names }: Marks): Part[] {
  const found = new Set(parts.filter(({ isExported }) => isExported));
  // The iteration of a set also visits the parts added during it.
  for (const part of found) {
    const used = new Set(names.filter(({ start }) => holds(part, start)).map(({ name }) => name));
    for (const other of parts) if (other.declared.some((name) => used.has(name))) found.add(other);
  }
  return [...found];
}

function holds({ start, end }: Range, at: number): boolean {
  return start <= at && at < end;
}
