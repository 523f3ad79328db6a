import { describe, expect, it } from 'vitest';
import { proseOf } from '../../../scripts/words/proseOf.ts';

describe('proseOf()', () => {
  it.each([
    ['a docstring', '/** Returns\n * the sum. */', [{ text: 'Returns the sum.', line: 1 }]],
    ['consecutive line comments', 'a();\n// One\n// two.', [{ text: 'One two.', line: 2 }]],
    [
      'a test title',
      "\nit('sums: rejects a text', () => {});",
      [{ text: 'sums: rejects a text', line: 2 }],
    ],
    [
      'a title of a table',
      "it.each([\n  [1],\n])('sums %d', (n) => n);",
      [{ text: 'sums %d', line: 3 }],
    ],
    ['a title in backquotes', 'describe(`sums up`, f);', [{ text: 'sums up', line: 1 }]],
  ])('reads %s of code', (_, source, prose) => {
    expect(proseOf('a.ts', source)).toEqual(prose);
  });

  it('ignores code: strings, names, and quotes in comments', () => {
    expect(proseOf('a.ts', "const told = 'said'; // See `stands`.")).toEqual([]);
    expect(proseOf('a.ts', '/** See `stands`. */')).toEqual([{ text: 'See .', line: 1 }]);
  });

  it('reads paragraphs of Markdown without code and addresses', () => {
    const source = '# Title\n\nOne\ntwo `told`.\n\n```\nsaid\n```\n\n[link](./told.md)';
    expect(proseOf('a.md', source).map(({ text, line }) => [line, text])).toEqual([
      [1, '# Title'],
      [3, 'One two .'],
      [10, '[link'],
    ]);
  });

  it('reads the descriptions of a schema', () => {
    const source = '{\n  "description": "A \\"code\\".",\n  "title": "told"\n}';
    expect(proseOf('a.json', source)).toEqual([{ text: 'A \\"code\\".', line: 2 }]);
  });

  it('reads no other files', () => {
    expect(proseOf('a.svg', '/* told */')).toEqual([]);
  });
});
