import { describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../../scripts/forms/text/newFormFiles.ts';
import { parseFolder } from '../../../../server/forms/source/parseFolder.ts';

const CODE = 'LR999';

const textsOf = (files: Iterable<readonly [string, string]>) =>
  new Map([...files].map(([name, text]) => [`forms/${CODE}/${name}`, text]));

describe('parseFolder', () => {
  it('returns the files of a form, without "$schema" in the texts', () => {
    const { files, sources } = parseFolder(CODE, textsOf(newFormFiles(CODE)));
    expect(files?.manifest).toMatchObject({ version: 1 });
    expect(files?.locales.en['$form.title']).toBe('New Form');
    expect(files?.locales.en).not.toHaveProperty('$schema');
    expect(sources.has(`forms/${CODE}/samples/minimal.json`)).toBe(true);
  });

  it.each(['manifest.json', 'schema.json', 'ui.json', 'locales/en.json'])(
    'returns no files when %s is not JSON',
    (name) => {
      const texts = textsOf([...newFormFiles(CODE), [name, '{']]);
      expect(parseFolder(CODE, texts).files).toBeUndefined();
    },
  );

  it('needs the manifest and the schema, but neither ui.json nor a locale', () => {
    const without = (...names: readonly string[]) =>
      parseFolder(CODE, textsOf([...newFormFiles(CODE)].filter(([name]) => !names.includes(name))));
    expect(without('schema.json').files).toBeUndefined();
    expect(without('manifest.json').files).toBeUndefined();
    expect(without('ui.json', 'locales/en.json').files).toMatchObject({
      ui: {},
      locales: { en: {} },
    });
  });

  it('derives the manifest of an external schema', () => {
    const schema = JSON.stringify({ type: 'object', properties: { name: { type: 'string' } } });
    const { files } = parseFolder(CODE, textsOf([['schema.json', schema]]));
    expect(files?.manifest).toMatchObject({ steps: [{ fields: ['/name'] }] });
  });

  it('imports an external schema when its files are first read, and once', () => {
    const schema = JSON.stringify({ type: 'object', properties: { name: { type: 'string' } } });
    let reads = 0;
    const documents = {
      read: new Map(),
      unread: new Map(),
      get existing() {
        reads += 1;
        return [];
      },
    };
    const folder = parseFolder(CODE, textsOf([['schema.json', schema]]), documents, {
      templates: new Map([['a.docx', undefined]]),
      released: [1],
    });
    expect([...folder.templates.keys(), folder.released]).toEqual(['a.docx', [1]]);
    expect(reads).toBe(0);
    const { files } = folder;
    expect(files?.manifest).toMatchObject({ code: CODE });
    const readsOfOne = reads;
    expect(folder.files).toBe(files);
    expect(reads).toBe(readsOfOne);
  });

  it('finds the other files of a schema in memory, and proposes one for a missing file', () => {
    const referring = (file: string) =>
      JSON.stringify({ type: 'object', properties: { home: { $ref: file } } });
    const address = '{ "type": "object", "properties": { "city": { "type": "string" } } }';
    const read = (file: string) =>
      parseFolder(
        CODE,
        textsOf([
          ['schema.json', referring(file)],
          ['defs/a.json', address],
        ]),
      ).files;
    expect(read('defs/a.json')?.locales.en).toHaveProperty(['home.city.label']);
    expect(read('a.json')?.notes).toContainEqual(
      expect.objectContaining({ message: 'There is no file "a.json" in the form\'s folder' }),
    );
  });
});
