import { expect, it } from 'vitest';
import { testsAsked } from '../../../engine/conditions/testsAsked.ts';

const asks = (test: string) => ({ kind: 'test', pattern: '/a', test }) as const;

it.each([
  ['one', asks('t1'), ['t1']],
  ['its opposite', { kind: 'not', of: asks('t1') }, ['t1']],
  ['all of several', { kind: 'all', of: [asks('t1'), asks('t2')] }, ['t1', 't2']],
  [
    'several in each other, the same one twice',
    {
      kind: 'any',
      of: [asks('t1'), { kind: 'not', of: { kind: 'all', of: [asks('t2'), asks('t1')] } }],
    },
    ['t1', 't2', 't1'],
  ],
  ['none', { kind: 'all', of: [] }, []],
] as const)('testsAsked(): names the tests of a condition that asks %s', (_, condition, names) => {
  expect(testsAsked(condition)).toEqual(names);
});
