import { describe, expect, it } from 'vitest';
import type { Expression } from '../../../engine/definition/Expression.ts';
import { conditionsIn } from '../../../engine/prover/conditionsIn.ts';
import type { Goal, Logic } from '../../../engine/prover/Logic.ts';

const ONE: Expression = { op: 'literal', value: 1 };
const branch = (when: number, then: Expression, other?: Expression): Expression => ({
  op: 'if',
  when,
  then,
  ...(other && { else: other }),
});

/** A logic in which a condition holds if it is among the assumptions. */
const logic = {
  holds:
    (ref: number): Goal =>
    (assumed) =>
      assumed.get(String(ref)) === true,
} as unknown as Logic;

const find = (expression: Expression) =>
  conditionsIn(expression, logic).map(({ at, when }) => `${at} ${when}`);

/** Checks whether a condition is evaluated when the conditions with these numbers hold. */
function isEvaluated(expression: Expression, pointer: string, ...holding: readonly number[]) {
  const found = conditionsIn(expression, logic).find(({ at }) => at === pointer);
  const assumed = new Map(holding.map((ref) => [String(ref), true]));
  return found?.given.every((goal) => goal(assumed) === true);
}

describe('conditionsIn', () => {
  it.each<[string, Expression, readonly string[]]>([
    ['a literal', ONE, []],
    ['an answer', { op: 'value', pattern: '/a' }, []],
    ['today', { op: 'today' }, []],
    ['a condition', branch(4, ONE), ['/if 4']],
    ['branches', branch(1, branch(2, ONE), branch(3, ONE)), ['/if 1', '/then/if 2', '/else/if 3']],
    ['counted rows', { op: 'count', list: '/rows', where: 5 }, ['/where 5']],
    ['all rows', { op: 'count', list: '/rows' }, []],
    [
      'the first row',
      { op: 'first', list: '/rows', where: 5, of: branch(6, ONE) },
      ['/where 5', '/value/if 6'],
    ],
    ['a sum', { op: 'sum', list: '/rows', of: branch(7, ONE) }, ['/of/if 7']],
    ['a lookup', { op: 'lookup', of: branch(8, ONE), in: {} }, ['/lookup/if 8']],
    ['a rounded value', { op: 'round', of: branch(9, ONE), places: 0 }, ['/round/if 9']],
    ['a later day', { op: 'addDuration', of: branch(9, ONE), add: 'P1D' }, ['/addDuration/if 9']],
    [
      'operands',
      { op: 'add', of: [ONE, branch(1, ONE), branch(0, ONE)] },
      ['/add/1/if 1', '/add/2/if 0'],
    ],
  ])('finds the conditions of %s', (_, expression, expected) => {
    expect(find(expression)).toEqual(expected);
  });

  it('returns the goals of all branches around a condition', () => {
    const inner = branch(2, ONE, branch(3, ONE));
    const expression = branch(1, { op: 'add', of: [inner] });
    expect(isEvaluated(expression, '/if')).toBe(true);
    expect(isEvaluated(expression, '/then/add/0/if', 1)).toBe(true);
    expect(isEvaluated(expression, '/then/add/0/if')).toBe(false);
    expect(isEvaluated(expression, '/then/add/0/else/if', 1)).toBe(true);
    expect(isEvaluated(expression, '/then/add/0/else/if', 1, 2)).toBe(false);
    expect(isEvaluated(expression, '/then/add/0/else/if')).toBe(false);
  });
});
