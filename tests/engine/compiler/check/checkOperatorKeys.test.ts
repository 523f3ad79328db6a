import { describe, expect, it } from 'vitest';
import { checkOperatorKeys } from '../../../../engine/compiler/check/checkOperatorKeys.ts';
import { Reporter } from '../../../../engine/compiler/source/Reporter.ts';

const OPERATORS = ['add', 'multiply', 'round', 'sum', 'count', 'first', 'lookup', '$table', 'if'];

function check(operator: string, ...names: readonly string[]) {
  const report = new Reporter();
  const source = Object.fromEntries([operator, ...names].map((name) => [name, 1]));
  checkOperatorKeys(report, source, operator, OPERATORS, { file: 'f', pointer: '/fee' });
  return report.diagnostics();
}

describe('checkOperatorKeys', () => {
  it.each([
    ['add'],
    ['round', 'places'],
    ['sum', 'of'],
    ['count', 'where'],
    ['first', 'where', 'value'],
    ['lookup', 'in'],
    ['$table', 'column', 'at'],
    ['if', 'then', 'else'],
    ['addDuration', 'duration'],
  ])('accepts %s with its own keywords', (operator, ...names) => {
    expect(check(operator, ...names)).toEqual([]);
  });

  it('reports a second operator, which belongs inside the first', () => {
    expect(check('add', 'multiply')).toEqual([
      {
        file: 'f',
        pointer: '/fee/multiply',
        code: 'bad-expression',
        message: '"multiply" has no meaning next to "add"',
        remedy:
          'Write one operator inside the other, as in { "add": [{ "multiply": [...] }, ...] }.',
        severity: 'error',
      },
    ]);
  });

  it.each([
    ['round', 'place', 'Did you mean "places"?'],
    ['add', 'places', 'Remove it.'],
    ['count', 'of', 'Remove it.'],
    ['if', 'esle', 'Did you mean "else"?'],
  ])('reports next to %s the keyword %s', (operator, name, remedy) => {
    expect(check(operator, name)).toMatchObject([{ pointer: `/fee/${name}`, remedy }]);
  });

  it('reports every unknown keyword, at an escaped pointer', () => {
    const found = check('sum', 'of', 'where', 'a/b').map(({ pointer }) => pointer);
    expect(found).toEqual(['/fee/where', '/fee/a~1b']);
  });
});
