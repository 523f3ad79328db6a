import { describe, expect, it } from 'vitest';
import { openTemplate } from '../../../server/word/openTemplate.ts';
import { TemplateError } from '../../../server/word/TemplateError.ts';
import { wordFile, zipOf } from '../../support/wordFile.ts';

const rels = (type: string, mode = 'External') =>
  `<Relationships><Relationship Id="a" Type="x/${type}" Target="http://a.example" TargetMode="${mode}"/></Relationships>`;

/** Returns the text of a template whose fields have no answers. */
function textOf(...paragraphs: readonly string[]): string {
  const template = openTemplate(wordFile(paragraphs));
  return template.render({ answers: {}, separator: ', ' }).getFullText();
}

describe('openTemplate', () => {
  it('shows a blank line for a value without a field, and nothing for a loop', () => {
    expect(textOf('I, {name}')).toBe(`I, ${'_'.repeat(20)}`);
    expect(textOf('a{#list}b{/list}c')).toBe('ac');
  });

  it('does not change its delimiters', () => {
    expect(() => openTemplate(wordFile(['{=[[ ]]=}', '[[name]]']))).not.toThrow();
    expect(textOf('[[name]]')).toBe('[[name]]');
  });

  it.each([
    ['a link to a page', { 'word/_rels/document.xml.rels': rels('hyperlink') }],
    ['a part of the document', { 'word/_rels/document.xml.rels': rels('image', 'Internal') }],
    ['the words of entities in a picture', { 'word/media/a.bin': '<!DOCTYPE' }],
  ])('accepts %s', (_, parts) => {
    expect(() => openTemplate(wordFile(['{name}'], parts))).not.toThrow();
  });

  it.each([
    ['an external picture', { 'word/_rels/a.rels': rels('image') }, /a\.rels loads something/],
    ['a document type', { 'word/a.xml': '<!DOCTYPE a>' }, /word\/a\.xml declares entities/],
    ['an entity', { 'word/a.xml': '<!ENTITY b "c">' }, /declares entities/],
    ['a macro', { 'word/vbaProject.bin': 'a' }, /active content, word\/vbaProject\.bin/],
    ['an embedded file', { 'word/embeddings/a.xlsx': 'a' }, /active content/],
    ['a control', { 'word/activeX/a.xml': '<a/>' }, /active content/],
  ])('refuses %s', (_, parts, reason) => {
    const open = () => openTemplate(wordFile(['{name}'], parts));
    expect(open).toThrow(TemplateError);
    expect(open).toThrow(reason);
  });

  it.each([
    ['its main part', { '[Content_Types].xml': '<Types/>' }],
    ['its list of types', { 'word/document.xml': '<w:document/>' }],
  ])('refuses an archive without %s', (_, parts) => {
    expect(() => openTemplate(zipOf(parts))).toThrow('The file is not a Word document');
  });

  it('names each broken tag', () => {
    expect(() => openTemplate(wordFile(['{#a}', '{/b}']))).toThrow(/A tag is broken: .*"a".*"b"/s);
    expect(() => openTemplate(wordFile(['{a']))).toThrow(/A tag is broken: .*unclosed/);
  });

  it('runs the given modules', () => {
    const seen: string[] = [];
    const module = {
      name: 'seen',
      postparse: (parts: readonly { readonly value: string }[]) => {
        seen.push(...parts.map(({ value }) => value));
        return parts;
      },
    };
    openTemplate(wordFile(['{name}']), [module as never]);
    expect(seen).toContain('name');
  });
});
