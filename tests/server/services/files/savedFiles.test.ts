import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSavedFiles } from '../../../../server/services/files/savedFiles.ts';
import { NOW, testApp } from '../../../support/testApp.ts';

const VERIFIER = Buffer.alloc(32, 3).toString('base64url');
const WRONG = Buffer.alloc(32, 4).toString('base64url');
const CONTENT = Buffer.from('what the browser encrypted');

describe('createSavedFiles: saved files', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const save = async (formCode = 'LREAL1') =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/tempsave/save',
        payload: {
          formCode,
          formRef: 'REF-1',
          passwordHash: VERIFIER,
          encryptedFormData: CONTENT.toString('base64'),
        },
      })
    ).json();

  const load = async (data: string, over: object = {}) => {
    const payload = { formCode: 'LREAL1', passwordHash: VERIFIER, data, ...over };
    return (await app.inject({ method: 'POST', url: '/api/tempsave/load', payload })).json();
  };

  it('load: returns the saved content and its origin', async () => {
    const { result, data } = await save();
    expect(result).toBe('ok');
    expect(await load(data)).toEqual({
      result: 'ok',
      data: CONTENT.toString('base64'),
      exc: {
        formCode: 'LREAL1',
        formRef: 'REF-1',
        definition: expect.stringMatching(/^[0-9a-f]{64}$/),
        version: 1,
        savedAt: NOW.toISOString(),
      },
    });
  });

  it('B-64: gives the same answer to a wrong password, noise and plain text', async () => {
    const { data } = await save();
    const answers = [
      await load(data, { passwordHash: WRONG }),
      await load(Buffer.from('{"formData":{}}').toString('base64')),
      await load(Buffer.alloc(500, 1).toString('base64')),
      await load(Buffer.from(data, 'base64').subarray(0, 100).toString('base64')),
    ];
    for (const answer of answers) {
      expect(answer).toEqual({ result: 'passwordError', message: 'passwordError' });
    }
    expect(await load('')).toEqual({ result: 'fileNotSelected', message: 'fileNotSelected' });
  });

  it('B-64 T-40: does not open a file with any changed bit', () => {
    const files = createSavedFiles([{ id: 'k', key: Buffer.alloc(32, 1) }], { now: () => NOW });
    const origin = { formCode: 'LREAL1', definition: 'abc', version: 1 };
    const file = files.seal(origin, VERIFIER, CONTENT);
    expect(files.open(file, VERIFIER)?.content).toEqual(CONTENT);
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(files.open(changed, VERIFIER), `byte ${at}`).toBeUndefined();
    }
  });

  it('T-40: opens a file with an earlier key, but not with another key', () => {
    const clock = { now: () => NOW };
    const old = { id: 'old', key: Buffer.alloc(32, 1) };
    const current = { id: 'new', key: Buffer.alloc(32, 2) };
    const origin = { formCode: 'LREAL1', definition: 'abc', version: 1 };
    const file = createSavedFiles([old], clock).seal(origin, VERIFIER, CONTENT);
    expect(createSavedFiles([current], clock).open(file, VERIFIER)).toBeUndefined();
    const other = { id: 'old', key: Buffer.alloc(32, 9) };
    expect(createSavedFiles([other], clock).open(file, VERIFIER)).toBeUndefined();
    expect(createSavedFiles([current, old], clock).open(file, VERIFIER)?.content).toEqual(CONTENT);
  });

  it('B-65: names the form of a file for another form, without the password', () => {
    const files = createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 7) }], { now: () => NOW });
    const file = files.seal(
      { formCode: 'LR172', formRef: 'R-9', definition: 'abc', version: 1 },
      VERIFIER,
      CONTENT,
    );
    return expect(load(file.toString('base64'), { passwordHash: WRONG })).resolves.toMatchObject({
      result: 'formCodeMismatch',
      exc: { formCode: 'LR172', formRef: 'R-9' },
    });
  });

  it('B-65: opens an older version with a warning, and refuses a newer version', async () => {
    const files = createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 7) }], { now: () => NOW });
    const sealed = (version: number) =>
      files
        .seal({ formCode: 'LREAL1', definition: 'abc', version }, VERIFIER, CONTENT)
        .toString('base64');
    expect(await load(sealed(0))).toMatchObject({
      result: 'ok',
      message: 'olderVersion',
      exc: { version: 0 },
    });
    expect(await load(sealed(99))).toMatchObject({ result: 'newerVersion' });
  });

  it('B-64: needs similar time for a wrong password and a changed file', async () => {
    const files = createSavedFiles([{ id: 'k', key: Buffer.alloc(32, 1) }], { now: () => NOW });
    const big = Buffer.alloc(2_000_000, 5);
    const file = files.seal({ formCode: 'LREAL1', definition: 'a', version: 1 }, VERIFIER, big);
    const changed = Buffer.from(file);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    const times = { wrong: Number.POSITIVE_INFINITY, changed: Number.POSITIVE_INFINITY };
    const timed = (bytes: Buffer, verifier: string) => {
      const started = performance.now();
      files.open(bytes, verifier);
      return performance.now() - started;
    };
    const ratio = () => times.wrong / times.changed;
    // Alternates both and compares the shortest times. A busy machine only lengthens times, so that
    // further turns can correct the ratio.
    for (let turn = 0; turn < 30 || (turn < 600 && (ratio() <= 0.5 || ratio() >= 2)); turn += 1) {
      times.wrong = Math.min(times.wrong, timed(file, WRONG));
      times.changed = Math.min(times.changed, timed(changed, VERIFIER));
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });

  it.each([
    ['rounds', { iterations: 2 ** 31 - 1, p2c: 2 ** 31 - 1, kdf: { n: 2 ** 30, r: 8, p: 1 } }],
    ['one round', { iterations: 1, p2c: 1 }],
    ['a long salt', { salt: Buffer.alloc(1_000_000).toString('base64') }],
  ])('T-41, B-66: ignores %s in the header of a file', async (_, wish) => {
    const files = createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 7) }], { now: () => NOW });
    const origin = { formCode: 'LREAL1', definition: 'a', version: 1 };
    const file = files.seal(origin, VERIFIER, CONTENT);
    const end = file.indexOf(0x0a);
    const header = { ...JSON.parse(file.toString('utf8', 0, end)), ...wish };
    const hostile = Buffer.concat([Buffer.from(JSON.stringify(header)), file.subarray(end)]);
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      expect(files.open(hostile, VERIFIER)).toBeUndefined();
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(20);
    expect(await load(hostile.toString('base64'))).toMatchObject({ result: 'passwordError' });
  });

  it('refuses a password instead of a verifier', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/tempsave/load',
      payload: { formCode: 'LREAL1', passwordHash: 'secret123', data: '' },
    });
    expect(response.statusCode).toBe(400);
  });
});
