import { parseSync } from 'rolldown/utils';

/** The result that a comment promises: a value, or an error with its class and its message. */
export type Expectation =
  | { readonly value: unknown }
  | { readonly throws: { readonly name: string; readonly message: unknown } };

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];
type Expression = Extract<Statement, { readonly type: 'ExpressionStatement' }>['expression'];

const THROWS = 'throws ';

/**
 * Reads the comment after an expression: a literal, or `throws RangeError('…')`. An explanation may
 * follow a colon.
 *
 * @returns `undefined` when the comment starts with neither a literal nor an error
 * @example
 * readExpectation("'A123456(3)': as on the card"); // { value: 'A123456(3)' }
 * readExpectation("throws Error('no')"); // { throws: { name: 'Error', message: 'no' } }
 * readExpectation('the same text'); // undefined
 */
export function readExpectation(comment: string): Expectation | undefined {
  for (const text of beginnings(comment)) {
    const isError = text.startsWith(THROWS);
    const expression = parsed(isError ? text.slice(THROWS.length) : text);
    const found = expression && (isError ? errorOf(expression) : literalIn(expression));
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the whole text, then the text before each colon: a literal may contain a colon, too.
 */
function beginnings(comment: string): readonly string[] {
  const parts = comment.split(': ');
  return [comment, ...parts.slice(1).map((_, at) => parts.slice(0, at + 1).join(': '))];
}

function parsed(text: string): Expression | undefined {
  const { program, errors } = parseSync('expectation.ts', `(\n${text}\n)`);
  const [statement] = program.body;
  if (errors.length > 0 || program.body.length !== 1) return undefined;
  if (statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  return expression.type === 'ParenthesizedExpression' ? expression.expression : expression;
}

function errorOf(expression: Expression): Expectation | undefined {
  if (expression.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = expression;
  const [message] = given;
  if (callee.type !== 'Identifier' || message?.type !== 'Literal') return undefined;
  return { throws: { name: callee.name, message: message.value } };
}

/** Returns the literal in an object, because a literal may be `undefined`. */
function literalIn(node: Expression): { readonly value: unknown } | undefined {
  if (node.type === 'Literal') return { value: node.value };
  if (node.type === 'Identifier') {
    return node.name === 'undefined' ? { value: undefined } : undefined;
  }
  if (node.type === 'UnaryExpression') return negative(node.operator, literalIn(node.argument));
  if (node.type === 'ArrayExpression') return arrayOf(node.elements);
  return node.type === 'ObjectExpression' ? objectOf(node.properties) : undefined;
}

function negative(operator: string, found: { readonly value: unknown } | undefined) {
  const value = found?.value;
  if (operator !== '-' || (typeof value !== 'number' && typeof value !== 'bigint'))
    return undefined;
  return { value: -value };
}

function arrayOf(elements: Extract<Expression, { type: 'ArrayExpression' }>['elements']) {
  const items = elements.map((each) =>
    each === null || each.type === 'SpreadElement' ? undefined : literalIn(each),
  );
  return items.every((item) => item !== undefined)
    ? { value: items.map(({ value }) => value) }
    : undefined;
}

function objectOf(properties: Extract<Expression, { type: 'ObjectExpression' }>['properties']) {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const found = literalIn(property.value);
    const { key } = property;
    if (!found || (key.type !== 'Identifier' && key.type !== 'Literal')) return undefined;
    entries.push([key.type === 'Identifier' ? key.name : String(key.value), found.value]);
  }
  return { value: Object.fromEntries(entries) };
}
