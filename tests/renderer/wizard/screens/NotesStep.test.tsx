// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Manifest, Plan } from '#engine';
import { NotesStep } from '../../../../renderer/wizard/screens/NotesStep.tsx';
import { TRAITS } from '../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { button } from '../../../support/onPage.ts';
import { planOf } from '../../../support/planNodes.ts';
import { screenProps } from '../../../support/screenProps.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const AT = '2026-11-20T10:00:00+08:00';

interface Given {
  readonly context?: object;
  readonly manifest?: Partial<Manifest>;
  readonly plan?: Partial<Plan>;
  readonly texts?: Record<string, string>;
  readonly config?: object;
  readonly isEdited?: boolean;
}

async function shown({ context = {}, manifest = {}, plan = {}, ...given }: Given = {}) {
  const { texts = {}, config = {}, isEdited = false } = given;
  const empty = planOf({});
  const { props, send } = screenProps({
    plan: { ...empty, ...plan, manifest: { ...empty.manifest, ...manifest } },
    texts,
    context,
    store: { isEdited: () => isEdited },
  });
  await inPortal(<NotesStep {...props} />, { config });
  return send;
}

const wants = () =>
  [...document.querySelectorAll('[aria-labelledby="notes-want"] button')].map(
    ({ textContent }) => textContent,
  );
const needs = () => screen.getByRole('region', { name: 'What you need' }).textContent;

describe('NotesStep', () => {
  it('starts the form, also without accepted terms: the wizard then shows the error', async () => {
    const send = await shown();
    expect(wants()).toEqual(['Start filling in the form', 'Fill in a saved form']);
    fireEvent.click(button('Start filling in the form'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'start' });
    fireEvent.click(button('Fill in a saved form'));
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('continues or restarts a started form', async () => {
    const send = await shown({ isEdited: true });
    expect(wants()[0]).toBe('Continue filling in the form');
    fireEvent.click(button('Start filling in again'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'startAgain' });
    cleanup();
    await shown({ context: { visited: ['intro', 'owner'] } });
    expect(wants()).toContain('Start filling in again');
  });

  it('reports and focuses a box that was unticked again', async () => {
    const send = await shown({ context: { termsAcceptedAt: AT } });
    const [box] = screen.getAllByRole('checkbox');
    fireEvent.click(box ?? expect.fail());
    fireEvent.click(button('Start filling in the form'));
    expect(screen.getByRole('alert').textContent).toBe('Please tick every box to continue.');
    expect(document.activeElement).toBe(box);
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(box ?? expect.fail());
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button('Start filling in the form'));
    expect(send).toHaveBeenLastCalledWith({ type: 'start' });
  });

  it('lists what a form with a signature and a payment needs', async () => {
    await shown({ plan: { signatures: [{ id: 'ownerSign' }] } as never });
    expect(needs()).toContain('A digital certificate');
    cleanup();
    await shown();
    expect(needs()).not.toContain('A digital certificate');
    expect(needs()).toContain('A program that opens PDF files');
  });

  it('shows the form’s own notes', async () => {
    await shown({ texts: { '$form.notes': 'Bring **both** deeds.' } });
    expect(screen.getByRole('region', { name: 'About this form' }).textContent).toContain(
      'Bring both deeds.',
    );
    cleanup();
    await shown();
    expect(screen.queryByRole('region', { name: 'About this form' })).toBeNull();
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('refused on iOS: %s, on an iPhone: %s, warns: %s', async (...row) => {
    const [iosOnlineRefused, isIphone, isWarned] = row;
    const userAgent = isIphone ? 'Mozilla/5.0 (iPhone)' : 'Mozilla/5.0 (Linux)';
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await shown({ manifest: { iosOnlineRefused }, config: { hotline: '3105 0000' } });
    const warning = document.querySelector('.notice-warning')?.textContent ?? '';
    expect(/iOS devices.*3105 0000/.test(warning)).toBe(isWarned);
    vi.restoreAllMocks();
  });

  it('offers no saved form in a simplified form, and the choice of drafts only with drafts', async () => {
    await shown({
      context: { traits: { ...TRAITS, simplifiedForm: true } },
      config: { drafts: false },
    });
    expect(wants()).toEqual(['Start filling in the form']);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    cleanup();
    await shown({ config: { drafts: true } });
    expect(screen.queryAllByRole('radio').length).toBeGreaterThan(1);
  });
});
