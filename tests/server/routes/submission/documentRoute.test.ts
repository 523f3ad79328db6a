import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toWire } from '#engine';
import { DocxWordDocuments } from '../../../../server/adapters/word/DocxWordDocuments.ts';
import { FolderTemplates } from '../../../../server/adapters/word/FolderTemplates.ts';
import { WordError } from '../../../../server/ports/documents/WordDocuments.ts';
import { wordDocument } from '../../../../server/services/documents/wordDocument.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

let app: FastifyInstance;

let fault: Error | undefined;

const words = new DocxWordDocuments();

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

describe('POST /api/submission/document/{formCode}/{documentId}', () => {
  it('returns the filled document and its file name', async () => {
    const answer = await post('LREAL1/annexII', 'representative', { lang: 'TradChn' });
    expect(answer.statusCode).toBe(200);
    const { docxData, fileName } = answer.json();
    expect(fileName).toBe('LREAL1 附件二：個人業主授權書.docx');
    const text = Buffer.from(docxData, 'base64').subarray(0, 2).toString();
    expect(text).toBe('PK');
  });

  it.each([
    ['LREAL1/annexIII', 'the answers do not require it'],
    ['LREAL1/annexVI', 'the form has no such document'],
    ['LREAL1/__proto__', 'it is not a document'],
  ])('answers 404 for %s: %s', async (path) => {
    const answer = await post(path, 'representative');
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
  });

  it('answers 404 for an unknown form', async () => {
    const answer = await post('LR000/annexII', 'representative');
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'INVALID_FORM_CODE']);
  });

  it('refuses invalid answers, and missing answers except for a draft', async () => {
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
  ] as const)('answers for a document that fails: %s', async (reason, status, name) => {
    fault = new WordError(reason, 'Cannot fill in the template');
    const answer = await post('LREAL1/annexII', 'representative');
    fault = undefined;
    expect([answer.statusCode, answer.json().error]).toEqual([status, name]);
  });
});
