// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormFields } from '#renderer';
import { FakeStore } from '../../support/FakeStore.ts';
import { brokenIds } from '../../support/idrefs.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { renderFields } from '../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

/** A field of each kind. */
const EVERYTHING = {
  text: leaf('text', { required: true }),
  hkid: leaf('hkid'),
  prn: leaf('prn'),
  phone: leaf('phone'),
  email: leaf('email'),
  password: leaf('password'),
  amount: leaf('money'),
  date: leaf('date'),
  long: leaf('multiline'),
  sum: leaf('money', { computed: { op: 'literal', value: '1.00' } }),
  select: choice(['a', 'b']),
  radio: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }),
  extra: leaf('text', { ui: { 'ui:options': { extraFieldOf: 'b' } } }),
  tick: leaf('checkbox'),
  ticks: choice(['a', 'b'], {}, 'choices'),
  file: leaf('file', { file: { maxBytes: 100, accept: ['.pdf'] } }),
  address: group({ street: leaf('text') }, { ui: { 'ui:field': 'address' } }),
  start: group(
    { day: leaf('integer'), month: leaf('integer'), year: leaf('integer') },
    { ui: { 'ui:field': 'date-parts' }, dateParts: { day: 'day', month: 'month', year: 'year' } },
  ),
  plain: group({ inner: leaf('text') }),
  rows: list({ name: leaf('text') }),
};

const POINTERS = Object.keys(EVERYTHING).map((key) => `/${key}`);
const TEXTS = Object.fromEntries(
  Object.keys(EVERYTHING).flatMap((key) => [
    [`${key}.label`, `Label of ${key}`],
    [`${key}.help`, `Help of ${key}`],
  ]),
);

function everything(isWrong: boolean) {
  const store = FakeStore.of(planOf(EVERYTHING), {
    data: { rows: [{ name: 'x' }] },
    isRequired: () => true,
  });
  if (isWrong) store.showErrors(POINTERS.map((path) => ({ path, key: `wrong${path}`, args: [] })));
  return store;
}

describe('FormFields', () => {
  it.each([false, true])(
    'U-02: references only ids that are on the page (with errors: %s)',
    (wrong) => {
      const { container } = renderFields({ store: everything(wrong), texts: TEXTS });
      expect(brokenIds(container)).toEqual([]);
      expect(container.querySelectorAll('[aria-describedby]').length).toBeGreaterThan(15);
    },
  );

  it('U-02: shows the error above the input, with an error label, and in its description', () => {
    renderFields({ store: everything(true), texts: TEXTS });
    const box = screen.getByLabelText('Label of hkid');
    const error = screen.getByText('wrong/hkid').closest('.field-error');
    expect(error?.textContent).toContain('Error: wrong/hkid');
    expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(error?.id);
    expect(error?.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('U-05, U-17: uses aria-required, but no required, maxlength or pattern attribute', () => {
    const { container } = renderFields({ store: everything(false), texts: TEXTS });
    expect(container.querySelectorAll('[required], [maxlength], [pattern]')).toHaveLength(0);
    expect(screen.getByLabelText('Label of text').getAttribute('aria-required')).toBe('true');
  });

  it('U-20: renders radios, ticks and the parts of an address or date with a legend', () => {
    renderFields({ store: everything(false), texts: TEXTS });
    expect(screen.getByRole('radiogroup', { name: /Label of radio/ })).toBeTruthy();
    for (const name of [/Label of ticks/, /Label of address/, /Label of start/]) {
      expect(screen.getByRole('group', { name }).tagName).toBe('FIELDSET');
    }
  });

  it('shows a field of an option under that option', () => {
    const { container } = renderFields({ store: everything(false), texts: TEXTS });
    const radio = screen
      .getByRole('radiogroup', { name: /Label of radio/ })
      .querySelector('input[value=b]');
    const under = container.querySelector(`#${radio?.getAttribute('aria-controls')}`);
    expect(under?.contains(screen.getByLabelText('Label of extra'))).toBe(true);
  });

  it('shows the error of a date in parts once, and marks its boxes', () => {
    renderFields({ store: everything(true), texts: TEXTS });
    expect(screen.getAllByText('wrong/start')).toHaveLength(1);
    const boxes = screen.getByRole('group', { name: /Label of start/ }).querySelectorAll('input');
    expect([...boxes].map((box) => box.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
  });

  it('renders the same text and inputs on the server, without a window', () => {
    const view = (
      <FormFields
        store={everything(true)}
        texts={TEXTS}
        language="en"
        messageText={({ key }) => key}
        pointers={POINTERS}
      />
    );
    vi.stubGlobal('window', undefined);
    vi.stubGlobal('document', undefined);
    const html = renderToString(view);
    vi.unstubAllGlobals();
    const { container } = renderFields({ store: everything(true), texts: TEXTS });
    const there = document.createElement('div');
    there.innerHTML = html;
    expect(there.textContent).toBe(container.textContent);
    expect(there.querySelectorAll('input').length).toBe(container.querySelectorAll('input').length);
  });

  it('renders nothing for an answer with the hidden widget, and keeps the answer', () => {
    const hidden = leaf('text', { ui: { 'ui:widget': 'hidden' } });
    const store = FakeStore.of(planOf({ it: hidden, other: leaf('text') }), { data: { it: 'x' } });
    const { container } = renderFields({ store, texts: TEXTS });
    expect(container.querySelectorAll('input, .field')).toHaveLength(2);
    expect(container.querySelector('#f-it')).toBeNull();
    expect(store.data()).toEqual({ it: 'x' });
  });

  it('on blur respells, touches and checks a field, in this order', () => {
    const store = FakeStore.of(planOf({ hkid: leaf('hkid', { spelling: ['upperCase'] }) }), {
      faultOf: (_, value) => (value === 'A1' ? 'validation_invalidHKID' : undefined),
    });
    renderFields({ store, texts: TEXTS });
    const box = screen.getByLabelText('Label of hkid');
    fireEvent.input(box, { target: { value: 'a1' } });
    expect(screen.queryByText('validation_invalidHKID')).toBeNull();
    fireEvent.blur(box);
    expect(box).toHaveProperty('value', 'A1');
    expect(screen.getByText('validation_invalidHKID')).toBeTruthy();
    act(() => vi.advanceTimersByTime(50));
    expect(store.calls).toEqual(['set /hkid "a1"', 'set /hkid "A1"', 'touch /hkid', 'check']);
  });

  it('prepares the store once the page is idle, without rendering', () => {
    const resting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (call: () => void) => resting.push(call));
    const store = FakeStore.of(planOf({ hkid: leaf('hkid') }));
    const { commits } = renderFields({ store, texts: TEXTS });
    expect(store.calls).toEqual([]);
    const before = commits();
    act(() => resting.forEach((call) => void call()));
    expect(store.calls).toEqual(['prepare']);
    expect(commits()).toBe(before);
    vi.unstubAllGlobals();
  });

  it('shows the error of a blurred field only after the pointer is up', () => {
    const store = FakeStore.of(planOf({ hkid: leaf('hkid') }), { faultOf: () => 'wrong' });
    renderFields({ store, texts: TEXTS });
    const box = screen.getByLabelText('Label of hkid');
    fireEvent.input(box, { target: { value: 'x' } });
    fireEvent.pointerDown(document.body);
    fireEvent.blur(box);
    expect(screen.queryByText('wrong')).toBeNull();
    fireEvent.pointerUp(document.body);
    act(() => vi.advanceTimersByTime(0));
    expect(screen.getByText('wrong')).toBeTruthy();
  });

  it('U-38: switches all text to another language and keeps the typed answer', () => {
    const store = FakeStore.of(planOf({ hkid: leaf('hkid', { required: true }) }), {
      isRequired: () => true,
    });
    const { rerender } = renderFields({ store, texts: TEXTS });
    const box = screen.getByLabelText('Label of hkid');
    fireEvent.input(box, { target: { value: 'A123' } });
    rerender(
      <FormFields
        store={store}
        texts={{ 'hkid.label': '身份證號碼' }}
        language="zh-Hant"
        messageText={({ key }) => key}
        pointers={['/hkid']}
      />,
    );
    const same = screen.getByLabelText('身份證號碼');
    expect(same).toHaveProperty('value', 'A123');
    expect(screen.getByText('必填')).toBeTruthy();
  });

  it('throws for a widget that the theme lacks, with field and widget', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = FakeStore.of(planOf({ x: leaf('text', { ui: { 'ui:widget': 'wheel' } }) }));
    expect(() => renderFields({ store })).toThrow('Cannot show /x: no widget "wheel"');
  });
});
