// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldError, FormStore } from '#engine';
import {
  ErrorSummary,
  type ErrorSummaryProps,
  FormFields,
  loadLazyCode,
  loadProductTexts,
} from '#renderer';
import { FakeStore } from '../../support/FakeStore.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';

const TEXTS = {
  'name.label': 'Name',
  'kind.label': 'Kind',
  'kind.options.a': 'Alpha',
  'kind.options.b': 'Beta',
  'home.label': 'Home address',
  'home.district.label': 'District',
  'people.label': 'People',
  'people.record': 'Person {n}',
  'people.email.label': 'E-mail',
};

function storeWith(): FormStore {
  return FakeStore.of(
    planOf({
      name: leaf('text'),
      kind: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }),
      home: group({ district: choice(['x']) }, { ui: { 'ui:field': 'address' } }),
      people: list({ email: leaf('email') }),
    }),
    { data: { kind: 'b', people: [{ email: 'a' }, { email: 'b' }] } },
  );
}

function show(errors: readonly FieldError[], props: Partial<ErrorSummaryProps> = {}) {
  cleanup();
  const store = storeWith();
  const shared = { store, texts: TEXTS, language: 'en' as const, messageText };
  render(
    <>
      <ErrorSummary {...shared} errors={errors} {...props} />
      <FormFields {...shared} pointers={['/name', '/kind', '/home', '/people']} />
    </>,
  );
  return store;
}

const messageText = ({ key }: FieldError) => key;
const wrong = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, key: 'is wrong', args: [] }));
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeAll(() => Promise.all([loadProductTexts('en'), loadLazyCode()]));

describe('ErrorSummary', () => {
  it('U-01, U-03: lists every error in the given order, with the name of its answer', () => {
    show(wrong('/name', '/home/district', '/people/1/email'));
    expect(links()).toEqual([
      'Name: is wrong',
      'Home address, District: is wrong',
      'Person 2, E-mail: is wrong',
    ]);
    expect(screen.getByRole('heading', { name: 'There are 3 problems on this page' })).toBeTruthy();
  });

  it('U-03: does not prefix the answer’s name to a form’s own message', () => {
    const texts = { ...TEXTS, 'people.email.error.required': 'x', 'name.error.own_key': 'y' };
    const errors = [
      { path: '/people/0/email', key: 'Enter the address', rule: 'required', args: [] },
      { path: '/name', key: 'own_key', args: [] },
      { path: '/name', key: 'is wrong', rule: 'englishOnly', args: [] },
    ];
    show(errors, { texts });
    expect(links()).toEqual(['Person 1: Enter the address', 'own_key', 'Name: is wrong']);
  });

  it.each([
    ['/name', 'f-name'],
    ['/kind', 'f-kind-1'],
    ['/home', 'f-home-district'],
    ['/home/district', 'f-home-district'],
    ['/people/1/email', 'f-people-1-email'],
    ['/people/1', 'f-people-1'],
    ['/people', 'f-people'],
  ])('U-01: the link of %s moves the focus to %s', (path, id) => {
    show(wrong(path));
    fireEvent.click(screen.getByRole('link'));
    expect(document.activeElement?.id).toBe(id);
  });

  it('U-08: shows an error of an unknown field without a link', () => {
    show(wrong('/unknown/thing'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('is wrong')).toBeTruthy();
  });

  it('calls `onChoose` with the error, and does not move the focus', () => {
    const onChoose = vi.fn();
    show(wrong('/name'), { onChoose });
    fireEvent.click(screen.getByRole('link'));
    expect(onChoose).toHaveBeenCalledWith({ path: '/name', key: 'is wrong', args: [] });
    expect(document.activeElement).toBe(document.body);
  });

  it('renders nothing without errors', () => {
    show([]);
    expect(document.querySelector('.error-summary')).toBeNull();
  });
});
