// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#engine';
import { FormFields } from '#renderer';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

function show(make: ReturnType<typeof leaf>, data: Record<string, unknown> = {}) {
  const store = FakeStore.of(planOf({ it: make }), { data });
  const result = renderFields({ store, texts: { 'it.label': 'It' } });
  return { store, box: screen.getByLabelText<HTMLInputElement>('It'), ...result };
}

const type = (box: HTMLInputElement, value: string, init: InputEventInit = {}) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, value);
  box.setSelectionRange(value.length, value.length);
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType: 'insertText', ...init }));
};

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

describe('a text input', () => {
  it('removes its answer when the text is empty', () => {
    const { store, box } = show(leaf('text'), { it: 'a' });
    fireEvent.input(box, { target: { value: '' } });
    expect(store.data()).toEqual({});
  });

  it('U-18: stores nothing during a composition, and the text after it', () => {
    const { store, box } = show(leaf('text'));
    fireEvent.compositionStart(box);
    type(box, 'ㄔ', { isComposing: true });
    type(box, 'ㄔㄣ', { isComposing: true });
    expect(store.calls).toEqual([]);
    type(box, '陳', { isComposing: true });
    fireEvent.compositionEnd(box, { data: '陳' });
    expect(store.get('/it')).toBe('陳');
    expect(store.calls).toEqual(['set /it "陳"']);
  });

  it('shows a value set in the store, even if React rendered the same value last', () => {
    const { store, box } = show(leaf('text'), { it: 'first' });
    type(box, 'typed since');
    act(() => store.set('/it', 'first'));
    expect(box.value).toBe('first');
  });

  it('stores on blur a text that was filled in without an input event', () => {
    const { store, box } = show(leaf('text'));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'filled');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('filled');
  });

  it('U-16: counts code points, not UTF-16 units, and shows the remaining number', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [120], severity: 'error' as const }];
    const { box } = show(leaf('text', { rules }));
    expect(screen.getByText('You have 120 characters left.')).toBeTruthy();
    act(() => type(box, '𠮷𠮷𠮷'));
    expect(screen.getByText('You have 117 characters left.')).toBeTruthy();
    expect(box.getAttribute('aria-describedby')).toBe('f-it-count');
  });

  it('formats thousands in the count with a comma', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [2000], severity: 'error' as const }];
    const { box } = show(leaf('text', { rules }));
    expect(screen.getByText('You have 2,000 characters left.')).toBeTruthy();
    act(() => type(box, 'x'.repeat(3001)));
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
    const { store } = show(leaf(kind, { rules }));
    act(() => store.set('/it', typed, '/it'));
    expect(document.getElementById('f-it-count')?.textContent).toBe(words);
  });

  it('U-16: shows the count of a short text only near the limit', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    const { box } = show(leaf('text', { rules }));
    expect(screen.queryByText(/characters left/)).toBeNull();
    act(() => type(box, 'x'.repeat(36)));
    expect(screen.getByText('1 character too many.')).toBeTruthy();
  });

  it('U-16: updates the count near the limit without a render, and marks an excess', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    const { box, commits } = show(leaf('text', { rules }));
    const before = commits();
    const line = document.getElementById('f-it-count');
    for (const [length, words, name] of COUNTED) {
      act(() => type(box, 'x'.repeat(length)));
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
    act(() => type(screen.getByLabelText('It'), 'x'.repeat(30)));
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
  ])('U-16: %s after a pause', (_, go, said) => {
    vi.useFakeTimers();
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    const { box } = show(leaf('text', { rules }));
    box.focus();
    act(() => type(box, 'x'.repeat(30)));
    act(() => go(box));
    act(() => vi.advanceTimersByTime(1500));
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(said);
    vi.useRealTimers();
  });
});

describe('a text area', () => {
  it('replaces line breaks with spaces unless the answer may have several lines', () => {
    const one = show(leaf('text', { ui: { 'ui:widget': 'textarea' } }));
    fireEvent.input(one.box, { target: { value: 'a\nb' } });
    expect(one.store.get('/it')).toBe('a b');
    const many = show(leaf('multiline'));
    fireEvent.input(many.box, { target: { value: 'a\nb' } });
    expect(many.store.get('/it')).toBe('a\nb');
  });
});

describe('an amount', () => {
  it('U-19: groups thousands on blur, stores plain digits, and does not change typed text', () => {
    const store = FakeStore.of(planOf({ it: leaf('money', { spelling: ['ungrouped'] }) }));
    renderFields({ store, texts: { 'it.label': 'It' } });
    const box = screen.getByLabelText<HTMLInputElement>('It');
    type(box, '1,234,567.5');
    type(box, '1234567.5');
    expect(box.value).toBe('1234567.5');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('1234567.5');
    expect(box.value).toBe('1,234,567.5');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('1234567.5');
    type(box, '9,876.5');
    fireEvent.blur(box);
    expect([store.get('/it'), box.value]).toEqual(['9876.5', '9,876.5']);
    expect(screen.getByText('HK$').id).toBe(box.getAttribute('aria-describedby'));
  });
});

describe('a date', () => {
  it('U-11: inserts slashes only while text is typed at the end', () => {
    const { store, box } = show(leaf('date'));
    type(box, '01');
    expect(box.value).toBe('01/');
    type(box, '01/1');
    type(box, '01/12');
    expect(box.value).toBe('01/12/');
    type(box, '01/12/2026');
    expect(store.get('/it')).toBe('01/12/2026');
    type(box, '01/12', { inputType: 'deleteContentBackward' });
    expect(box.value).toBe('01/12');
  });

  it('parses a pasted date in another spelling', () => {
    const { store, box } = show(leaf('date'));
    fireEvent.paste(box, { clipboardData: { getData: () => '2026年12月1日' } });
    expect(box.value).toBe('01/12/2026');
    expect(store.get('/it')).toBe('01/12/2026');
  });
});

describe('a password', () => {
  it('U-22: can be shown, announces that, and keeps the typed text', () => {
    const { box } = show(leaf('password'));
    type(box, 'secret12');
    fireEvent.click(screen.getByRole('button', { name: 'Show It' }));
    const shown = screen.getByLabelText<HTMLInputElement>('It');
    expect([shown.type, shown.value]).toEqual(['text', 'secret12']);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('The password is shown.');
    fireEvent.click(screen.getByRole('button', { name: 'Hide It' }));
    expect(shown.type).toBe('password');
    expect(shown.autocomplete).toBe('new-password');
  });

  it('U-22: shows and announces that Caps Lock is on', () => {
    const { box } = show(leaf('password'));
    fireEvent.keyUp(box, { key: 'a', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on.')).toBeNull();
    fireEvent.keyUp(box, { key: 'A', modifierCapsLock: true });
    const live = document.querySelector('[aria-live]');
    expect(live?.textContent).toBe('Caps Lock is on.');
    expect(screen.getAllByText('Caps Lock is on.').map(({ id }) => id)).toContain(
      box.getAttribute('aria-describedby'),
    );
    fireEvent.keyUp(box, { key: 'B', modifierCapsLock: true });
    expect(live?.textContent).toBe('Caps Lock is on.');
  });
});
