import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormData, SAVED_FILE_LIMIT_BYTES, UPLOAD_LIMIT_BYTES } from '#engine';
import { keepFile } from '../../renderer/attachments/pendingFileCache.ts';
import { packAnswers, unpackAnswers } from '../../renderer/saved-file/answerLayout.ts';
import { sealAnswers, unsealAnswers } from '../../renderer/saved-file/encryption/sealAnswers.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { testApp } from '../support/testApp.ts';

const LOCK = { kind: 'password', password: 'correct-horse' } as const;
const VERIFIER = Buffer.alloc(32, 3).toString('base64url');
const HALF = UPLOAD_LIMIT_BYTES / 2;

describe('a saved file of the largest size', () => {
  let app: FastifyInstance;
  let form: PortalForm;
  beforeAll(async () => {
    app = await testApp();
    form = await loadPortalForm('LREAL1');
  }, 120_000);
  afterAll(() => app.close());

  const post = async (path: string, more: object) => {
    const payload = { formCode: 'LREAL1', passwordHash: VERIFIER, ...more };
    return app.inject({ method: 'POST', url: `/api/tempsave/${path}`, payload });
  };

  it('promise 6: saves and loads 30 MB of attachments byte for byte', async () => {
    const contents = [pattern(HALF, 7), pattern(HALF, 11)];
    const plain = await packAnswers(form.plan, answersWith(contents));
    const sealed = await sealAnswers(plain, LOCK, 'LREAL1');
    const encryptedFormData = Buffer.from(sealed).toString('base64');
    const saved = (await post('save', { encryptedFormData })).json();
    expect(saved.result).toBe('ok');
    expect(Buffer.from(saved.data, 'base64').length).toBeLessThanOrEqual(SAVED_FILE_LIMIT_BYTES);

    const loaded = (await post('load', { data: saved.data })).json();
    expect(loaded.result).toBe('ok');
    const opened = await unsealAnswers(
      new Uint8Array(Buffer.from(loaded.data, 'base64')),
      LOCK,
      'LREAL1',
    );
    const answers = opened && unpackAnswers(opened);
    if (!answers) throw new TypeError('The saved file did not open');
    const { supportDocument } = answers.data as { supportDocument: { docFile: object }[] };
    expect(supportDocument).toHaveLength(2);
    for (const [at, { docFile }] of supportDocument.entries()) {
      const content = answers.contentOf({ ...docFile }) ?? new Uint8Array();
      expect(Buffer.compare(content, contents[at] ?? new Uint8Array()), `file ${at}`).toBe(0);
    }
  }, 120_000);

  it('promise 6: the save route refuses a file that the load route would refuse', async () => {
    const most = SAVED_FILE_LIMIT_BYTES - 4096;
    const saved = await post('save', { encryptedFormData: pattern(most, 3).toString('base64') });
    expect(saved.statusCode).toBe(200);
    const { data } = saved.json();
    expect(Buffer.from(data, 'base64').length).toBeLessThanOrEqual(SAVED_FILE_LIMIT_BYTES);
    expect((await post('load', { data })).json()).toMatchObject({ result: 'ok' });

    const over = pattern(SAVED_FILE_LIMIT_BYTES + 16 * 1024, 3).toString('base64');
    expect((await post('save', { encryptedFormData: over })).statusCode).toBe(413);
  }, 120_000);
});

/** Returns bytes that grow by `step`, shifted every 64 KB: a shifted or cut copy differs. */
function pattern(length: number, step: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * step + (at >> 16)) & 0xff;
  return bytes;
}

function answersWith(contents: readonly Buffer<ArrayBuffer>[]): FormData {
  const supportDocument = contents.map((bytes, at) => {
    const ref = keepFile(new Blob([bytes]));
    const docFile = { name: `${at}.pdf`, size: bytes.length, type: 'application/pdf', ref };
    return { docType: 'certificateOfIncorporation', docFile };
  });
  return { SubscriberNameEng: 'CHAN TAI MAN', supportDocument };
}
