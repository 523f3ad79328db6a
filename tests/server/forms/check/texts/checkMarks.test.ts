import { describe, expect, it } from 'vitest';
import { looseMarks } from '../../../../../server/forms/check/texts/checkMarks.ts';
import { choice, group, leaf, list, planOf } from '../../../../support/planNodes.ts';

const PLAN = planOf({
  post: choice(['chairman', 'secretary']),
  agree: leaf('checkbox'),
  members: list({ posts: choice(['chairman'], {}, 'choices') }),
  home: group({ kind: choice(['flat']) }),
  signer: choice([], { optionsFrom: { list: '/members', of: { op: 'literal', value: 'x' } } }),
});

describe('looseMarks', () => {
  it.each([
    ['post.output', '{chairman|a} {secretary|b} {!chairman|c}', []],
    ['post.output', '{chairmen|a}', ['chairmen']],
    ['agree.output', '{true|a} {false|b} {yes|c}', ['yes']],
    ['members.posts.output', '{secretary|a}', ['secretary']],
    ['home.kind.output', '{flat|a} {house|b}', ['house']],
    ['signer.output', '{CHAN|a}', []],
    ['post.help', '{nobody|a}', []],
  ])('in %s %j finds %j', (key, text, expected) => {
    expect(looseMarks(PLAN, { [key]: text }).map(({ option }) => option)).toEqual(expected);
  });
});
