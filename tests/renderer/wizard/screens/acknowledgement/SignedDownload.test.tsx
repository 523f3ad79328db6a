// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Acknowledgement } from '#engine';
import { SignedDownload } from '../../../../../renderer/wizard/screens/acknowledgement/SignedDownload.tsx';
import { ACKNOWLEDGEMENT } from '../../../../engine/support/wizardFacts.ts';
import { inPortal, wireAnswer } from '../../../../support/inPortal.tsx';
import { button } from '../../../../support/onPage.ts';
import { planServices } from '../../../../support/planServices.ts';
import { recordDownloads } from '../../../../support/recordDownloads.ts';

const URL_OF = '/api/submission/signedForm';
const DOWNLOAD = 'Download signed form';
const downloads = recordDownloads();
afterEach(cleanup);

async function shown(more: Partial<Acknowledgement> = {}, status = 200) {
  const answer = () => wireAnswer(status, { result: 'ok', pdfData: btoa('%PDF signed') });
  const { services, asked } = planServices({ answers: { [URL_OF]: answer } });
  const acknowledgement = { ...ACKNOWLEDGEMENT, signedFields: ['ownerSign'], ...more };
  await inPortal(<SignedDownload services={services} acknowledgement={acknowledgement} />);
  return asked;
}

describe('SignedDownload', () => {
  it('promise 1: downloads the signed form with its bytes unchanged', async () => {
    const asked = await shown();
    fireEvent.click(button(DOWNLOAD));
    await act(async () => fireEvent.click(button(DOWNLOAD)));
    await vi.waitFor(() => expect(downloads.names).toHaveLength(1));
    expect(asked.map(({ url, body }) => [url, JSON.parse(String(body))])).toEqual([
      [URL_OF, { submissionDetail: { submissionId: 'S1', lang: 'Eng' } }],
    ]);
    expect(downloads.names).toEqual(['LREAL1-261120-000123-signed.pdf']);
    expect(await downloads.blobs[0]?.text()).toBe('%PDF signed');
    expect(button(DOWNLOAD).getAttribute('aria-disabled')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces the request', async () => {
    await shown();
    fireEvent.click(button(DOWNLOAD));
    expect(screen.getByRole('status').textContent).toBe('Fetching the signed form');
    expect(button(DOWNLOAD).getAttribute('aria-disabled')).toBe('true');
    await act(async () => undefined);
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('reports a failure, and can be retried', async () => {
    const asked = await shown({}, 503);
    await act(async () => fireEvent.click(button(DOWNLOAD)));
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be fetched/);
    expect(downloads.names).toEqual([]);
    await act(async () => fireEvent.click(button(DOWNLOAD)));
    expect(asked).toHaveLength(2);
  });

  it.each([{ signedFields: [] }, { submissionId: undefined }])(
    'shows nothing without a signed form: %j',
    async (more) => {
      await shown(more);
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
