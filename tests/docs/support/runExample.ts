import { join } from 'node:path';
import { inspect, isDeepStrictEqual } from 'node:util';
import { compileFunction } from 'node:vm';
import { parseSync, transformSync } from 'rolldown/utils';
import { ROOT } from '../../../scripts/command/run.ts';
import { type Example, lineAt } from './docstrings.ts';
import { type Expectation, readExpectation } from './expectation.ts';

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Import = Extract<Statement, { readonly type: 'ImportDeclaration' }>;
type Scope = Readonly<Record<string, unknown>>;

/**
 * Runs an example: compares each expression with the comment after the expression. Other statements
 * (`const`, `import`) prepare the expressions.
 *
 * @param scope names that the example uses without import: the module's exports, and `exampleScope`
 * @param file path of the module from the root; relative imports are resolved from this module
 * @returns the faults, each with its line in the source file: an expression that differs or has no
 * comment, or an example that has no expression or cannot run
 */
export async function runExample(
  example: Example,
  scope: Scope,
  file: string,
): Promise<readonly string[]> {
  const { line, code } = example;
  if (!code.startsWith('\n')) return [`${line}: the example must start on the line after its tag`];
  const { program, comments, errors } = parseSync('example.ts', code);
  const [error] = errors;
  if (error) return [`${line}: cannot parse the example: ${error.message}`];
  const faults: string[] = [];
  const check = async (index: number, evaluate: () => unknown) => {
    const { start = 0, end = 0 } = program.body[index] ?? {};
    const until = program.body[index + 1]?.start ?? code.length;
    const behind = comments.filter((comment) => comment.start >= end && comment.end <= until);
    const comment = behind.map(({ value }) => value.trim()).join(' ');
    const fault = differenceFrom(comment, await outcomeOf(evaluate));
    if (fault) faults.push(`${line + lineAt(code, start) - 1}: ${code.slice(start, end)} ${fault}`);
  };
  const imports = program.body.filter((each) => each.type === 'ImportDeclaration');
  const names: Scope = { ...scope, ...(await imported(imports, file)), $check: check };
  if (program.body.every((each) => each.type !== 'ExpressionStatement')) {
    faults.push(`${line}: the example has no expression`);
  }
  try {
    const run = compileFunction(scriptOf(program.body, code), Object.keys(names));
    await run(...Object.values(names));
  } catch (thrown) {
    faults.push(`${line}: the example fails with ${String(thrown)}`);
  }
  return faults;
}

/** Returns the example as JavaScript that passes each expression to `$check`. */
function scriptOf(body: readonly Statement[], code: string): string {
  const statements = body.map((each, index) => {
    const text = code.slice(each.start, each.end);
    if (each.type === 'ImportDeclaration') return '';
    if (each.type !== 'ExpressionStatement') return text;
    const expression = code.slice(each.expression.start, each.expression.end);
    return `await $check(${index}, async () => (${expression}));`;
  });
  const { code: script, errors } = transformSync(
    'example.ts',
    `(async () => {\n${statements.join('\n')}\n})()`,
  );
  if (errors[0]) throw new SyntaxError(errors[0].message);
  return `return ${script}`;
}

async function imported(imports: readonly Import[], file: string): Promise<Scope> {
  const found: Record<string, unknown> = {};
  for (const { source, specifiers } of imports) {
    const name = source.value;
    const isRelative = name.startsWith('.');
    const module: Scope = await (isRelative
      ? importModule(join(file, '..', name))
      : import(/* @vite-ignore */ name));
    for (const each of specifiers) {
      if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
      found[each.local.name] = module[each.imported.name];
    }
  }
  return found;
}

/** Imports a module of the project by its path from the root. */
export function importModule(file: string): Promise<Scope> {
  return import(/* @vite-ignore */ join(ROOT, file));
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

async function outcomeOf(evaluate: () => unknown): Promise<Outcome> {
  try {
    return { value: await evaluate() };
  } catch (error) {
    return { error };
  }
}

function differenceFrom(comment: string, outcome: Outcome): string | undefined {
  const actual = 'error' in outcome ? `throws ${String(outcome.error)}` : `is ${shown(outcome)}`;
  if (comment === '') return `${actual}, and has no comment with its value`;
  const expectation = readExpectation(comment);
  if (!expectation) return `${actual}; the comment begins with no literal: ${comment}`;
  return isAsExpected(expectation, outcome) ? undefined : `${actual}, not ${comment}`;
}

function isAsExpected(expectation: Expectation, outcome: Outcome): boolean {
  if ('value' in expectation) {
    return 'value' in outcome && isDeepStrictEqual(outcome.value, expectation.value);
  }
  const { name, message } = expectation.throws;
  if (!('error' in outcome) || !(outcome.error instanceof Error)) return false;
  return outcome.error.constructor.name === name && outcome.error.message === message;
}

function shown({ value }: { readonly value: unknown }): string {
  return inspect(value, { depth: null, compact: true, breakLength: Number.POSITIVE_INFINITY });
}
