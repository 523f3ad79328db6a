// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Verdict } from '#engine';
import type { FileValue } from '#renderer';
import { createHttp } from '../../../../renderer/api/http.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { createServices } from '../../../../renderer/wizard/effects/createServices.ts';
import { submissionActors } from '../../../../renderer/wizard/effects/submissionActors.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { type HeldFiles, holdFiles, pdfNamed } from '../../../support/heldFiles.ts';
import { cannedServer } from '../../../support/inPortal.tsx';
import { renderFields } from '../../../support/renderFields.tsx';
import { loadedForm } from '../../../support/showWizard.tsx';

let held: HeldFiles;
beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  held = holdFiles();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const FILE = { type: 'object', file: { maxBytes: 40, accept: ['.pdf'] } };

/** Returns a form of two steps with one file each. The first file is being read. */
async function readingTheFirst() {
  const { plan, validator } = await makeForm(
    { proof: FILE, deed: FILE },
    {
      manifest: {
        steps: [
          { id: 'first', fields: ['/proof'] },
          { id: 'second', fields: ['/deed'] },
        ],
      },
    },
  );
  const texts = { en: {}, 'zh-Hant': {}, 'zh-Hans': {} };
  const form = loadedForm({ plan, validator, texts });
  const { transport } = cannedServer({});
  const config = { ...readRuntimeConfig({}), validationDelayMs: 0 };
  const now = { language: () => 'en' as const, context: () => undefined };
  const services = createServices(form, { http: createHttp(transport), config }, now, undefined);
  renderFields({ store: services.store, texts: { 'proof.label': 'Proof', 'deed.label': 'Deed' } });
  const files = [pdfNamed('slow.pdf')];
  fireEvent.change(screen.getByLabelText(/Proof/), { target: { files } });
  await waitFor(() => expect(held.isHeld('slow.pdf')).toBe(true));
  return { services, store: services.store, actors: submissionActors(services) };
}

type Sitting = Awaited<ReturnType<typeof readingTheFirst>>;
const release = () => act(() => held.release('slow.pdf'));
const nameAt = ({ store }: Sitting, pointer: string) =>
  (store.get(pointer) as FileValue | undefined)?.name;

describe('continuing while a file is read', () => {
  const ways: readonly (readonly [string, (sitting: Sitting) => Promise<Verdict>])[] = [
    [
      'Next',
      ({ actors }) =>
        toPromise(createActor(actors.validateStep, { input: { screenId: 'first' } }).start()),
    ],
    [
      'a save',
      ({ actors }) =>
        toPromise(createActor(actors.validateAll, { input: { purpose: 'save' } }).start()),
    ],
    [
      'Submit',
      ({ actors }) =>
        toPromise(createActor(actors.validateAll, { input: { purpose: 'submit' } }).start()),
    ],
  ];

  it.each(ways)('U-06: %s waits for the file, and shows a loading message', async (_, goOn) => {
    const sitting = await readingTheFirst();
    const found = goOn(sitting).then((verdict) => [verdict.errors, nameAt(sitting, '/proof')]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(sitting.services.loading.get()?.key).toBe('submission.reading');
    await release();
    expect(await found).toEqual([[], 'slow.pdf']);
    expect(sitting.services.loading.get()).toBeUndefined();
  });

  it.each(ways)('%s fails with the name of a file that takes too long', async (_, goOn) => {
    const sitting = await readingTheFirst();
    vi.useFakeTimers();
    const found = goOn(sitting);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    const { errors } = await found;
    expect(errors).toEqual([{ path: '/proof', key: 'validation_fileReading', args: ['slow.pdf'] }]);
  });

  it('U-06: does not wait for removed or rejected files', async () => {
    const sitting = await readingTheFirst();
    fireEvent.click(screen.getByRole('button', { name: 'Remove slow.pdf' }));
    const files = [new File(['MZ'], 'program.pdf')];
    fireEvent.change(screen.getByLabelText(/Proof/), { target: { files } });
    await screen.findByText('program.pdf is not what its name says. Choose the right file.');
    for (const [, goOn] of ways) expect((await goOn(sitting)).errors).toEqual([]);
  });
});

describe('clearing while a file is read', () => {
  const clear = ({ actors }: Sitting, screenId: string) =>
    toPromise(
      createActor(actors.resetAnswers, { input: { scope: 'step' as const, screenId } }).start(),
    );

  it('discards the pending file of the cleared step', async () => {
    const sitting = await readingTheFirst();
    await act(() => clear(sitting, 'first'));
    await release();
    expect(nameAt(sitting, '/proof')).toBeUndefined();
  });

  it('keeps the pending file of another step', async () => {
    const sitting = await readingTheFirst();
    await act(() => clear(sitting, 'second'));
    await release();
    expect(nameAt(sitting, '/proof')).toBe('slow.pdf');
  });

  it('discards the pending file when a new form starts', async () => {
    const sitting = await readingTheFirst();
    const input = { scope: 'form' as const, retain: [] };
    await act(() => toPromise(createActor(sitting.actors.resetAnswers, { input }).start()));
    await release();
    expect(nameAt(sitting, '/proof')).toBeUndefined();
  });
});
