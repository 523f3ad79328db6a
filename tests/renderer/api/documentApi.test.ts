import { describe, expect, it } from 'vitest';
import { fetchDocument } from '../../../renderer/api/documentApi.ts';
import { answeredCall } from '../../support/answeringHttp.ts';

const DATA = { name: 'CHAN' };

describe('fetchDocument', () => {
  it('sends the answers as a draft, and returns the document', async () => {
    const { call, calls } = answeredCall({ result: 'ok', docxData: 'UEs=', fileName: 'LR1.docx' });
    expect(await fetchDocument(call, 'notice', DATA)).toEqual({
      docx: 'UEs=',
      fileName: 'LR1.docx',
    });
    expect(calls).toEqual([
      expect.objectContaining({
        path: '/api/submission/document/LREAL1/notice',
        withCaptcha: true,
        definition: 'd1',
        body: { formData: DATA, submissionDetail: { lang: 'TradChn', isDraft: true } },
      }),
    ]);
  });

  it.each([
    ['the message of a refusal', { message: 'documentNotFound' }, 'documentNotFound'],
    ['the general message without one', {}, 'generalErrMsg'],
    ['the general message without a name', { docxData: 'UEs=' }, 'generalErrMsg'],
    ['the general message without a document', { fileName: 'LR1.docx' }, 'generalErrMsg'],
  ])('fails with %s', async (_, answer, key) => {
    const { call } = answeredCall(answer);
    await expect(fetchDocument(call, 'notice', DATA)).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key, args: [] } },
    });
  });
});
