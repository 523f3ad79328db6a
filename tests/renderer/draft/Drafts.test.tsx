// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberDraftChoice, setDraftHandle } from '../../../renderer/draft/draftMemory.ts';
import type { WizardActor } from '../../../renderer/wizard/state/Wizard.ts';
import type { WizardServices } from '../../../renderer/wizard/state/WizardServices.ts';
import { fakeActor } from '../../support/fakeActor.ts';

const CODE = '../../../renderer/draft/KeptDraft.tsx';
const REMOVAL = '../../../renderer/draft/removeDrafts.ts';

const code = vi.fn();
const remove = vi.fn();
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  code.mockReset();
  code.mockReturnValue({ KeptDraft: ({ given }: { readonly given: string }) => <p>{given}</p> });
  remove.mockReset();
  remove.mockResolvedValue(undefined);
  vi.doMock(CODE, () => code());
  vi.doMock(REMOVAL, () => ({ removeDrafts: remove }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.doUnmock(CODE);
  vi.doUnmock(REMOVAL);
});

/** Renders the drafts of a portal with drafts, or without them. */
async function shown(drafts = true) {
  const { Drafts } = await import('../../../renderer/draft/Drafts.tsx');
  const { actor } = fakeActor<WizardActor>();
  const services = { form: { code: 'LREAL1' }, config: { drafts } } as unknown as WizardServices;
  return render(<Drafts actor={actor} services={services} given="a=1" />);
}

/** Runs the timers, then the import of lazy code. */
async function pass(ms: number) {
  await act(async () => {
    vi.advanceTimersByTime(ms);
    await vi.dynamicImportSettled();
  });
}

const type = () => dispatchEvent(new Event('input'));

describe('Drafts', () => {
  it('shows the drafts once the page is quiet for two seconds', async () => {
    const { container } = await shown();
    await pass(1999);
    type();
    await pass(1999);
    expect(code).not.toHaveBeenCalled();
    await pass(1);
    expect(container.textContent).toBe('a=1');
    expect(remove).not.toHaveBeenCalled();
  });

  it('waits eight seconds at most while the applicant types', async () => {
    const { container } = await shown();
    for (let at = 0; at < 7; at += 1) {
      await pass(1000);
      type();
    }
    expect(container.textContent).toBe('');
    await pass(1000);
    expect(container.textContent).toBe('a=1');
  });

  it('shows them at once if this tab may have a draft', async () => {
    setDraftHandle('LREAL1', { id: 'd1' });
    const { container } = await shown();
    await pass(0);
    expect(container.textContent).toBe('a=1');
  });

  it('shows them once the applicant chooses where drafts are stored', async () => {
    const { container } = await shown();
    await pass(0);
    const { rememberDraftChoice: choose } = await import('../../../renderer/draft/draftMemory.ts');
    choose('device');
    await pass(0);
    expect(container.textContent).toBe('a=1');
  });

  it('shows nothing if the code cannot be loaded', async () => {
    code.mockImplementation(() => {
      throw new TypeError('gone with the last release');
    });
    const { container } = await shown();
    await pass(2000);
    expect(code).toHaveBeenCalled();
    expect(container.textContent).toBe('');
  });

  it('loads nothing after the page is left', async () => {
    const { unmount } = await shown();
    unmount();
    await pass(10_000);
    expect(code).not.toHaveBeenCalled();
  });
});

describe('Drafts of a portal without drafts', () => {
  it('removes stored drafts once the page is quiet, and loads no other code', async () => {
    rememberDraftChoice('device');
    const { container } = await shown(false);
    await pass(1999);
    expect(remove).not.toHaveBeenCalled();
    await pass(1);
    expect(remove).toHaveBeenCalledOnce();
    await pass(10_000);
    expect([code.mock.calls.length, container.textContent]).toEqual([0, '']);
  });

  it('removes nothing after the page is left', async () => {
    const { unmount } = await shown(false);
    unmount();
    await pass(10_000);
    expect(remove).not.toHaveBeenCalled();
  });
});
