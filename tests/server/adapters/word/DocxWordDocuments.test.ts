import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocxWordDocuments } from '../../../../server/adapters/word/DocxWordDocuments.ts';
import { FolderTemplates } from '../../../../server/adapters/word/FolderTemplates.ts';
import { WordError, type WordTemplate } from '../../../../server/ports/documents/WordDocuments.ts';
import { wordDocument } from '../../../../server/services/documents/wordDocument.ts';
import { testApp } from '../../../support/testApp.ts';
import { paragraphsOf, wordFile } from '../../../support/wordFile.ts';

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

describe('DocxWordDocuments', () => {
  const template = (...paragraphs: readonly string[]): WordTemplate => ({
    file: wordFile(paragraphs),
    language: 'en',
  });

  it('reports an unusable template, and fills the next template', async () => {
    const answers = { name: { lines: ['CHAN', 'TAI MAN'] } };
    await expect(words.fill(template('{name'), answers)).rejects.toMatchObject({
      reason: 'failed',
      message: expect.stringContaining('A tag is broken'),
    });
    const filled = await words.fill(template('I, {name}'), answers);
    expect(paragraphsOf(filled)).toEqual(['I, CHAN, TAI MAN']);
  });

  it('rejects a document beyond the queue, and ends a slow document', async () => {
    const narrow = new DocxWordDocuments({ queue: 0 });
    const first = narrow.fill(template('a'), {});
    await expect(narrow.fill(template('b'), {})).rejects.toMatchObject({ reason: 'busy' });
    await first;
    await narrow.close();
    const slow = new DocxWordDocuments({ timeoutMs: 1 });
    await expect(slow.fill(template('a'), {})).rejects.toMatchObject({ reason: 'timeout' });
    await slow.close();
  });

  it('ends a template that grows without bound, and fills the next template', async () => {
    const small = new DocxWordDocuments({ timeoutMs: 2_000 });
    const rows = Array.from({ length: 3000 }, () => ({ name: { lines: ['x'] } }));
    const nested = template('{#rows}', '{#rows}', '{name}', '{/rows}', '{/rows}');
    const filled = small.fill(nested, { rows: { lines: [], rows } });
    await expect(filled).rejects.toBeInstanceOf(WordError);
    await expect(small.fill(template('ok'), {})).resolves.toBeInstanceOf(Uint8Array);
    await small.close();
  });
});
