import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  BrokenLinkError,
  folderIn,
  fragmentOf,
  LINK_LIMIT,
} from '../../../playground/model/shareLink.ts';

const FOLDER = { code: 'MYFORM', files: { 'schema.json': '{"title": "表格"}', 'ui.json': '' } };

/** Packs any text as a link does. */
const packed = (text: string) => `#form=1.${deflateRawSync(text).toString('base64url')}`;

describe('folderIn', () => {
  it('opens the folder that fragmentOf packed', async () => {
    const fragment = await fragmentOf(FOLDER);
    expect(fragment).toMatch(/^#form=1\.[\w-]+$/);
    expect(await folderIn(fragment)).toEqual(FOLDER);
  });

  it('returns undefined for a fragment about something else', async () => {
    expect(await folderIn('')).toBeUndefined();
    expect(await folderIn('#main')).toBeUndefined();
  });

  it.each([
    ['a link that was cut off', async () => (await fragmentOf(FOLDER)).slice(0, -12)],
    ['a link of another version', async () => '#form=2.abc'],
    ['a link with other characters', async () => '#form=1.a%20b'],
    ['content that is not JSON', async () => packed('{')],
    ['content without files', async () => packed('{"code": "MYFORM"}')],
    ['a code that leads out of the folder', async () => packed('{"code": "../A", "files": {}}')],
    [
      'a file that leads out of the folder',
      async () => packed('{"code": "MYFORM", "files": {"../x.json": ""}}'),
    ],
    ['a file that is no text', async () => packed('{"code": "MYFORM", "files": {"ui.json": 1}}')],
    ['a small link with large content', async () => packed(' '.repeat(3_000_000))],
    ['a link that is too long', async () => `#form=1.${'a'.repeat(LINK_LIMIT)}`],
  ])('refuses %s', async (_, fragment) => {
    await expect(folderIn(await fragment())).rejects.toThrow(BrokenLinkError);
  });
});

it('fragmentOf: refuses a folder that is too large for a link', async () => {
  const noise = Array.from({ length: 30_000 }, (_, at) => ((at * 7919) % 104_729).toString(36));
  const files = { 'schema.json': noise.join(' ') };
  await expect(fragmentOf({ code: 'MYFORM', files })).rejects.toThrow(RangeError);
});
