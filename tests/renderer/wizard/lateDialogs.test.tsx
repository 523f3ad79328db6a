// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { begin, pageFor, press, showWizard } from '../../support/showWizard.tsx';

/** A slow line: the code of a dialog comes when a test says so. */
const line = vi.hoisted(() => ({
  save: Promise.withResolvers<void>(),
  load: Promise.withResolvers<void>(),
}));
vi.mock('../../../renderer/dialogs/SaveDialog.tsx', async (original) => {
  await line.save.promise;
  return original();
});
vi.mock('../../../renderer/wizard/LoadSaved.tsx', async (original) => {
  await line.load.promise;
  return original();
});

const loaded = pageFor('LREAL1');
const dialogs = () => screen.getAllByRole('dialog', { hidden: true });

describe('a dialog whose code is on its way', () => {
  it.each([
    ['save', 'Save to a file', /Save/],
    ['load', 'Fill in a saved form', /saved form/i],
  ] as const)('says so: %s', async (which, button, title) => {
    await showWizard(loaded());
    if (which === 'save') await begin();
    else for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    const opener = screen.getByRole('button', { name: button });
    opener.focus();
    await press(button);
    expect(dialogs().map(({ textContent }) => textContent)).toEqual(['Loading']);
    expect(dialogs()[0]?.querySelector('[role="status"]')?.textContent).toBe('Loading');

    line[which].resolve();
    const titles = () => dialogs().map((dialog) => dialog.querySelector('h2')?.textContent);
    const isThere = () => expect(titles()).toEqual([expect.stringMatching(title)]);
    await waitFor(isThere, { timeout: 10_000 });
  });
});
