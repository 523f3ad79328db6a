import { describe, expect, it } from 'vitest';
import type { PaperAnswer } from '#engine';
import { fillTemplate } from '../../../../server/adapters/word/fillTemplate.ts';
import { paragraphsOf, wordFile, zipOf } from '../../../support/wordFile.ts';

const LINE = '____________________';

function answer(...lines: readonly string[]): PaperAnswer {
  return { lines };
}

/** Returns the paragraphs of a filled template. The template has one field, `name`. */
function filledWith(text: string, template = 'I, {name}, declare'): readonly string[] {
  const file = wordFile([template]);
  return paragraphsOf(fillTemplate(file, { answers: { name: answer(text) }, separator: ', ' }));
}

describe('fillTemplate', () => {
  it.each([
    ['<w:p/> & {name}', 'I, <w:p/> & {name}, declare'],
    ['\u0000\u0001\u000b\uffff', 'I, [U+0000][U+0001][U+000B], declare'],
    ['A\u202Ebc\u200Fd', 'I, A[U+202E]bc[U+200F]d, declare'],
    ['\ud800', 'I, [U+D800], declare'],
    ['陳大文𠮷', 'I, 陳大文𠮷, declare'],
    ['constructor', 'I, constructor, declare'],
  ])('inserts the answer %j as text', (text, expected) => {
    expect(filledWith(text)).toEqual([expected]);
  });

  it('inserts an answer of 200,000 characters', () => {
    const long = 'wide '.repeat(40_000).trim();
    expect(filledWith(long)).toEqual([`I, ${long}, declare`]);
  });

  it('uses line breaks in a separate paragraph, and the separator in a sentence', () => {
    const file = wordFile(['{home}', 'of {home}']);
    const answers = { home: answer('Flat A', '1 Street') };
    const paragraphs = paragraphsOf(fillTemplate(file, { answers, separator: '，' }));
    expect(paragraphs).toEqual(['Flat A\n1 Street', 'of Flat A，1 Street']);
  });

  it('prints a blank line for missing, unknown and inherited names', () => {
    const file = wordFile(['{name} {other} {constructor} {name/toString}']);
    const paragraphs = paragraphsOf(
      fillTemplate(file, { answers: { name: answer() }, separator: ', ' }),
    );
    expect(paragraphs).toEqual([[LINE, LINE, LINE, LINE].join(' ')]);
  });

  it('repeats a row, looks up names in the row first, and evaluates conditions by presence', () => {
    const file = wordFile([
      '{#orders}',
      '{name}: {fee}{#note} ({note}){/note}{^note} none{/note}',
      '{/orders}',
      '{#name}signed{/name}',
    ]);
    const rows = [
      { fee: answer('380'), note: answer('new') },
      { fee: answer('250'), note: answer(), name: answer('LEE') },
    ];
    const answers = { name: answer('CHAN'), orders: { lines: [], rows } };
    expect(paragraphsOf(fillTemplate(file, { answers, separator: ', ' }))).toEqual([
      'CHAN: 380 (new)',
      'LEE: 250 none',
      'signed',
    ]);
  });

  it.each([
    ['no zip archive', Buffer.from('PK but no archive'), /not a Word document/],
    ['an empty file', Buffer.alloc(0), /not a Word document/],
    ['another archive', zipOf({ 'a.txt': 'a' }), /not a Word document/],
    ['a file over 1 MB', Buffer.alloc(1024 * 1024 + 1), /larger than 1 MB/],
    ['a bomb', wordFile(['a'], { 'word/b.xml': 'a'.repeat(17 * 1024 * 1024) }), /16 MB/],
    ['a bomb with a false declared size', lyingBomb(), /not a Word document/],
    ['more than 200 parts', wordFile(['a'], manyParts(201)), /200 parts/],
    ['entities', wordFile(['a'], { 'word/b.xml': '<!DOCTYPE a [<!ENTITY b "c">]>' }), /entities/],
    ['macros', wordFile(['a'], { 'word/vbaProject.bin': 'a' }), /active content/],
    [
      'an external template',
      wordFile(['a'], { 'word/_rels/b.rels': OUTER }),
      /outside the document/,
    ],
    ['an open tag', wordFile(['{name']), /tag is broken/],
    ['a loop without an end', wordFile(['{#name}']), /tag is broken/],
  ])('refuses %s', (_, file, reason) => {
    expect(() => fillTemplate(file, { answers: {}, separator: ', ' })).toThrow(reason);
  });

  it('refuses a raw tag instead of reading an answer as markup', () => {
    const text = '<w:p><w:r><w:t>in</w:t></w:r></w:p>';
    const file = wordFile(['{@name}']);
    const fill = () => fillTemplate(file, { answers: { name: answer(text) }, separator: ', ' });
    expect(fill).toThrow(/The tag \{@name\} cannot be used/);
  });
});

const OUTER =
  '<Relationship Id="a" Type="x/attachedTemplate" Target="http://a.example" TargetMode="External"/>';

function manyParts(count: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`word/p${at}.xml`, 'a']));
}

/** Returns a document whose directory declares ten bytes for its largest part. */
function lyingBomb(): Buffer {
  const size = 2 * 1024 * 1024;
  const file = wordFile(['a'], { 'word/b.xml': 'a'.repeat(size) });
  for (let at = 0; at + 4 <= file.length; at += 1) {
    if (file.readUInt32LE(at) === size) file.writeUInt32LE(10, at);
  }
  return file;
}
