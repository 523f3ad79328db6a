// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormStore, type FormData, UPLOAD_LIMIT_BYTES } from '#engine';
import corporate from '#forms/LREAL1/samples/corporate-online.json' with { type: 'json' };
import { fromBase64 } from '../../../renderer/api/base64.ts';
import { keepFile } from '../../../renderer/attachments/pendingFileCache.ts';
import { unpackAnswers } from '../../../renderer/saved-file/answerLayout.ts';
import { unsealAnswers } from '../../../renderer/saved-file/encryption/sealAnswers.ts';
import { saveToFile } from '../../../renderer/saved-file/saveToFile.ts';
import { SaveRequest } from '../../../renderer/wizard/state/SaveRequest.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';
import { loadedForm } from '../../support/showWizard.tsx';

const LOCK = { kind: 'password', password: 'correct-horse' } as const;
const NOW = '2026-11-20T10:00:00+08:00';
let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});
beforeEach(() => {
  URL.createObjectURL = () => 'blob:saved';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const SIGNED = { fieldId: 'ownerSign', signedBy: 'CHAN TAI MAN', signedAt: NOW };
const HAND_OVER = { seal: 'data:00', definition: 'd', signatures: [{ signField: 'ownerSign' }] };

/** Saves LREAL1 with one attachment of a declared size. */
async function saving(size: number, leavesFilesOut = false, isSigned = false) {
  const ref = keepFile(new Blob(['%PDF']));
  const docFile = { name: 'deed.pdf', size, type: 'application/pdf', sha256: 's', ref };
  const data: FormData = {
    ...corporate.formData,
    supportDocument: [{ docType: 'certificateOfIncorporation', docFile }],
  };
  const store = createFormStore(form.plan, form.validator, { now: NOW });
  store.replace(data);
  const request = new SaveRequest();
  request.offer(LOCK, leavesFilesOut);
  const sent: { encryptedFormData: string; pdfData?: string }[] = [];
  const http = {
    send: async ({ path, body }: { path: string; body: { encryptedFormData: string } }) => {
      if (path === '/api/submission/signedForm') {
        return { result: 'ok', pdfData: btoa('%PDF'), handOver: HAND_OVER };
      }
      sent.push(body);
      return { result: 'ok', data: btoa('file') };
    },
  };
  const signed = isSigned ? [SIGNED] : [];
  const context = () => ({ signed, submissionId: 'S1' });
  const language = () => 'en';
  const services = { form: loadedForm(form), store, http, saving: request, context, language };
  const saved = await saveToFile(services as unknown as WizardServices);
  const plain = await unsealAnswers(fromBase64(sent[0]?.encryptedFormData ?? ''), LOCK, 'LREAL1');
  const content = plain && unpackAnswers(plain);
  return { saved, answers: content?.data, signed: content?.signed, body: sent[0] };
}

describe('saveToFile()', () => {
  it('promise 14: sends the specified fields, also without a signature', async () => {
    const { body, signed } = await saving(4);
    expect(body).toMatchObject({
      formCode: 'LREAL1',
      validFrom: String(form.plan.version),
      withSignAndAttch: true,
      signedFields: [],
    });
    expect(body?.pdfData).toBeUndefined();
    expect(signed).toBeUndefined();
  });

  it('promise 14: saves a signed form with its document', async () => {
    const { body, signed } = await saving(4, false, true);
    expect(body).toMatchObject({
      withSignAndAttch: true,
      pdfData: btoa('%PDF'),
      signedFields: [{ signField: 'ownerSign', signedBy: 'CHAN TAI MAN', signatureTimestamp: NOW }],
    });
    expect(signed).toEqual({ pdf: btoa('%PDF'), handOver: HAND_OVER });
  });

  it('saves no signed document if the attachments are omitted', async () => {
    const { body, signed } = await saving(UPLOAD_LIMIT_BYTES + 1, true, true);
    expect(body).toMatchObject({ withSignAndAttch: false, signedFields: [] });
    expect(signed).toBeUndefined();
  });

  it('promise 15: returns the file name and the time, which is part of the name', async () => {
    const { saved } = await saving(4);
    expect(saved.savedAt).toContain('2026-11-20T10:0');
    expect(saved.fileName).toMatch(/^LREAL1-2026-11-20-100\d\.lrwf$/);
  });

  it('promise 6: accepts 30 MB of attachments, and refuses one byte more', async () => {
    await expect(saving(UPLOAD_LIMIT_BYTES)).resolves.toBeDefined();
    await expect(saving(UPLOAD_LIMIT_BYTES + 1)).rejects.toMatchObject({
      failure: { message: { key: 'validation_fileSizeExceed', args: ['30.00 MB'] } },
    });
  });

  it('promise 6: omits attachments on request, and keeps the rest of their row', async () => {
    const { answers } = await saving(UPLOAD_LIMIT_BYTES + 1, true);
    expect(answers).toHaveProperty('OwnerType', 'corporate');
    expect(answers).toHaveProperty('supportDocument', [{ docType: 'certificateOfIncorporation' }]);
  });
});
