// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { printForm } from '../../../../renderer/wizard/effects/printForm.ts';
import { ACKNOWLEDGEMENT, input, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { type PlanServicesOptions, planServices } from '../../../support/planServices.ts';
import { recordDownloads } from '../../../support/recordDownloads.ts';

const PDF = btoa('%PDF-1.7');
const CONTEXT = wizardContext(input());

const downloads = recordDownloads();
beforeEach(() => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
});

function portal(context: PlanServicesOptions['context'] = CONTEXT) {
  const made = (name: string) => () => wireAnswer(200, { result: 'ok', pdfData: btoa(name) });
  const answers = {
    '/api/submission/review/LREAL1/0': made('%PDF of the answers'),
    '/api/submission/signedForm': made('%PDF signed'),
    '/api/submission/LREAL1/380.00': made('%PDF of the record'),
  };
  const ask = () => ({ signatures: [] }) as never;
  const page = planServices({ answers, context, store: { ask, hasValidator: () => true } });
  page.http.pass.offer({ answer: 'A', secret: 's' });
  return page;
}

describe('printForm', () => {
  it('prints the document of the page, without a request', async () => {
    const { services, asked, pdf } = portal();
    pdf.keep(PDF, false);
    expect(await printForm(services)).toEqual({ downloadedAs: 'LREAL1-draft.pdf' });
    expect([downloads.names, asked]).toEqual([['LREAL1-draft.pdf'], []]);
  });

  it.each([
    ['no document', false],
    ['an outdated document', true],
  ])('fetches the document of a page with %s, and shows the progress', async (_, isStale) => {
    const { services, asked, pdf } = portal();
    if (isStale) {
      pdf.keep(PDF, false);
      pdf.outdate();
    }
    const shown: unknown[] = [];
    services.loading.subscribe(() => shown.push(services.loading.get()?.key));
    await printForm(services);
    expect(asked).toHaveLength(1);
    expect(shown).toEqual(['pdf.making', undefined]);
    const document = { kind: 'made', base64: btoa('%PDF of the answers'), isSigned: false };
    expect(pdf.get()).toEqual(document);
  });

  it.each([
    [
      'a record',
      { ...CONTEXT, acknowledgement: ACKNOWLEDGEMENT },
      'LREAL1-261120-000123.pdf',
      true,
    ],
    [
      'a signed form',
      { ...CONTEXT, submissionId: 'S1', signed: [SIGNED] },
      'LREAL1-signed.pdf',
      false,
    ],
  ])('names the file of %s', async (_, context, name, isRecord) => {
    const { services, pdf } = portal(context);
    expect(await printForm(services)).toEqual({ downloadedAs: name });
    expect(pdf.get()).toMatchObject({ isSigned: isRecord });
  });

  it('downloads nothing in a browser that prints PDFs', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    const { services, pdf } = portal();
    pdf.keep(PDF, false);
    const printing = printForm(services);
    await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
    const frame = document.querySelector('iframe');
    if (frame?.contentWindow) frame.contentWindow.print = vi.fn();
    frame?.dispatchEvent(new Event('load'));
    expect(await printing).toEqual({});
    expect(downloads.names).toEqual([]);
    frame?.remove();
  });
});
