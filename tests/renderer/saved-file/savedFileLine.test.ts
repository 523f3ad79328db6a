import { describe, expect, it } from 'vitest';
import { savedFileLine } from '../../../renderer/saved-file/savedFileLine.ts';

const lineOf = (content: string) => savedFileLine(new Blob([content]));

describe('savedFileLine', () => {
  it.each([
    [
      { lrwf: 1, formCode: 'LREAL1' },
      { formCode: 'LREAL1', recipient: undefined },
    ],
    [
      { lrwf: 1, formCode: 'LREAL1', recipient: 'thumb' },
      { formCode: 'LREAL1', recipient: 'thumb' },
    ],
    [{ lrwf: 1 }, { formCode: '', recipient: undefined }],
    [
      { lrwf: 1, formCode: 7, recipient: { toString: 'x' } },
      { formCode: '', recipient: undefined },
    ],
  ])('reads the line %j', async (line, read) => {
    expect(await lineOf(`${JSON.stringify(line)}\nYWJj`)).toEqual(read);
  });

  it.each([
    ['nothing', ''],
    ['a line without its end', '{"lrwf":1}'],
    ['another JSON', '{"formData":{}}\n'],
    ['no object', '"lrwf"\n'],
    ['null', 'null\n'],
    ['a text', 'Dear Sir or Madam\n'],
    ['a line over 2000 bytes', `{"lrwf":1,"formCode":"${'x'.repeat(2000)}"}\n`],
  ])('returns nothing for %s', async (_, content) => {
    expect(await lineOf(content)).toBeUndefined();
  });
});
