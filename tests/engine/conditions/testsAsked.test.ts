import { expect, it } from 'vitest';
import { testsAsked } from '../../../engine/conditions/testsAsked.ts';

const asks = (test: string) => ({ kind: 'test', pattern: '/a', test }) as const;

it.each([
  ['one test', asks('t1'), ['t1']],
  ['its negation', { kind: 'not', of: asks('t1') }, ['t1']],
  ['all of several', { kind: 'all', of: [asks('t1'), asks('t2')] }, ['t1', 't2']],
  [
    'nested tests, with one repeated',
    {
      kind: 'any',
      of: [asks('t1'), { kind: 'not', of: { kind: 'all', of: [asks('t2'), asks('t1')] } }],
    },
    ['t1', 't2', 't1'],
  ],
  ['no tests', { kind: 'all', of: [] }, []],
] as const)(
  'testsAsked(): returns the test names of a condition with %s',
  (_, condition, names) => {
    expect(testsAsked(condition)).toEqual(names);
  },
);
