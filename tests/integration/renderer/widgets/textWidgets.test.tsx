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

/** Characters typed, the message about the rest of 35, and its classes. */
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

describe('a text box', () => {
  it('gives an empty text as absent, so that requirement speaks and no rule', () => {
    const { store, box } = show(leaf('text'), { it: 'a' });
    fireEvent.input(box, { target: { value: '' } });
    expect(store.data()).toEqual({});
  });

  it('U-18: says nothing while an input method composes, and the text once it is done', () => {
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

  it('shows a value set from outside, also one that React rendered last', () => {
    const { store, box } = show(leaf('text'), { it: 'first' });
    type(box, 'typed since');
    act(() => store.set('/it', 'first'));
    expect(box.value).toBe('first');
  });

  it('takes what a password manager or the browser filled in without an input event', () => {
    const { store, box } = show(leaf('text'));
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'filled');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('filled');
  });

  it('U-16: counts code points, not UTF-16 units, and says what is left', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [120], severity: 'error' as const }];
    const { box } = show(leaf('text', { rules }));
    expect(screen.getByText('You have 120 characters left.')).toBeTruthy();
    act(() => type(box, '𠮷𠮷𠮷'));
    expect(screen.getByText('You have 117 characters left.')).toBeTruthy();
    expect(box.getAttribute('aria-describedby')).toBe('f-it-count');
  });

  it('counts thousands as its help writes them', () => {
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
  ] as const)(
    'U-16: counts as the rules do before the box is left (%s, %j)',
    (kind, typed, words) => {
      const rules = [{ keyword: 'maxChars', key: 'k', args: [120], severity: 'error' as const }];
      const { store } = show(leaf(kind, { rules }));
      act(() => store.set('/it', typed, '/it'));
      expect(document.getElementById('f-it-count')?.textContent).toBe(words);
    },
  );

  it('U-16: shows the count of a short text only when it is nearly used up', () => {
    const rules = [{ keyword: 'maxChars', key: 'k', args: [35], severity: 'error' as const }];
    const { box } = show(leaf('text', { rules }));
    expect(screen.queryByText(/characters left/)).toBeNull();
    act(() => type(box, 'x'.repeat(36)));
    expect(screen.getByText('1 character too many.')).toBeTruthy();
  });

  it('U-16: renders nothing for a key near the limit, and marks what is too many', () => {
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

  it('U-16: reports what is left in another language once the page speaks it', () => {
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
    ['who still types', (box: HTMLElement) => box.focus(), 'You have 5 characters left.'],
    ['nobody who has gone on by then', (box: HTMLElement) => box.blur(), ''],
  ])('U-16: says to %s, after a pause, how many are left', (_, go, said) => {
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
  it('turns line breaks into blanks unless the answer takes several lines', () => {
    const one = show(leaf('text', { ui: { 'ui:widget': 'textarea' } }));
    fireEvent.input(one.box, { target: { value: 'a\nb' } });
    expect(one.store.get('/it')).toBe('a b');
    const many = show(leaf('multiline'));
    fireEvent.input(many.box, { target: { value: 'a\nb' } });
    expect(many.store.get('/it')).toBe('a\nb');
  });
});

describe('an amount', () => {
  it('U-19: groups thousands when left, keeps digits as the value, leaves typing alone', () => {
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
  it('U-11: puts slashes in while typing at the end, and only then', () => {
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

  it('reads a pasted date in other spellings', () => {
    const { store, box } = show(leaf('date'));
    fireEvent.paste(box, { clipboardData: { getData: () => '2026年12月1日' } });
    expect(box.value).toBe('01/12/2026');
    expect(store.get('/it')).toBe('01/12/2026');
  });
});

describe('a password', () => {
  it('U-22: can be shown, says so, and keeps what was typed', () => {
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

  it('U-22: reports a lit Caps Lock, aloud and once', () => {
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
