// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, list, planOf } from '../../../support/planNodes.ts';

const CODE = '../../../../renderer/form/records/ListView.tsx';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.doUnmock(CODE);
});

/** Returns a form with one list, from modules that have fetched nothing yet. */
async function show() {
  const { FormFields, loadProductTexts } = await import('#renderer');
  await loadProductTexts('en');
  const plan = planOf({ people: list({ email: leaf('email') }) });
  const store = FakeStore.of(plan, { data: { people: [{ email: 'a@example.hk' }] } });
  render(
    <FormFields
      store={store}
      texts={{ 'people.label': 'People', 'people.email.label': 'E-mail' }}
      language="en"
      messageText={({ key }) => key}
      pointers={['/people']}
    />,
  );
  return store;
}

const settle = () => act(() => vi.dynamicImportSettled());

describe('a list, whose code is lazy-loaded', () => {
  it('keeps its place under its id, then shows with what the applicant has', async () => {
    await show();
    expect(document.getElementById('f-people')?.getAttribute('aria-busy')).toBe('true');
    await settle();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(document.getElementById('f-people')?.getAttribute('role')).toBe('group');
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('a@example.hk');
  });

  it('B-82: says that it cannot be fetched, keeps the answers, and comes when it is tried again', async () => {
    vi.doMock(CODE, () => {
      throw new TypeError('gone with the last release');
    });
    const store = await show();
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('What you have entered is kept.');
    expect(store.get('/people/0/email')).toBe('a@example.hk');
    vi.doUnmock(CODE);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByLabelText('E-mail')).toBeTruthy();
  });
});
