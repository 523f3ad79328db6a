import { describe, expect, it } from 'vitest';
import { savedFileRoutes } from '../../../../server/routes/savedFile/savedFileRoutes.ts';
import { createSavedFiles } from '../../../../server/services/files/savedFiles.ts';
import { CURRENT_HASH, EARLIER_HASH, ENDED_HASH, routeForms } from '../../support/routeForms.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const FILES = createSavedFiles([{ id: 'test', key: Buffer.alloc(32, 7) }], { now: () => NOW });
const VERIFIER = 'v'.repeat(43);
const CONTENT = Buffer.from('encrypted by the browser');
const { call } = routeOfFile((app) =>
  app.register(savedFileRoutes, { forms: routeForms(), savedFiles: FILES }),
);
const save = (more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  call(
    '/api/tempsave/save',
    {
      formCode: 'LR164',
      passwordHash: VERIFIER,
      encryptedFormData: CONTENT.toString('base64'),
      ...more,
    },
    { headers },
  );
const load = (data: string, more: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  call(
    '/api/tempsave/load',
    { formCode: 'LR164', passwordHash: VERIFIER, data, ...more },
    { headers },
  );

/** Returns a file of a form and version, in base64. */
function fileOf(formCode: string, version: number, definition = CURRENT_HASH): string {
  return FILES.seal({ formCode, definition, version }, VERIFIER, CONTENT).toString('base64');
}

describe('savedFileRoutes', () => {
  it('saves a file that the same password opens', async () => {
    const more = { formRef: 'L.R. 164', validFrom: '01/2026' };
    const saved = await save(more);
    expect([saved.statusCode, saved.json().result]).toEqual([200, 'ok']);
    const loaded = await load(saved.json().data);
    expect([loaded.statusCode, loaded.json()]).toEqual([
      200,
      {
        result: 'ok',
        data: CONTENT.toString('base64'),
        exc: {
          formCode: 'LR164',
          definition: CURRENT_HASH,
          version: 3,
          savedAt: NOW.toISOString(),
          ...more,
        },
      },
    ]);
  });

  it('writes the definition of the page into the file', async () => {
    const saved = await save({}, { 'form-definition': EARLIER_HASH });
    const origin = FILES.originOf(Buffer.from(saved.json().data, 'base64'));
    expect(origin).toMatchObject({ definition: EARLIER_HASH, version: 2 });
  });

  it.each([
    ['an ended definition', {}, { 'form-definition': ENDED_HASH }, 200],
    ['an unknown form', { formCode: 'LR999' }, {}, 404],
    ['content that is no base64', { encryptedFormData: 'AA_-' }, {}, 400],
    ['content with a broken end', { encryptedFormData: 'AAA' }, {}, 400],
    ['a short verifier', { passwordHash: 'password' }, {}, 400],
  ])('saves no file for %s', async (_, more, headers, status) => {
    const answer = await save(more, headers as Record<string, string>);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).not.toHaveProperty('data');
  });
});

describe('savedFileRoutes: POST tempsave/load', () => {
  it('refuses another password and a changed byte with the same answer', async () => {
    const refused = { result: 'passwordError', message: 'passwordError' };
    const other = await load(fileOf('LR164', 3), { passwordHash: 'w'.repeat(43) });
    expect(other.json()).toEqual(refused);
    const changed = Buffer.from(fileOf('LR164', 3), 'base64');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect((await load(changed.toString('base64'))).json()).toEqual(refused);
    expect((await load('AAAA')).json()).toEqual(refused);
  });

  it('distinguishes an empty file', async () => {
    expect((await load('')).json()).toMatchObject({ result: 'fileNotSelected' });
  });

  it.each([
    ['another form', 'LR165', 1, 'formCodeMismatch'],
    ['a newer version', 'LR164', 4, 'newerVersion'],
    ['a newer version of an imported form', 'LR100', 3, 'newerVersion'],
  ])('refuses a file of %s, with its origin', async (_, formCode, version, result) => {
    const answer = (await load(fileOf(formCode, version))).json();
    expect(answer).toMatchObject({ result, message: result, exc: { formCode, version } });
    expect(answer).not.toHaveProperty('data');
  });

  it.each([
    ['an earlier definition', 'LR164', 2, EARLIER_HASH, undefined, true],
    ['the definition of the page', 'LR164', 2, EARLIER_HASH, EARLIER_HASH, false],
    ['an older version of an imported form', 'LR100', 1, 'x', undefined, true],
    ['the declared version of an imported form', 'LR100', 2, 'x', undefined, false],
  ])('warns about %s', async (_, code, version, definition, page, isOlder) => {
    const headers = page === undefined ? {} : { 'form-definition': page };
    const answer = (await load(fileOf(code, version, definition), {}, headers as never)).json();
    expect(answer).toMatchObject({ result: 'ok', data: CONTENT.toString('base64') });
    expect(answer.message).toBe(isOlder ? 'olderVersion' : undefined);
  });

  it('answers 404 for an unknown form, and 400 for text that is no base64', async () => {
    expect((await load('AAAA', { formCode: 'LR999' })).statusCode).toBe(404);
    expect((await load('A')).statusCode).toBe(400);
  });
});
