// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallError, type FormData, type Language, openFormStore } from '#engine';
import corporation from '#forms/LREAL1/samples/corporate-representative.json' with { type: 'json' };
import online from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import person from '#forms/LREAL1/samples/representative.json' with { type: 'json' };
import { PaperDocuments } from '../../../../renderer/wizard/screens/PaperDocuments.tsx';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { recordDownloads } from '../../../support/recordDownloads.ts';
import { loadedForm, press } from '../../../support/showWizard.tsx';

let compiled: PortalForm;
beforeAll(async () => {
  polyfillDialog();
  compiled = await loadPortalForm('LREAL1');
}, 60_000);
afterEach(cleanup);

/** Renders the papers of the answers, and returns the mocks of calls. */
async function papers(data: FormData, language: Language = 'en', send = vi.fn()) {
  const { plan, validator, texts } = compiled;
  const form = loadedForm(compiled);
  const store = openFormStore(plan, validator, { data, now: '2026-11-20T10:00:00+08:00' });
  const offer = vi.fn();
  const services = { http: { send, pass: { offer } }, form, store, language: () => language };
  await inPortal(
    <PaperDocuments
      services={services as unknown as WizardServices}
      store={store}
      texts={texts[language]}
    />,
    { language },
  );
  return {
    send,
    offer,
    names: () => screen.queryAllByRole('button').map((each) => each.textContent),
  };
}

const ANNEX_II = 'Download Annex II: authorisation by an individual owner (Word)';

const saved = recordDownloads();

describe('PaperDocuments', () => {
  it('lists the papers that the answers require, and renders nothing without papers', async () => {
    const owner = await papers(person.formData);
    expect(owner.names()).toEqual([
      ANNEX_II,
      'Download Annex IV: statutory declaration for an individual owner (Word)',
    ]);
    cleanup();
    const company = await papers(corporation.formData, 'zh-Hans');
    expect(company.names()).toEqual([
      expect.stringMatching(/^下载 附件三.*（Word）$/),
      expect.stringMatching(/^下载 附件五.*（Word）$/),
    ]);
    cleanup();
    await papers(online.formData);
    expect(document.body.querySelector('section')).toBeNull();
  });

  it('sends the answers once, and downloads the document with the server’s file name', async () => {
    const made = Promise.withResolvers<object>();
    const { send } = await papers(
      person.formData,
      'zh-Hant',
      vi.fn().mockReturnValue(made.promise),
    );
    const [first, second] = screen.getAllByRole('button');
    if (!first || !second) throw new Error('There are no two papers');
    await act(async () => void fireEvent.click(first));
    await act(async () => void fireEvent.click(second));
    expect(screen.getByRole('status').textContent).toBe('正在準備文件');
    await act(async () => made.resolve({ docxData: btoa('PK'), fileName: 'LREAL1 附件二.docx' }));
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      path: '/api/submission/document/LREAL1/annexII',
      withCaptcha: true,
      body: { submissionDetail: { lang: 'TradChn', isDraft: true } },
    });
    expect(saved.names).toEqual(['LREAL1 附件二.docx']);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the captcha when the server requires it, and repeats the call', async () => {
    const asked = new CallError({ kind: 'captcha', demand: 'captchaRequired' });
    const calls: string[] = [];
    const { offer } = await papers(person.formData, 'en', vi.fn(server));
    function server({ path }: { readonly path: string }) {
      calls.push(path);
      if (path.includes('challenge')) {
        return Promise.resolve({ image: 'data:,', audio: ['data:,'], secret: 'S' });
      }
      const isFirst = calls.length === 1;
      return isFirst ? Promise.reject(asked) : new Promise(() => undefined);
    }
    await press(ANNEX_II);
    const box = await screen.findByRole('textbox');
    expect(screen.queryByText(/could not be prepared/)).toBeNull();
    fireEvent.change(box, { target: { value: 'AB3D' } });
    fireEvent.submit(box.closest('form') ?? box);
    await act(() => vi.waitFor(() => expect(calls).toHaveLength(3)));
    expect(offer).toHaveBeenCalledWith(expect.objectContaining({ answer: 'AB3D', secret: 'S' }));
    expect(calls[2]).toBe('/api/submission/document/LREAL1/annexII');
    expect(screen.getByRole('status').textContent).toBe('Preparing the document');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows no error when the applicant cancels the captcha', async () => {
    const asked = new CallError({ kind: 'captcha', demand: 'captchaExpired' });
    const { offer } = await papers(person.formData, 'en', vi.fn().mockRejectedValue(asked));
    await press(ANNEX_II);
    const dialog = await screen.findByRole('dialog');
    fireEvent(dialog, new Event('cancel'));
    await act(() => vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()));
    expect(offer).not.toHaveBeenCalled();
    expect(screen.queryByText(/could not be prepared/)).toBeNull();
  });

  it.each([
    ['is refused', async () => ({ result: 'validationError', message: 'validationError' })],
    ['fails', async () => Promise.reject(new Error('lost'))],
  ])('shows an error when a document %s, and allows a retry', async (_, send) => {
    await papers(person.formData, 'en', vi.fn().mockImplementation(send));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: ANNEX_II })));
    expect(screen.getByRole('alert').textContent).toBe(
      'The document could not be prepared. Please try again.',
    );
    expect(screen.getByRole('button', { name: ANNEX_II }).ariaDisabled).not.toBe('true');
  });
});
