// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#engine';
import { FormFields } from '#renderer';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

beforeEach(() => vi.useFakeTimers());

/** Number of typed characters out of 35, the message, and its classes. */
const COUNTED: readonly (readonly [number, string, string])[] = [
  [15, '', 'field-count'],
  [16, 'You have 19 characters left.', 'field-count'],
  [35, 'You have 0 characters left.', 'field-count'],
  [34, 'You have 1 character left.', 'field-count'],
  [36, '1 character too many.', 'field-count field-count-over'],
  [37, '2 characters too many.', 'field-count field-count-over'],
  [35, 'You have 0 characters left.', 'field-count'],
  [2, '', 'field-count'],
];

describe('CharacterCount', () => {
  it('U-16: counts code points, not UTF-16 units, and shows the remaining number', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [120], severity: 'error' as const }];
    showField(leaf('text', { rules }));
    const box = itsBox();
    expect(screen.getByText('You have 120 characters left.')).toBeTruthy();
    act(() => typeInto(box, '𠮷𠮷𠮷'));
    expect(screen.getByText('You have 117 characters left.')).toBeTruthy();
    expect(box.getAttribute('aria-describedby')).toBe('f-it-count');
  });

  it('formats thousands in the count with a comma', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [2000], severity: 'error' as const }];
    showField(leaf('text', { rules }));
    const box = itsBox();
    expect(screen.getByText('You have 2,000 characters left.')).toBeTruthy();
    act(() => typeInto(box, 'x'.repeat(3001)));
    expect(screen.getByText('1,001 characters too many.')).toBeTruthy();
  });

  it.each([
    ['text', 'e\u0301'.repeat(100), 'You have 20 characters left.'],
    ['text', `${'\u200b'.repeat(450)}ab`, 'You have 118 characters left.'],
    ['text', '  ab  ', 'You have 118 characters left.'],
    ['multiline', `${'x'.repeat(117)}  \r\n y`, 'You have 0 characters left.'],
    ['multiline', `${'x'.repeat(117)}  \n  y`, '1 character too many.'],
  ] as const)('U-16: counts like the rules before blur (%s, %j)', (kind, typed, words) => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [120], severity: 'error' as const }];
    const { store } = showField(leaf(kind, { rules }));
    act(() => store.set('/it', typed, '/it'));
    expect(document.getElementById('f-it-count')?.textContent).toBe(words);
  });

  it('U-16: shows the count of a short text only near the limit', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    showField(leaf('text', { rules }));
    const box = itsBox();
    expect(screen.queryByText(/characters left/)).toBeNull();
    act(() => typeInto(box, 'x'.repeat(36)));
    expect(screen.getByText('1 character too many.')).toBeTruthy();
  });

  it('U-16: updates the count near the limit without a render, and marks an excess', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    const { commits } = showField(leaf('text', { rules }));
    const box = itsBox();
    const before = commits();
    const line = document.getElementById('f-it-count');
    for (const [length, words, name] of COUNTED) {
      act(() => typeInto(box, 'x'.repeat(length)));
      expect([line?.textContent, line?.className]).toEqual([words, name]);
    }
    expect(commits()).toBe(before);
  });

  it('U-16: shows the count in the language of the page, and no count if it is read-only', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    const store = FakeStore.of(planOf({ it: leaf('text', { rules }) }));
    const texts = { 'it.label': 'It' };
    const fields = (language: Language, readOnly = false) => (
      <FormFields
        {...{ store, texts, language, readOnly, pointers: ['/it'], messageText: String }}
      />
    );
    const { rerender } = renderFields({ store, texts, around: () => fields('en') });
    act(() => typeInto(screen.getByLabelText('It'), 'x'.repeat(30)));
    const line = document.getElementById('f-it-count');
    expect(line?.textContent).toBe('You have 5 characters left.');
    rerender(fields('zh-Hant'));
    expect(line?.textContent).toBe('尚可輸入 5 個字元。');
    rerender(fields('en', true));
    expect(document.getElementById('f-it-count')?.textContent ?? '').toBe('');
  });

  it.each([
    [
      'announces the count to a focused input',
      (box: HTMLElement) => box.focus(),
      'You have 5 characters left.',
    ],
    ['announces nothing after blur', (box: HTMLElement) => box.blur(), ''],
  ])('U-16: %s after a pause', (_, go, shown) => {
    vi.useFakeTimers();
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    showField(leaf('text', { rules }));
    const box = itsBox();
    box.focus();
    act(() => typeInto(box, 'x'.repeat(30)));
    act(() => go(box));
    act(() => vi.advanceTimersByTime(1500));
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(shown);
    vi.useRealTimers();
  });
});
