// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { heading } from '../../../support/onPage.ts';
import { begin, pageFor, press, settled, showWizard } from '../../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');
let form: LoadedForm;
beforeEach(() => {
  form = loaded();
});

const dialog = () => screen.getByRole('dialog');

describe('the browser’s history', () => {
  it('U-28: has an entry for each step; Back returns to the previous step', async () => {
    await showWizard(form);
    const before = window.history.length;
    await begin();
    expect(window.history.length).toBe(before + 1);
    expect(window.location.search).toBe('?lang=en');
    act(() =>
      window.dispatchEvent(new PopStateEvent('popstate', { state: { screenId: 'intro' } })),
    );
    await settled();
    expect(heading()).toBe('Important notes');
  });

  it('U-28: Back closes a dialog and remains on the step', async () => {
    await showWizard(form);
    await begin();
    await press('Save to a file');
    await vi.waitFor(() => expect(dialog().textContent).toContain('Password'));
    const moved = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await moved;
    await settled();
    expect(window.history.state.screenId).toBe('delivery');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heading()).toBe('How to submit');
  });

  it('U-28: Forward leaves a valid step; Back returns one step at a time', async () => {
    await showWizard(form);
    await begin();
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await press('Next');
    await vi.waitFor(() => expect(heading()).toBe('Owner'));
    const go = async (by: number, title: string) => {
      window.history.go(by);
      await vi.waitFor(() => expect(heading()).toBe(title));
      await settled();
    };
    await go(-1, 'How to submit');
    await go(1, 'Owner');
    await go(-1, 'How to submit');
    await go(1, 'Owner');
    const length = window.history.length;
    await go(-2, 'Important notes');
    expect(window.history.length).toBe(length);
  });

  it('U-28: Forward does not leave an invalid step, and restores its history entry', async () => {
    await showWizard(form);
    await begin();
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await press('Next');
    await vi.waitFor(() => expect(heading()).toBe('Owner'));
    window.history.back();
    await vi.waitFor(() => expect(heading()).toBe('How to submit'));
    await press('Clear');
    await press('Clear this page');
    window.history.forward();
    await vi.waitFor(() => expect(window.history.state.screenId).toBe('delivery'));
    expect(heading()).toBe('How to submit');
  });

  it('U-28: Back after a reload skips the earlier steps and leaves the form', async () => {
    window.history.replaceState('list', '');
    window.history.pushState(null, '');
    await showWizard(form);
    await begin();
    cleanup();
    await showWizard(form);
    expect(heading()).toBe('Important notes');
    window.history.back();
    await vi.waitFor(() => expect(window.history.state).toBe('list'));
  });
});
