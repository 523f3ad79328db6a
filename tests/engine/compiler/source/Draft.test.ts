import { describe, expect, it } from 'vitest';
import { draftsUnder, type GroupDraft } from '../../../../engine/compiler/source/Draft.ts';

describe('draftsUnder', () => {
  it('returns a draft and its descendants in page order', () => {
    const leaf = (pattern: string) => ({ kind: 'leaf', pattern });
    const item = { kind: 'group', pattern: '/rows/*', children: [leaf('/rows/*/b')] };
    const children = [leaf('/a'), { kind: 'list', pattern: '/rows', item }, leaf('/c')];
    const root = { kind: 'group', pattern: '', children } as unknown as GroupDraft;
    expect(draftsUnder(root).map(({ pattern }) => pattern)).toEqual([
      '',
      '/a',
      '/rows',
      '/rows/*',
      '/rows/*/b',
      '/c',
    ]);
  });
});
