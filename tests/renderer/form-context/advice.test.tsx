// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore, Language } from '#engine';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { loadForm } from '../../engine/support/readForms.ts';
import { brokenIds } from '../../support/idrefs.ts';
import { renderFields } from '../../support/renderFields.tsx';

const LONG = { rules: [{ maxChars: 3, severity: 'warning' }] };
const PROPERTIES = {
  name: { type: 'string', ...LONG },
  kind: { type: 'string', enum: ['a', 'bbbb'], ...LONG },
  other: { type: 'string' },
  rows: {
    type: 'array',
    items: { type: 'object', properties: { alias: { type: 'string', ...LONG } } },
  },
  date: {
    type: 'object',
    dateParts: { day: 'd', month: 'm', year: 'y' },
    rules: [{ dateMin: 'today', severity: 'warning' }],
    properties: { d: { type: 'string' }, m: { type: 'string' }, y: { type: 'string' } },
  },
};
const TEXTS = Object.fromEntries(
  ['name', 'kind', 'other', 'rows', 'rows.alias', 'date', 'date.d', 'date.m', 'date.y'].map(
    (key) => [`${key}.label`, `Label of ${key}`],
  ),
);

let store: FormStore;
beforeEach(async () => {
  const files = { ...makeFiles(PROPERTIES), ui: { date: { 'ui:field': 'date-parts' } } };
  store = formInUse(await loadForm(files)).store();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (language: Language = 'en') => renderFields({ store, texts: TEXTS, language });
const boxOf = (key: string) => screen.getByLabelText<HTMLInputElement>(`Label of ${key}`);
const descriptionOf = (box: Element) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const shown = () => document.querySelector('[aria-live=polite]')?.textContent;

function fill(key: string, value: string) {
  fireEvent.input(boxOf(key), { target: { value } });
  fireEvent.blur(boxOf(key));
  act(() => vi.advanceTimersByTime(100));
}

describe('advice: a rule of severity warning', () => {
  it('U-09: is not announced again when its record reopens', () => {
    store.addRow('/rows');
    store.addRow('/rows');
    show();
    const open = (record: number) =>
      fireEvent.click(screen.getByRole('button', { name: `Change Record ${record}` }));
    open(2);
    fill('rows.alias', 'CHAN');
    expect(shown()).toContain('validation_maxChars');
    open(1);
    const before = shown();
    open(2);
    expect(descriptionOf(boxOf('rows.alias'))).toContain('validation_maxChars');
    expect(shown()).toBe(before);
  });

  it('is shown under the input, describes it, and is announced politely', () => {
    show();
    fill('name', 'CHAN');
    const box = boxOf('name');
    expect(descriptionOf(box)).toBe('Please note: validation_maxChars');
    expect(box.getAttribute('aria-invalid')).toBeNull();
    expect(document.querySelector('.field-wrong, [role=alert]')).toBeNull();
    const advice = document.querySelector('.field-advice');
    expect(advice && box.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(shown()).toBe('Please note: validation_maxChars');
    expect(brokenIds(document.body)).toEqual([]);
  });

  it('disappears with its cause, and renders one field for that', () => {
    const { commits } = show();
    fill('name', 'CHAN');
    const before = commits();
    fireEvent.input(boxOf('name'), { target: { value: 'CHA' } });
    expect(commits() - before).toBe(0);
    act(() => vi.advanceTimersByTime(100));
    expect(commits() - before).toBe(1);
    expect(document.querySelector('.field-advice')).toBeNull();
    expect(boxOf('name').value).toBe('CHA');
  });

  it('is announced again when it appears again', () => {
    store.set('/name', 'LONG');
    store.validateSteps();
    show();
    expect(descriptionOf(boxOf('name'))).toBe('Please note: validation_maxChars');
    expect(shown()).toBe('');
    fill('name', 'CHA');
    expect(document.querySelector('.field-advice')).toBeNull();
    fill('name', 'CHAN');
    expect(shown()).toBe('Please note: validation_maxChars');
  });

  it('is not shown while the user types the answer for the first time', () => {
    show();
    fireEvent.input(boxOf('name'), { target: { value: 'CHAN' } });
    act(() => vi.advanceTimersByTime(100));
    expect(document.querySelector('.field-advice')).toBeNull();
  });

  it('describes a group of boxes as a whole', () => {
    store.set('/date', { d: '01', m: '01', y: '2020' });
    show();
    act(() => void store.validateSteps());
    const group = screen.getByRole('group', { name: 'Label of date' });
    expect(descriptionOf(group)).toBe('Please note: validation_notBeforeToday');
    expect(document.querySelectorAll('.field-advice')).toHaveLength(1);
  });

  it('uses full-width punctuation in Chinese', () => {
    show('zh-Hant');
    fill('name', 'CHAN');
    expect(descriptionOf(boxOf('name'))).toBe('請注意： validation_maxChars');
  });
});
