// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language, type Texts } from '#engine';
import { useNamedOptions } from '../../../../renderer/widgets/combobox/useNamedOptions.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { choice, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { probe } from '../../support/probe.tsx';

const OPTIONS = [
  { value: 'WC', label: 'Wan Chai' },
  { value: 'CW', label: 'Central' },
];
const OTHER: Readonly<Record<string, Texts>> = {
  'zh-Hant': { 'it.options.WC': '灣仔' },
  'zh-Hans': { 'it.options.WC': '湾仔', 'it.options.CW': '中环' },
};

function named(isWanted: boolean, textsIn?: (language: Language) => Promise<Texts>) {
  const plan = { ...planOf({ it: choice(['WC', 'CW']) }), languages: LANGUAGES };
  const { draw, last } = probe(() => useNamedOptions(OPTIONS, isWanted));
  renderFields({ store: FakeStore.of(plan), draw, ...(textsIn && { textsIn }) });
  return last;
}
const settle = () => act(async () => undefined);

describe('useNamedOptions', () => {
  it('adds the names in the other languages of the form', async () => {
    const textsIn = vi.fn(async (language: Language) => OTHER[language] ?? {});
    const last = named(true, textsIn);
    expect(last()).toEqual(OPTIONS.map((option) => ({ ...option, others: [] })));
    await settle();
    expect(last()).toEqual([
      {
        value: 'WC',
        label: 'Wan Chai',
        others: [
          { name: '灣仔', language: 'zh-Hant' },
          { name: '湾仔', language: 'zh-Hans' },
        ],
      },
      { value: 'CW', label: 'Central', others: [{ name: '中环', language: 'zh-Hans' }] },
    ]);
    expect(textsIn.mock.calls.flat()).toEqual(['zh-Hant', 'zh-Hans']);
  });

  it('fetches nothing until the input has had the focus', async () => {
    const textsIn = vi.fn(async () => ({}));
    named(false, textsIn);
    await settle();
    expect(textsIn).not.toHaveBeenCalled();
  });

  it('has only the names of the page without other texts, or if they cannot be fetched', async () => {
    const failed = named(true, () => Promise.reject(new TypeError('gone')));
    await settle();
    expect(failed().flatMap(({ others }) => others)).toEqual([]);
    expect(named(true)().map(({ label }) => label)).toEqual(['Wan Chai', 'Central']);
  });
});
