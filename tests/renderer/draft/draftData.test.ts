import { describe, expect, it } from 'vitest';
import { draftData } from '../../../renderer/draft/draftData.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

const PLAN = planOf({
  name: leaf('text'),
  password: leaf('password'),
  proof: leaf('file'),
  account: group({ secret: leaf('password'), mail: leaf('text') }),
  rows: list({ text: leaf('text'), file: leaf('file'), pin: leaf('password') }),
});
const file = (ref: string) => ({ name: `${ref}.pdf`, size: 1, type: 't', sha256: 's', ref });

describe('draftData', () => {
  it('promise 7: returns the answers without any password', () => {
    const { data, files } = draftData(PLAN, {
      name: 'CHAN',
      password: 'secret',
      account: { secret: 'secret', mail: 'a@example.hk' },
      rows: [{ text: 'x', pin: 'secret' }],
    });
    expect(data).toEqual({
      name: 'CHAN',
      account: { mail: 'a@example.hk' },
      rows: [{ text: 'x' }],
    });
    expect(files).toEqual([]);
  });

  it('lists the files of all levels, in the order of the form', () => {
    const answers = { rows: [{ file: file('b') }, {}, { file: file('c') }], proof: file('a') };
    const { data, files } = draftData(PLAN, answers);
    expect(files.map(({ ref }) => ref)).toEqual(['a', 'b', 'c']);
    expect(data).toEqual(answers);
  });

  it('keeps the places of empty rows, and omits other empty and unknown answers', () => {
    const answers = { name: null, account: undefined, rows: [null, { text: 'x' }], other: 'x' };
    expect(draftData(PLAN, answers as never).data).toEqual({ rows: [null, { text: 'x' }] });
  });
});
