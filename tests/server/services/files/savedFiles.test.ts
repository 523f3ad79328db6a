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

  it('return as they were saved, with where they come from', async () => {
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

  it('B-64: a wrong password, nothing, noise and plain text get the same answer', async () => {
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

  it('B-64 T-40: one changed bit anywhere makes the password wrong', () => {
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

  it('T-40: cannot be opened with another key of the server, and can with an earlier one', () => {
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

  it('B-65: a file of another form says which, without the password', () => {
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

  it('B-65: an older version is opened with a warning, a newer one is refused', async () => {
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

  it('B-64: take the same time for a wrong password and a changed file', async () => {
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
    // By turns and the shortest of many, more where the machine was busy all the while: it can only have
    // made one of the two seem longer than it is.
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
  ])('T-41, B-66: a file that asks for %s gets no work of its own', async (_, wish) => {
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

  it('refuses a password where its verifier belongs', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/tempsave/load',
      payload: { formCode: 'LREAL1', passwordHash: 'secret123', data: '' },
    });
    expect(response.statusCode).toBe(400);
  });
});
