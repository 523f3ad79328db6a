// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useCombobox } from 'downshift';
import { describe, expect, it } from 'vitest';
import type { FoundAddress, Language } from '#engine';
import { AddressFound } from '../../../../renderer/fields/address/AddressFound.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { HOUSE, OFFICES, SHED } from '../../../support/searchedAddress.tsx';
import { showField } from '../../support/showField.tsx';

interface Shown {
  readonly language?: Language;
  readonly isOpen?: boolean;
}

function List({
  found,
  isOpen,
}: {
  readonly found: readonly FoundAddress[];
  readonly isOpen: boolean;
}) {
  const list = useCombobox({ items: [...found], isOpen, highlightedIndex: 1, id: 'f-it' });
  return (
    <>
      <input {...list.getInputProps()} />
      <AddressFound label="Addresses found" list={list} found={found} />
    </>
  );
}

function show({ language = 'en', isOpen = true }: Shown = {}) {
  const found = [HOUSE, SHED, OFFICES];
  showField(leaf('text'), { language, draw: () => <List found={found} isOpen={isOpen} /> });
}
const lines = () =>
  screen
    .queryAllByRole('option')
    .map((option) =>
      [...option.querySelectorAll('span')].map((line) => [line.lang, line.textContent?.trim()]),
    );

describe('AddressFound', () => {
  it.each([
    [
      'en',
      [
        [['en', 'AMOY PLAZA, 77 NTK ROAD, KT']],
        [['zh-Hant-HK', '小屋']],
        [
          ['en', '66 QUEENSWAY, CW'],
          ['zh-Hant-HK', '中西區金鐘道66號'],
        ],
      ],
    ],
    [
      'zh-Hans',
      [
        [['en', 'AMOY PLAZA, 77 NTK ROAD, KT']],
        [['zh-Hans', '小屋']],
        [
          ['zh-Hans', '中西區金鐘道66号'],
          ['en', '66 QUEENSWAY, CW'],
        ],
      ],
    ],
  ] as const)('shows each address in %s, followed by its other language', (language, shown) => {
    show({ language });
    expect(lines()).toEqual(shown);
  });

  it('is a list with a name, outside the tab order, with the active option', () => {
    show();
    const list = screen.getByRole('listbox', { name: 'Addresses found' });
    expect([list.tabIndex, list.hidden]).toEqual([-1, false]);
    const active = screen.getAllByRole('option').map((option) => option.dataset.active);
    expect(active).toEqual([undefined, 'true', undefined]);
  });

  it('is hidden and empty while it is closed', () => {
    show({ isOpen: false });
    const list = screen.getByRole('listbox', { hidden: true });
    expect([list.hidden, list.childElementCount]).toEqual([true, 0]);
  });
});
