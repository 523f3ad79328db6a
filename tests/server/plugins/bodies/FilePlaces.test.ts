import { describe, expect, it } from 'vitest';
import { FilePlaces } from '../../../../server/plugins/bodies/FilePlaces.ts';

/** Returns the texts of files in JSON. Skips each text to its closing quote. */
function filesIn(json: string): readonly string[] {
  const places = new FilePlaces();
  const bytes = Buffer.from(json);
  const files: string[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    if (!places.next(bytes[at] ?? 0)) continue;
    const end = bytes.indexOf('"', at + 1);
    files.push(bytes.toString('utf8', at + 1, end));
    at = end;
  }
  return files;
}

/** Returns a message with these members of an answer. */
const message = (answer: object) => JSON.stringify({ formData: { scan: answer } });

describe('FilePlaces', () => {
  it.each([
    ['a file of an answer', message({ name: 'a.pdf', file: 'QUJD' }), ['QUJD']],
    ['an empty file', message({ file: '' }), ['']],
    ['files of a list', message([{ file: 'AAAA' }, { file: 'BBBB' }] as object), ['AAAA', 'BBBB']],
    ['a file of a nested answer', message({ rows: [{ scan: { file: 'AAAA' } }] }), ['AAAA']],
    [
      'a file with white space around its name',
      '{"formData" : {"scan":{ "file"\r\n\t: "QUJD" } } }',
      ['QUJD'],
    ],
    ['a file after a text with brackets', message({ name: '}]{[":', file: 'QUJD' }), ['QUJD']],
    ['a file after a text with quotes', message({ name: '"file":"', file: 'QUJD' }), ['QUJD']],
    ['a file after a backslash', message({ name: 'C:\\', file: 'QUJD' }), ['QUJD']],
    ['a file after text of another script', message({ name: '租約', file: 'QUJD' }), ['QUJD']],
  ])('finds %s', (_, json, expected) => {
    expect(filesIn(json)).toEqual(expected);
  });

  it.each([
    ['a member of the message', { file: 'QUJD' }],
    ['an answer named file', { formData: { file: 'QUJD' } }],
    ['a longer name', { formData: { scan: { files: 'QUJD' } } }],
    ['a shorter name', { formData: { scan: { fil: 'QUJD' } } }],
    ['a name in capital letters', { formData: { scan: { File: 'QUJD' } } }],
    ['a name that ends so', { formData: { scan: { profile: 'QUJD' } } }],
    ['a value "file"', { formData: { scan: { kind: 'file', name: 'QUJD' } } }],
    ['a number', { formData: { scan: { file: 7, name: 'QUJD' } } }],
    ['null', { formData: { scan: { file: null, name: 'QUJD' } } }],
    ['an object', { formData: { scan: { file: { name: 'QUJD' } } } }],
    ['texts of a list', { formData: { scan: { file: ['QUJD'] } } }],
  ])('ignores %s', (_, json) => {
    expect(filesIn(JSON.stringify(json))).toEqual([]);
  });

  it('ignores a name with an escape', () => {
    expect(filesIn('{"formData":{"scan":{"fi\\u006ce":"QUJD"}}}')).toEqual([]);
  });

  it('forgets the depth of answers that have ended', () => {
    expect(filesIn('{"formData":{"a":{"b":{}}},"file":"QUJD"}')).toEqual([]);
  });

  it.each(['', '}}}]', '"', ':::"', '{"file"', '{{{"file":'])('finds no file in %j', (text) => {
    expect(filesIn(text)).toEqual([]);
  });
});
