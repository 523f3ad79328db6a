import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { sealMail } from '../../../../server/services/supplement/sealedQuestions.ts';
import { sendSupplementMail } from '../../../../server/services/supplement/sendSupplementMail.ts';
import { mailingDeps } from '../../support/mailingDeps.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const ADDRESS = 'https://portal.example/form/SUPPLINK?lang=tc#RefID=R1';
const REQUEST = {
  id: 'R1',
  formCode: 'LR164',
  language: 'zh-Hant',
  referenceNumber: 'LR164-261120-123456',
  expiresAt: new Date('2026-12-04T02:00:00Z'),
  sealedMail: sealMail(VAULT, 'R1', { to: 'a@b.example', address: ADDRESS }),
};

/** Sends the mail of a request; `hasForm` tells whether the definition is known. */
async function send(request: object | undefined, hasForm = true) {
  const { deps, mails, records, written } = mailingDeps({
    now: NOW,
    vault: VAULT,
    store: { supplements: { find: async (id: string) => (id === 'R1' ? request : undefined) } },
    form: hasForm ? { texts: { 'zh-Hant': { '$form.title': '測試表格' } } } : undefined,
  });
  const outcome = await sendSupplementMail(
    deps,
    { id: 'SUB1' } as never,
    {
      payload: request ? { requestId: 'R1' } : {},
    } as never,
  );
  const sentBefore = [...written];
  await outcome(records);
  return { mails, written, sentBefore };
}

describe('sendSupplementMail', () => {
  it('mails the link in the language of the submission, then removes it', async () => {
    const { mails, written, sentBefore } = await send(REQUEST);
    expect(mails).toMatchObject([
      {
        messageId: 'supplement.R1@landform',
        to: 'a@b.example',
        subject: '請補充資料：LR164-261120-123456',
        attachments: [],
      },
    ]);
    expect(mails[0]?.text).toContain(ADDRESS);
    expect(mails[0]?.text).toContain('「測試表格」');
    expect(mails[0]?.text).toContain('2111 1111');
    expect(sentBefore).toEqual([]);
    expect(written).toEqual([
      ['forgetMail', 'R1'],
      [
        'event',
        { submissionId: 'SUB1', at: NOW, kind: 'supplement.mailed', detail: { requestId: 'R1' } },
      ],
    ]);
  });

  it('names the code of a form whose definition is unknown', async () => {
    const { mails } = await send(REQUEST, false);
    expect(mails[0]?.text).toContain('「LR164」');
  });

  it.each([
    ['the request was removed', undefined],
    ['the mail was sent before', { ...REQUEST, sealedMail: undefined }],
  ])('sends and writes nothing when %s', async (_, request) => {
    expect(await send(request)).toEqual({ mails: [], written: [], sentBefore: [] });
  });
});
