// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormData } from '#engine';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import type { DraftStorage } from '../../../renderer/draft/DraftStorage.ts';
import { rememberDraftChoice } from '../../../renderer/draft/draftMemory.ts';
import { KeptDraft } from '../../../renderer/draft/KeptDraft.tsx';
import { loadLazyCode } from '../../../renderer/form/lazy/loadLazyCode.ts';
import { LAST_CODE } from '../../../renderer/wizard/screenViews.ts';
import type { WizardHandle } from '../../../renderer/wizard/useWizard.ts';
import { WizardPage } from '../../../renderer/wizard/WizardPage.tsx';
import { cannedServer, inPortal, wireAnswer } from '../../support/inPortal.tsx';
import { MemoryDrafts, refusedDrafts } from '../../support/memoryDrafts.ts';
import {
  begin,
  GOOD_ANSWERS,
  pageFor,
  press,
  rememberSitting,
  settled,
} from '../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');
let storage: MemoryDrafts;
beforeEach(() => {
  localStorage.clear();
  storage = new MemoryDrafts();
});

interface Shown {
  readonly drafts?: DraftStorage;
  readonly given?: string;
  readonly answers?: Parameters<typeof cannedServer>[0];
}

/** Renders the page of LREAL1 with drafts in memory. A second call acts as a reload. */
async function show({ drafts = storage, given = '', answers = GOOD_ANSWERS }: Shown = {}) {
  await Promise.all([LAST_CODE.load(), loadLazyCode()]);
  let made: WizardHandle | undefined;
  const form = loaded();
  function Host() {
    const [wizard, setWizard] = useState<WizardHandle>();
    return (
      <>
        <WizardPage
          form={form}
          sourceType="lrw"
          entry={{ skipIntro: false, noCaptcha: true, canResume: true, given: '' }}
          onMade={(wizardMade) => {
            made = wizardMade;
            setWizard(wizardMade);
          }}
        />
        {wizard && <KeptDraft {...wizard} given={given} storage={drafts} />}
      </>
    );
  }
  await inPortal(<Host />, {
    transport: cannedServer(answers).transport,
    config: { captchaDisabled: true, validationDelayMs: 0 },
  });
  await settled();
  if (!made) throw new TypeError('there is no wizard');
  return made;
}

async function reload(shown: Shown = {}) {
  cleanup();
  return show(shown);
}

const offer = () => screen.queryByRole('alertdialog', { name: 'Continue where you stopped?' });
const kept = (count = 1) =>
  vi.waitFor(() => expect(storage.stored.size).toBe(count), { timeout: 5000 });

async function chooseOnline(): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
  await settled();
}

/** Renders the page and enters an answer that is kept as a draft. */
async function withAnswer(shown: Shown = {}) {
  const made = await show(shown);
  await begin();
  await chooseOnline();
  await kept();
  return made;
}

const online = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Online' }).checked;

describe('KeptDraft', () => {
  it('promise 7: offers the typed answers after a reload, and continues with them', async () => {
    await withAnswer();
    await reload();
    expect(offer()).not.toBeNull();
    await press('Continue with these answers');
    await vi.waitFor(() => expect(offer()).toBeNull());
    expect(online()).toBe(true);
  });

  it('promise 7: writes no draft before the first answer', async () => {
    await show();
    await begin();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(storage.writes).toBe(0);
  });

  it('promise 7: deletes a declined draft, and writes a new draft at the next edit', async () => {
    await withAnswer();
    await reload();
    await press('Delete them and start again');
    await kept(0);
    expect(offer()).toBeNull();
    await begin();
    await chooseOnline();
    await kept();
  });

  it('promise 7: does not offer the draft of a link with other parameters', async () => {
    await withAnswer({ given: 'RefID=1' });
    await reload({ given: 'RefID=2' });
    expect(offer()).toBeNull();
  });

  it('promise 7: shows the form if the browser refuses storage', async () => {
    await show({ drafts: refusedDrafts() });
    await begin();
    await chooseOnline();
    expect(online()).toBe(true);
    expect(offer()).toBeNull();
  });

  it('promise 7: removes the draft when the applicant marks the computer as shared', async () => {
    await withAnswer();
    act(() => rememberDraftChoice('shared'));
    await kept(0);
    await chooseOnline();
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(storage.stored.size).toBe(0);
  });

  it('promise 7: moves the key when the applicant marks the device as own', async () => {
    await withAnswer();
    act(() => rememberDraftChoice('device'));
    await vi.waitFor(() => expect([...storage.stored.values()][0]?.keptIn).toBe('device'), {
      timeout: 5000,
    });
    expect(storage.keys.size).toBe(1);
    sessionStorage.clear();
    await reload();
    expect(offer()).not.toBeNull();
  });

  it('promise 7: does not rewrite the draft when another tab repeats the choice', async () => {
    act(() => rememberDraftChoice('device'));
    await withAnswer();
    const before = storage.writes;
    // A page that opens repeats the choice of an own device.
    act(() => rememberDraftChoice('device'));
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect([storage.writes, storage.stored.size]).toEqual([before, 1]);
  });

  it('promise 7, T-09: removes the draft while a payment is pending, and writes no new draft', async () => {
    await withAnswer();
    rememberSitting(loaded(), minimal.formData as FormData, 'T9');
    const { services } = await reload({
      answers: {
        '/api/submission/poll/T9': () => wireAnswer(200, { status: 'IN_PROCESS', description: '' }),
      },
    });
    await kept(0);
    expect(offer()).toBeNull();
    act(() => services.store.set('/SubscriberNameEng', 'LEE'));
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(storage.stored.size).toBe(0);
  });

  it('promise 7: offers the typed answers after an abandoned payment', async () => {
    await withAnswer();
    rememberSitting(loaded(), minimal.formData as FormData);
    await reload();
    expect(offer()).not.toBeNull();
    await press('Continue with these answers');
    await vi.waitFor(() => expect(offer()).toBeNull());
    expect(sessionStorage.getItem('landform.payment')).toBeNull();
  });

  it('promise 7: resumes a payment that the tab recorded after the draft', async () => {
    await withAnswer();
    rememberSitting(loaded(), minimal.formData as FormData);
    const sitting = JSON.parse(sessionStorage.getItem('landform.payment') ?? '{}');
    const noted = { ...sitting, notedAt: Date.now() + 1000 };
    sessionStorage.setItem('landform.payment', JSON.stringify(noted));
    await reload();
    expect(offer()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign and pay');
  });

  it('promise 7: removes the draft when the session ends', async () => {
    const { actor } = await withAnswer();
    const now = Date.now();
    act(() => {
      actor.send({ type: 'tick', now: now + 15 * 60_000 + 1000 });
      actor.send({ type: 'tick', now: now + 18 * 60_000 });
    });
    await kept(0);
  });

  it('promise 7: writes fifty land registers after a keystroke without blocking it', async () => {
    const { services } = await show();
    const [order] = minimal.formData.orders;
    await begin();
    const { store } = services;
    act(() => store.replace({ ...minimal.formData, orders: Array(50).fill(order) } as FormData));
    const before = storage.writes;
    const started = performance.now();
    act(() => store.set('/SubscriberNameEng', 'LEE'));
    const tookMs = performance.now() - started;
    expect(storage.writes).toBe(before);
    expect(tookMs).toBeLessThan(200);
    await kept();
  });
});
