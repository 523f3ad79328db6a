import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slowInput } from '../support/slowInput.ts';

/** A pattern and its file. */
type Found = readonly [file: string, source: string, flags: string];

const inJson = globSync(['forms/**/*.json', 'schemas/**/*.json']).flatMap((file): Found[] =>
  patternsIn(JSON.parse(readFileSync(file, 'utf8'))).map((source) => [file, source, 'u']),
);
const inCode = globSync(['engine/**/*.ts', 'renderer/**/*.{ts,tsx}']).flatMap((file): Found[] =>
  [...readFileSync(file, 'utf8').matchAll(literals())].map(([, source = '', flags = '']) => [
    file,
    source,
    flags,
  ]),
);

describe('patterns', () => {
  it('are found, in JSON, in the engine and in the renderer', () => {
    expect(inJson.length).toBeGreaterThan(20);
    for (const room of ['engine', 'renderer']) {
      expect(inCode.filter(([file]) => file.startsWith(room)).length).toBeGreaterThan(20);
    }
  });

  it.each(once([...inJson, ...inCode]))(
    'T-25: %s: no input takes more than linear time for /%s/%s',
    (_, source, flags) => {
      expect(slowInput(new RegExp(source, flags))).toBeUndefined();
    },
  );
});

describe('slowInput()', () => {
  it.each([
    ['^([A-Za-z]+ ?)+$', 'an exponent'],
    ['^(a|a)*$', 'an exponent by choice'],
    ['^PRN (?:0+)+$', 'an exponent behind a beginning'],
    ['(?:__[1-9]\\d{0,3})+$', 'a square of more than one character'],
    ['^\\s*a*\\s*$|\\s+x$', 'a square'],
  ])('T-25: catches %s: %s', (source) => {
    expect(slowInput(new RegExp(source))).toBeDefined();
  });
});

/** Returns all values of `pattern` and names of `patternProperties`, except in messages. */
function patternsIn(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null || key === 'errorMessage') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'pattern' && typeof inner === 'string') return [inner];
    const names = name === 'patternProperties' ? Object.keys(inner) : [];
    return [...names, ...patternsIn(inner, name)];
  });
}

/** Matches a literal of a regular expression after a character that cannot precede a division. */
function literals(): RegExp {
  return /[=(,:?&|[\s]\/((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\*[])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])*)\/([dgimsuvy]*)(?=[\s.,;)\]])/g;
}

function once(found: readonly Found[]): readonly Found[] {
  return [...new Map(found.map((each) => [each.slice(1).join('/'), each])).values()];
}
