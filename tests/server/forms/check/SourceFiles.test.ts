import { describe, expect, it } from 'vitest';
import { SourceFiles } from '../../../../server/forms/check/SourceFiles.ts';
import { readJsonSource } from '../../../../server/forms/source/JsonSource.ts';

const FAULT = { code: 'c', message: 'm', remedy: 'r', severity: 'error' } as const;

/** Creates sources; findings show the folder as `shown/`. */
function sources(files: Readonly<Record<string, string>> = {}): SourceFiles {
  const made = new SourceFiles((file) => file.replace('forms/LR9/', 'shown/'));
  for (const [file, text] of Object.entries(files)) made.add(file, text);
  return made;
}

describe('SourceFiles', () => {
  it('returns names and values, also of files that were already parsed', () => {
    const made = sources({ 'forms/LR9/ui.json': '{"a": 1}' });
    made.addRead(new Map([['schemas/defs/x.json', readJsonSource('[2]')]]));
    expect(made.names()).toEqual(['forms/LR9/ui.json', 'schemas/defs/x.json']);
    expect(made.valueOf('forms/LR9/ui.json')).toEqual({ a: 1 });
    expect(made.valueOf('schemas/defs/x.json')).toEqual([2]);
    expect(made.valueOf('none')).toBeUndefined();
  });

  it('finds the position of a value and of its key', () => {
    const made = sources({ 'forms/LR9/ui.json': '{\n  "a": {\n    "b": 1\n  }\n}' });
    const place = (what?: 'key' | 'value') =>
      made.findingAt('forms/LR9/ui.json', '/a/b', FAULT, what);
    expect(place('key')).toEqual({ file: 'shown/ui.json', line: 3, column: 5, ...FAULT });
    expect(place('value')).toMatchObject({ line: 3, column: 10 });
  });

  it('places the fault of an unknown file at its start, and keeps the subject', () => {
    const fault = { ...FAULT, subject: 'x' };
    const found = sources().findingAt('forms/LR9/none.json', '/a', fault);
    expect(found).toEqual({ file: 'shown/none.json', line: 1, column: 1, ...fault });
    expect(sources().findingAt('a', '', FAULT)).not.toHaveProperty('subject');
  });

  it('reports missing files before syntax errors and duplicate keys', () => {
    const made = sources({ 'forms/LR9/a.json': '{"x": }', 'forms/LR9/b.json': '{"k":1,\n"k":2}' });
    made.addMissing('forms/LR9/manifest.json');
    const lines = made
      .faults()
      .map(({ file, line, code, severity }) => [file, line, code, severity]);
    expect(lines).toEqual([
      ['shown/manifest.json', 1, 'missing-file', 'error'],
      ['shown/a.json', 1, 'json-syntax', 'error'],
      ['shown/b.json', 2, 'duplicate-key', 'error'],
    ]);
    for (const { remedy } of made.faults()) expect(remedy).toMatch(/\w{3}/);
    expect(made.syntaxFaults()).toHaveLength(2);
  });
});
