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

/** Renders a form with one list, from modules without fetched code. */
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

describe('LazyList: a list with lazy-loaded code', () => {
  it('renders a placeholder with its id, then the list with its answers', async () => {
    await show();
    expect(document.getElementById('f-people')?.getAttribute('aria-busy')).toBe('true');
    await settle();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(document.getElementById('f-people')?.getAttribute('role')).toBe('group');
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('a@example.hk');
  });

  it('B-82: reports a failed load, keeps the answers, and renders after a retry', async () => {
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
