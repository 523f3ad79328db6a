import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../server/http/errors.ts';
import { FileTaker } from '../../../../server/plugins/bodies/FileTaker.ts';

const OPTIONS = { mostBytes: 1000, mostLeft: 10_000, mostText: 0 };

/**
 * Sends JSON in pieces of the given size. @returns the remaining JSON, the files and the byte count
 */
async function take(json: string, pieceBytes = 7, options = OPTIONS) {
  const taker = new FileTaker(options);
  const left = buffer(taker);
  const bytes = Buffer.from(json);
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    taker.write(bytes.subarray(at, at + pieceBytes));
  }
  taker.end();
  return { left: String(await left), files: taker.files, bytes: taker.receivedEncodedLength };
}

/** Returns a message with one file; `text` is the JSON spelling of its content. */
const message = (text: string) => `{"formData":{"docFile":{"name":"a.pdf","file":${text}}}}`;

async function takeText(text: string, pieceBytes?: number) {
  const { left, files } = await take(message(text), pieceBytes);
  const { file } = JSON.parse(left).formData.docFile as { file: string };
  return files.get(file);
}

describe('FileTaker', () => {
  const content = Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7) % 256));
  const base64 = content.toString('base64');
  const taken = { content, sha256: createHash('sha256').update(content).digest('hex') };
  const bytesOf = (file: Awaited<ReturnType<typeof takeText>>) =>
    file && 'content' in file ? { ...file, content: Buffer.from(file.content) } : file;

  it('extracts the bytes of a file, regardless of where the pieces end', async () => {
    for (const pieceBytes of [1, 2, 3, 5, 64, 10_000]) {
      expect(bytesOf(await takeText(JSON.stringify(base64), pieceBytes))).toEqual(taken);
    }
  });

  it('reads base64 with escaped characters', async () => {
    const escaped = `"${base64.replaceAll('/', '\\/').replaceAll('+', '\\u002B').replaceAll('=', '\\u003d')}"`;
    for (const pieceBytes of [1, 4, 10_000]) {
      expect(bytesOf(await takeText(escaped, pieceBytes))).toEqual(taken);
    }
  });

  it('M6: replaces only the text of the file, and keeps all other JSON unchanged', async () => {
    const other = {
      file: 'an answer',
      'a"file': '\\"',
      list: ['file', { file: 'QQ==' }],
      n: -1.5e3,
    };
    const json = JSON.stringify(
      { formData: other, file: { more: { deep: '{"file":"QQ=="}' } } },
      null,
      1,
    );
    const { left, files, bytes } = await take(json);
    const [name = ''] = files.keys();
    expect([...files.keys()]).toHaveLength(1);
    expect(left.replace(name, 'QQ==')).toBe(json);
    expect(bytes).toBe(json.length);
    expect((await take(json)).files.has(name)).toBe(false);
  });

  it.each([
    '"QQ="',
    '"QQ"',
    '"Q==="',
    '"QQ==QQ=="',
    '"QQ==="',
    '"Q Q="',
    '"data:application/pdf;base64,QQ=="',
    '"Q-_="',
    '"QQ\\n=="',
    '"QQ\\"=="',
    '"QQ\\u00ff="',
    '"QQé="',
  ])('B-59: refuses a text that is not base64: %s', async (text) => {
    for (const pieceBytes of [1, 3, 10_000]) {
      expect(await takeText(text, pieceBytes)).toEqual({ fault: 'badFormData' });
    }
  });

  it('B-21: accepts the maximum number of bytes, but refuses one more byte', async () => {
    const of = (bytes: number) =>
      takeText(JSON.stringify(Buffer.alloc(bytes, 1).toString('base64')), 512);
    expect(await of(1000)).toMatchObject({ content: { length: 1000 } });
    expect(await of(1001)).toEqual({ fault: 'tooLarge' });
  });

  it('M6: refuses too many answers, without keeping them', async () => {
    const long = message(JSON.stringify(base64)).replace('a.pdf', 'a'.repeat(10_000));
    await expect(take(long, 512)).rejects.toThrow(ApiError);
    const many = JSON.stringify({ formData: { list: Array(300).fill({ file: 'QQ==' }) } });
    await expect(take(many, 512)).rejects.toThrow(ApiError);
  });

  it('keeps a text up to the length of an answer, and extracts a longer text', async () => {
    const options = { ...OPTIONS, mostText: 20 };
    const left = ['', 'QQ==', 'Nürnberg 文件', 'a\\"b\\\\', '\\u0041\\n/', 'x'.repeat(20)];
    for (const pieceBytes of [1, 3, 10_000]) {
      for (const text of left) {
        const sent = message(`"${text}"`);
        expect(await take(sent, pieceBytes, options)).toMatchObject({
          left: sent,
          files: new Map(),
        });
      }
      const taken = await take(message(`"${'x'.repeat(21)}"`), pieceBytes, options);
      expect([...taken.files.values()]).toEqual([{ fault: 'badFormData' }]);
    }
  });

  it('passes through a text that is not JSON', async () => {
    for (const text of ['', '{', '"file":"QQ', '}}}]"file":"x"', '{"a":{"b":{"file":"QQ']) {
      expect((await take(text)).left).toBe(text.replace(/(?<="b":\{"file":").*/, ''));
    }
  });

  it('B-59: accepts a text as base64 exactly if the grammar of base64 does', async () => {
    const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
    const characters = fc.constantFrom(...'AZaz09+/=-_ \n\u00e9');
    await fc.assert(
      fc.asyncProperty(
        fc.array(characters, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        async (piece, pieceBytes) => {
          const text = piece.join('');
          const taken = await takeText(JSON.stringify(text), pieceBytes);
          expect(taken !== undefined && 'content' in taken).toBe(base64.test(text));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
