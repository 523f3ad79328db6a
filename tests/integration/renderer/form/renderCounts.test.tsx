// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDirectly } from '../../../../renderer/form/nodes/renderDirectly.tsx';
import { WIDGETS } from '../../../../renderer/form/widgets.generated.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, group, leaf, list, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

beforeEach(() => vi.useFakeTimers());

const FORTY = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`text${index}`, leaf('text')]),
);
const TEXTS = Object.fromEntries(
  Object.keys(FORTY).map((key) => [`${key}.label`, `Label of ${key}`]),
);

describe('a keystroke', () => {
  it('renders no field while text is typed', () => {
    const store = FakeStore.of(planOf(FORTY));
    const { commits } = renderFields({ store, texts: TEXTS });
    const before = commits();
    const box = screen.getByLabelText('Label of text20');
    for (const text of ['C', 'CH', 'CHA', 'CHAN'])
      fireEvent.input(box, { target: { value: text } });
    expect(store.get('/text20')).toBe('CHAN');
    expect(commits() - before).toBe(0);
  });

  it('renders no field while a time is typed: the input keeps the text', () => {
    const store = FakeStore.of(planOf({ opened: leaf('time') }));
    const draw = vi.fn(renderDirectly);
    renderFields({ store, draw });
    draw.mockClear();
    const box = screen.getByLabelText('Hours and minutes');
    for (const text of ['9', '9:', '9:0', '9:05'])
      fireEvent.input(box, { target: { value: text } });
    expect(store.get('/opened')).toBe('9:05');
    expect(draw).not.toHaveBeenCalled();
    act(() => store.set('/opened', '2:30 PM'));
    expect(draw).toHaveBeenCalledOnce();
    expect(box).toHaveProperty('value', '2:30');
  });

  it('checks once, 50 ms after the last key, and renders nothing without an error', () => {
    const store = FakeStore.of(planOf(FORTY));
    const { commits } = renderFields({ store, texts: TEXTS });
    const before = commits();
    const box = screen.getByLabelText('Label of text1');
    fireEvent.input(box, { target: { value: 'a' } });
    act(() => vi.advanceTimersByTime(49));
    fireEvent.input(box, { target: { value: 'ab' } });
    act(() => vi.advanceTimersByTime(49));
    expect(store.calls).not.toContain('check');
    act(() => vi.advanceTimersByTime(1));
    expect(store.calls.filter((call) => call === 'check')).toHaveLength(1);
    expect(commits() - before).toBe(0);
  });

  it('renders one field when its error appears', () => {
    const store = FakeStore.of(planOf(FORTY), {
      faultOf: (_, value) => (value === 'bad' ? 'validation_wrong' : undefined),
    });
    const { commits } = renderFields({ store, texts: TEXTS });
    const box = screen.getByLabelText('Label of text3');
    fireEvent.input(box, { target: { value: 'b' } });
    fireEvent.blur(box);
    const before = commits();
    fireEvent.input(box, { target: { value: 'bad' } });
    act(() => vi.advanceTimersByTime(50));
    expect(commits() - before).toBe(1);
    expect(box).toHaveProperty('value', 'bad');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a choice', () => {
  it('renders one field', () => {
    const store = FakeStore.of(
      planOf({ ...FORTY, kind: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }) }),
    );
    const { commits } = renderFields({ store, texts: TEXTS });
    const before = commits();
    fireEvent.click(screen.getByLabelText('b'));
    expect(store.get('/kind')).toBe('b');
    expect(commits() - before).toBe(1);
  });

  it('shows and hides a dependent field, and keeps the other inputs', () => {
    const store = FakeStore.of(
      planOf({
        ...FORTY,
        kind: choice(['a', 'b'], { ui: { 'ui:widget': 'radio' } }),
        more: leaf('text'),
      }),
      { isVisible: (pointer, data) => pointer !== '/more' || data.kind === 'b' },
    );
    renderFields({ store, texts: { ...TEXTS, 'more.label': 'More' } });
    const box = screen.getByLabelText('Label of text5');
    fireEvent.input(box, { target: { value: 'kept' } });
    expect(screen.queryByLabelText('More')).toBeNull();
    fireEvent.click(screen.getByLabelText('b'));
    expect(screen.getByLabelText('More')).toBeTruthy();
    expect(screen.getByLabelText('Label of text5')).toBe(box);
    fireEvent.click(screen.getByLabelText('a'));
    expect(screen.queryByLabelText('More')).toBeNull();
  });
});

describe('an error of a choice', () => {
  // Excludes checkbox groups: each checkbox has its own `aria-invalid`.
  it.each(['select', 'radio'])('renders no option of %s', (name) => {
    const it = choice(['a', 'b'], { ui: { 'ui:widget': 'watched' } });
    const store = FakeStore.of(planOf({ it }), {
      data: { it: 'b' },
      faultOf: () => 'validation_wrong',
    });
    const { widget, readings } = watched(name);
    const texts = { 'it.options.a': 'Alpha', 'it.options.b': 'Beta' };
    renderFields({ store, texts, widgets: { watched: widget } });
    const before = readings();
    expect(before).toBeGreaterThan(0);
    act(() => store.touch('/it'));
    expect(screen.getByText('validation_wrong')).toBeTruthy();
    expect(readings()).toBe(before);
  });
});

/** Returns a widget of the theme that counts how often the labels of its options are read. */
function watched(name: string) {
  const Inner = WIDGETS[name]?.component;
  if (!Inner) throw new RangeError(`Cannot watch ${name}: the theme has no such widget`);
  let count = 0;
  const known = new Map<WidgetProps['options'], WidgetProps['options']>();
  const counted = ({ enumOptions = [], ...options }: WidgetProps['options']) => ({
    ...options,
    enumOptions: enumOptions.map(({ value, label }) => ({
      value,
      get label() {
        count += 1;
        return label;
      },
    })),
  });
  const widget = ({ options, ...props }: WidgetProps) => {
    known.set(options, known.get(options) ?? counted(options));
    return <Inner {...props} options={known.get(options) ?? options} />;
  };
  return { widget, readings: () => count };
}

describe('a record list', () => {
  it('renders the fields of one record only, and none while text is typed', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Name ${index}` }));
    const store = FakeStore.of(
      planOf({ people: list({ name: leaf('text'), home: group({ street: leaf('text') }) }) }),
      { data: { people: rows } },
    );
    const { container, commits } = renderFields({
      store,
      texts: { 'people.name.label': 'Name', 'people.record': 'Person {n}' },
    });
    expect(container.querySelectorAll('input')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Change Person 7' }));
    expect(container.querySelectorAll('input')).toHaveLength(2);
    const before = commits();
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Name 6 b' } });
    expect(store.get('/people/6/name')).toBe('Name 6 b');
    expect(commits() - before).toBe(0);
  });

  it('renders no other record when a record is added', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Name ${index}` }));
    const store = FakeStore.of(planOf({ people: list({ name: leaf('text') }, { maxItems: 60 }) }), {
      data: { people: rows },
    });
    renderFields({ store, texts: { 'people.add': 'Add', 'people.record': 'Person {n}' } });
    const read = vi.spyOn(store, 'get');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('heading', { name: 'Person 7 of 51' })).toBeTruthy();
    // A closed record reads its answers one by one when it is rendered.
    const rendered = read.mock.calls.filter(([pointer]) => /\/people\/\d+\/name/.test(pointer));
    expect(rendered.filter(([pointer]) => pointer !== '/people/50/name')).toEqual([]);
  });

  it('updates the count in the other titles before React renders', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Name ${index}` }));
    const store = FakeStore.of(planOf({ people: list({ name: leaf('text') }, { maxItems: 60 }) }), {
      data: { people: rows },
    });
    const { commits } = renderFields({ store, texts: { 'people.record': 'Person {n}' } });
    const before = commits();
    act(() => {
      store.addRow('/people');
      expect(screen.getAllByRole('heading')[6]?.textContent).toBe('Person 7 of 51');
      expect(commits()).toBe(before);
    });
    expect(screen.getByRole('heading', { name: 'Person 51 of 51' })).toBeTruthy();
  });

  it('renders only the error marks of records that become invalid', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `Name ${index}` }));
    const store = FakeStore.of(planOf({ people: list({ name: leaf('text') }) }), {
      data: { people: rows },
    });
    const { container } = renderFields({ store, texts: { 'people.record': 'Person {n}' } });
    const read = vi.spyOn(store, 'get');
    const errors = rows.map((_, index) => ({ path: `/people/${index}/name`, key: 'k', args: [] }));
    act(() => store.showErrors(errors));
    expect(container.querySelectorAll('.card-wrong > .field-error')).toHaveLength(50);
    expect(read.mock.calls.filter(([pointer]) => /\/people\/\d+\/name/.test(pointer))).toEqual([]);
  });
});
