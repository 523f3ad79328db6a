// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useCombobox } from 'downshift';
import { afterEach, describe, expect, it } from 'vitest';
import { FoundList } from '../../../../renderer/widgets/combobox/FoundList.tsx';
import type { FoundOption } from '../../../../renderer/widgets/combobox/searchOptions.ts';

afterEach(cleanup);

const FOUND: readonly FoundOption[] = [
  { value: 'CW', label: 'Central', others: [] },
  { value: 'WC', label: 'Wan Chai', others: [], foundBy: { name: '灣仔', language: 'zh-Hant' } },
  { value: 'TW', label: 'Tsuen Wan', others: [], foundBy: { name: 'TW' } },
];

interface ListProps {
  readonly found: readonly FoundOption[];
  readonly isOpen: boolean;
}

function List({ found, isOpen }: ListProps) {
  const list = useCombobox({ items: [...found], isOpen, highlightedIndex: 2 });
  return (
    <>
      <input {...list.getInputProps()} />
      <FoundList label="District, list" list={list} found={found} value="WC" />
    </>
  );
}

const show = (isOpen = true, found = FOUND) => {
  render(<List found={found} isOpen={isOpen} />);
  return screen.getByRole('listbox', { hidden: true });
};

describe('FoundList', () => {
  it('shows the results, with the name or code by which they were found', () => {
    show();
    const options = screen.getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Central',
      'Wan Chai 灣仔',
      'Tsuen Wan TW',
    ]);
    expect(options.map((option) => option.querySelector('span')?.lang)).toEqual([
      undefined,
      'zh-Hant-HK',
      '',
    ]);
  });

  it('marks the answer as selected, and the active option', () => {
    show();
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(options.map(({ dataset }) => dataset.active)).toEqual([undefined, undefined, 'true']);
  });

  it('has a name, and is no tab stop', () => {
    const list = show();
    expect([list.getAttribute('aria-label'), list.tabIndex, list.hidden]).toEqual([
      'District, list',
      -1,
      false,
    ]);
    expect(list.hasAttribute('aria-labelledby')).toBe(false);
  });

  it.each([
    ['closed', false, FOUND],
    ['without results', true, []],
  ])('is hidden and empty if it is %s', (_, isOpen, found) => {
    const list = show(isOpen, found);
    expect([list.hidden, list.childElementCount]).toEqual([true, 0]);
  });
});
