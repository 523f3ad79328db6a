// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FormStore, OptionValue } from '#engine';
import { leftText } from '../../../../renderer/widgets/combobox/leftText.ts';
import { useTypedChoice } from '../../../../renderer/widgets/combobox/useTypedChoice.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { probe } from '../../support/probe.tsx';

const OPTIONS = [
  { value: 'WC', label: 'Wan Chai', others: [{ name: '灣仔' }] },
  { value: 'CW', label: 'Central', others: [] },
];

function typing(first?: OptionValue, store: FormStore = FakeStore.of(planOf({ it: choice([]) }))) {
  const changes: unknown[] = [];
  const { draw, last } = probe(() => {
    const [value, setValue] = useState(first);
    const [options, setOptions] = useState(OPTIONS);
    const change = (next: OptionValue | undefined) => {
      changes.push(next);
      setValue(next);
    };
    return { typed: useTypedChoice(options, value, change), setValue, setOptions, value };
  });
  renderFields({ store, draw });
  const run = (action: (now: ReturnType<typeof last>) => void) => act(() => action(last()));
  return {
    store,
    changes,
    run,
    now: () => {
      const { text, search, isUnknown } = last().typed;
      return [last().value, text, search, isUnknown];
    },
  };
}

describe('useTypedChoice', () => {
  it('shows the name of the answer, and removes the answer while the user types', () => {
    const { run, now, changes } = typing('WC');
    expect(now()).toEqual(['WC', 'Wan Chai', '', false]);
    run(({ typed }) => typed.type('cen', false));
    expect(now()).toEqual([undefined, 'cen', 'cen', false]);
    run(({ typed }) => typed.type('cent', false));
    expect(changes).toEqual([undefined]);
  });

  it('U-18: searches for no unfinished text of an input method', () => {
    const { run, now } = typing();
    run(({ typed }) => typed.type('wan', true));
    expect(now()).toEqual([undefined, 'wan', '', false]);
  });

  it('sets the chosen option', () => {
    const { run, now, changes } = typing();
    run(({ typed }) => typed.type('cen', false));
    run(({ typed }) => typed.choose(OPTIONS[1] ?? { value: '', label: '', others: [] }));
    expect(now()).toEqual(['CW', 'Central', '', false]);
    expect(changes).toEqual(['CW']);
  });

  it.each([
    ['wan chai', 'WC', 'Wan Chai', false],
    ['灣仔', 'WC', 'Wan Chai', false],
    ['Kowloon', undefined, 'Kowloon', true],
    ['  ', undefined, '  ', false],
  ])('on blur with %j has the answer %s and the text %j', (text, value, shown, isUnknown) => {
    const { run, now, store } = typing();
    run(({ typed }) => typed.type(text, false));
    run(({ typed }) => typed.settle());
    expect(now()).toEqual([value, shown, '', isUnknown]);
    expect(leftText(store, '/it')).toBe(isUnknown ? text : undefined);
  });

  it('keeps the answer and its text on blur', () => {
    const { run, now, changes } = typing('WC');
    run(({ typed }) => typed.settle());
    expect([now(), changes]).toEqual([['WC', 'Wan Chai', '', false], []]);
  });

  it('B-54: restores an unknown text, unless there is an answer', () => {
    const { run, store } = typing();
    run(({ typed }) => typed.type('Kowloon', false));
    run(({ typed }) => typed.settle());
    expect(typing(undefined, store).now()).toEqual([undefined, 'Kowloon', '', true]);
    expect(typing('CW', store).now()).toEqual(['CW', 'Central', '', false]);
  });

  it('follows an answer from outside, and the names of another language', () => {
    const { run, now } = typing();
    run(({ typed }) => typed.type('Kowloon', false));
    run(({ typed }) => typed.settle());
    run(({ setValue }) => setValue('CW'));
    expect(now()).toEqual(['CW', 'Central', '', false]);
    run(({ setOptions }) => setOptions([{ value: 'CW', label: '中環', others: [] }]));
    expect(now()).toEqual(['CW', '中環', '', false]);
    run(({ setValue }) => setValue(undefined));
    expect(now()).toEqual([undefined, '', '', false]);
  });
});
