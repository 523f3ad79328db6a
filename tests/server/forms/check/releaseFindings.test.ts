import { describe, expect, it } from 'vitest';
import { brokenReleases, releaseFindings } from '../../../../server/forms/check/releaseFindings.ts';
import { SourceFiles } from '../../../../server/forms/check/SourceFiles.ts';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const sources = new SourceFiles((file) => file);
sources.add('forms/LR9/manifest.json', '{\n  "version": 2\n}');
const PLACE = { file: 'forms/LR9/manifest.json', line: 2, severity: 'error' };
const find = (version: number, contentHash: string) =>
  releaseFindings(sources, { LR9: { 1: A, 2: B } }, { code: 'LR9', version, contentHash });

describe('releaseFindings', () => {
  it('reports an edited release at its version, with the next number', () => {
    expect(find(2, A)).toMatchObject([
      {
        ...PLACE,
        code: 'released-edited',
        message: 'Version 2 is released, and was edited since',
        remedy: 'Raise "version" to 3, or undo the change.',
      },
    ]);
  });

  it.each([
    ['an unchanged release', 2, B],
    ['a new version', 3, A],
  ])('reports nothing for %s', (_, version, hash) => {
    expect(find(version, hash)).toEqual([]);
  });
});

describe('brokenReleases', () => {
  it.each([
    [new SyntaxError('no list'), 'no list'],
    ['text', 'text'],
  ])('names the reason %s', (error, message) => {
    expect(brokenReleases(sources, 'LR9', error)).toMatchObject({
      ...PLACE,
      code: 'broken-releases',
      message,
    });
  });
});
