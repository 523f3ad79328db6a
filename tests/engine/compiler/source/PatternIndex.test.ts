import { describe, expect, it } from 'vitest';
import type { GroupDraft } from '../../../../engine/compiler/source/Draft.ts';
import { PatternIndex } from '../../../../engine/compiler/source/PatternIndex.ts';
import { Reporter } from '../../../../engine/compiler/source/Reporter.ts';

const leaf = (pattern: string) => ({ kind: 'leaf', pattern });
const group = (pattern: string, ...children: readonly object[]) => ({
  kind: 'group',
  pattern,
  children,
});
const ROOT = group('', leaf('/email'), group('/owner', leaf('/owner/name')), {
  kind: 'list',
  pattern: '/rows',
  item: group('/rows/*', leaf('/rows/*/no')),
}) as unknown as GroupDraft;
const PLACE = { file: 'schema.json', pointer: '' };

function resolved(pointer: unknown, holder: string) {
  const report = new Reporter();
  const pattern = new PatternIndex(ROOT, report).resolve(pointer, holder, PLACE);
  return pattern ?? report.diagnostics().map(({ code }) => code);
}

describe('PatternIndex', () => {
  it.each([
    ['/email', '/owner', '/email'],
    ['name', '/owner', '/owner/name'],
    ['../email', '/owner', '/email'],
    ['../email', '/rows/*', '/email'],
    ['no', '/rows/*', '/rows/*/no'],
    ['/rows', '', '/rows'],
    ['.', '/rows/*', '/rows/*'],
  ])('resolves %s from %j to %s', (pointer, holder, pattern) => {
    expect(resolved(pointer, holder)).toBe(pattern);
  });

  it.each([
    ['/emial', '', 'unknown-pointer'],
    [3, '', 'unknown-pointer'],
    ['email', '/owner', 'unknown-pointer'],
    ['/rows/*/no', '', 'pointer-into-list'],
  ])('refuses %s from %j: %s', (pointer, holder, code) => {
    expect(resolved(pointer, holder)).toEqual([code]);
  });

  it('finds a field without a diagnostic', () => {
    const index = new PatternIndex(ROOT, new Reporter());
    expect([index.find('name', '/owner')?.pattern, index.find('absent', '')]).toEqual([
      '/owner/name',
      undefined,
    ]);
    expect(index.all()).toHaveLength(7);
  });
});
