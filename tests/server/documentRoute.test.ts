import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#engine';
import { DocxWordDocuments } from '../../server/adapters/word/DocxWordDocuments.ts';
import { FolderTemplates } from '../../server/adapters/word/FolderTemplates.ts';
import { WordError, type WordTemplate } from '../../server/ports/WordDocuments.ts';
import { wordDocument } from '../../server/services/submission/wordDocument.ts';
import { realForms, testApp } from '../support/testApp.ts';
import { paragraphsOf, wordFile } from '../support/wordFile.ts';

let app: FastifyInstance;
let fault: Error | undefined;
const words = new DocxWordDocuments();
beforeAll(async () => {
  const deps = { words, templates: new FolderTemplates(['forms']) };
  app = await testApp({
    deps: {
      fillDocument: async (input) => {
        if (fault) throw fault;
        return wordDocument(deps, input);
      },
    },
  });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await words.close();
});

async function wireOf(code: string, sample: string) {
  const file = readFileSync(`forms/${code}/samples/${sample}.json`, 'utf8');
  const plan = (await realForms()).current(code)?.plan;
  if (!plan) throw new Error(`There is no form ${code}`);
  return toWire(plan, JSON.parse(file).formData);
}

async function post(path: string, sample: string, detail: object = { lang: 'Eng' }) {
  const [code = ''] = path.split('/');
  const known = (await realForms()).current(code) ? code : 'LREAL1';
  const payload = { formData: await wireOf(known, sample), submissionDetail: detail };
  return app.inject({ method: 'POST', url: `/api/submission/document/${path}`, payload });
}

describe('POST /api/submission/document/{formCode}/{documentId}', () => {
  it('answers with the filled-in document and its name', async () => {
    const answer = await post('LREAL1/annexII', 'representative', { lang: 'TradChn' });
    expect(answer.statusCode).toBe(200);
    const { docxData, fileName } = answer.json();
    expect(fileName).toBe('LREAL1 附件二：個人業主授權書.docx');
    const text = Buffer.from(docxData, 'base64').subarray(0, 2).toString();
    expect(text).toBe('PK');
  });

  it.each([
    ['LREAL1/annexIII', 'the answers do not ask for it'],
    ['LREAL1/annexVI', 'the form has no such paper'],
    ['LREAL1/__proto__', 'it is no paper'],
  ])('answers 404 for %s: %s', async (path) => {
    const answer = await post(path, 'representative');
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
  });

  it('answers 404 for an unknown form', async () => {
    const answer = await post('LR000/annexII', 'representative');
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'INVALID_FORM_CODE']);
  });

  it('refuses wrong answers, and missing ones but for a draft', async () => {
    const wrong = await post('LREAL1/annexII', 'wrong-representative-hkid');
    expect(wrong.json()).toMatchObject({ result: 'validationError' });
    const missing = await post('LR161/declaration', 'nothing-given');
    expect(missing.json()).toMatchObject({ result: 'validationError' });
    const draft = await post('LR161/declaration', 'nothing-given', { lang: 'Eng', isDraft: true });
    expect(Object.keys(draft.json())).toEqual(['docxData', 'fileName']);
  });

  it.each([
    ['busy', 502, 'BUSY'],
    ['timeout', 502, 'BUSY'],
    ['failed', 500, 'INTERNAL'],
  ] as const)('answers for a document that is not made: %s', async (reason, status, name) => {
    fault = new WordError(reason, 'Cannot fill in the template');
    const answer = await post('LREAL1/annexII', 'representative');
    fault = undefined;
    expect([answer.statusCode, answer.json().error]).toEqual([status, name]);
  });
});

describe('DocxWordDocuments', () => {
  const template = (...paragraphs: readonly string[]): WordTemplate => ({
    file: wordFile(paragraphs),
    language: 'en',
  });

  it('fills in a template and goes on after one that cannot be used', async () => {
    const answers = { name: { lines: ['CHAN', 'TAI MAN'] } };
    await expect(words.fill(template('{name'), answers)).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('A tag is broken'),
    });
    const filled = await words.fill(template('I, {name}'), answers);
    expect(paragraphsOf(filled)).toEqual(['I, CHAN, TAI MAN']);
  });

  it('refuses one more document than may wait, and ends what takes too long', async () => {
    const narrow = new DocxWordDocuments({ queue: 0 });
    const first = narrow.fill(template('a'), {});
    await expect(narrow.fill(template('b'), {})).rejects.toMatchObject({ reason: 'busy' });
    await first;
    await narrow.close();
    const slow = new DocxWordDocuments({ timeoutMs: 1 });
    await expect(slow.fill(template('a'), {})).rejects.toMatchObject({ reason: 'timeout' });
    await slow.close();
  });

  it('ends a template that grows without bound, and goes on', async () => {
    const small = new DocxWordDocuments({ timeoutMs: 2_000 });
    const rows = Array.from({ length: 3000 }, () => ({ name: { lines: ['x'] } }));
    const nested = template('{#rows}', '{#rows}', '{name}', '{/rows}', '{/rows}');
    const filled = small.fill(nested, { rows: { lines: [], rows } });
    await expect(filled).rejects.toBeInstanceOf(WordError);
    await expect(small.fill(template('ok'), {})).resolves.toBeInstanceOf(Uint8Array);
    await small.close();
  });
});
