// @vitest-environment jsdom

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormValidator } from '#engine';
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { heading } from '../../../support/onPage.ts';
import { begin, pageFor, press, settled, showWizard } from '../../../support/showWizard.tsx';

const loaded = pageFor('LR172');
const NAME = /^Name of applicant/;

/** Returns a page whose validator loads when `arrive` is called. */
function late(): { readonly form: LoadedForm; readonly arrive: () => void } {
  const form = loaded();
  const { promise, resolve } = Promise.withResolvers<void>();
  const fetchFormValidator = () => promise.then(() => form.fetchFormValidator());
  return { form: { ...form, fetchFormValidator }, arrive: resolve };
}

/** Returns a page whose validator fails to load a number of times. */
function unreachable(times: number): LoadedForm {
  const form = loaded();
  let calls = 0;
  const fetchFormValidator = async (): Promise<FormValidator> => {
    calls += 1;
    if (calls <= times) throw new TypeError('Failed to fetch');
    return form.fetchFormValidator();
  };
  return { ...form, fetchFormValidator };
}

const dialog = () => document.querySelector('dialog[open]');

it('loadFormValidator: shows the error of a field that blurred before the validator loaded', async () => {
  const { form, arrive } = late();
  await showWizard(form);
  await begin();
  const box = screen.getByRole('textbox', { name: NAME });
  fireEvent.change(box, { target: { value: '陳大文' } });
  fireEvent.blur(box);
  await settled();
  expect(box.getAttribute('aria-invalid')).not.toBe('true');
  arrive();
  await settled();
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('loadFormValidator: Next waits for the validator, and stops at errors', async () => {
  const { form, arrive } = late();
  await showWizard(form);
  await begin();
  const before = heading();
  await press('Next');
  expect(dialog()).toBeNull();
  arrive();
  await settled();
  expect(dialog()?.textContent).toContain('Enter the name of the applicant');
  expect(heading()).toBe(before);
});

it('B-82: loadFormValidator: reports a busy server after a failure, and retries', async () => {
  // The page loads the validator once on its own; Next tries again.
  await showWizard(unreachable(2));
  await begin();
  const before = heading();
  await press('Next');
  expect(dialog()?.textContent).toContain('currently busy');
  expect(heading()).toBe(before);
  await press('Close');
  await press('Next');
  expect(dialog()?.textContent).toContain('Enter the name of the applicant');
  expect(heading()).toBe(before);
});

it('loadFormValidator: loads the validator once, however often the user presses Next', async () => {
  const form = loaded();
  let calls = 0;
  const fetchFormValidator = () => {
    calls += 1;
    return form.fetchFormValidator();
  };
  await showWizard({ ...form, fetchFormValidator });
  await begin();
  await press('Next');
  fireEvent.click(
    within(dialog() as HTMLElement).getByRole('button', { name: 'Go to the list of problems' }),
  );
  await settled();
  expect(dialog()).toBeNull();
  await press('Next');
  expect(dialog()?.textContent).toContain('Enter the name of the applicant');
  expect(calls).toBe(1);
});
