// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { TabList, tabAfter } from '../../../playground/page/TabList.tsx';

afterEach(cleanup);

it('tabAfter: moves around the ends', () => {
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect([tabAfter('Home', 2, 3), tabAfter('End', 0, 3)]).toEqual([0, 2]);
  expect(tabAfter('Enter', 0, 3)).toBeUndefined();
});

function Tabs() {
  const [selected, setSelected] = useState<'a' | 'b'>('a');
  const tabs = [
    { id: 'a', name: 'First' },
    { id: 'b', name: 'Second', note: { count: 3, words: '3 errors' } },
  ] as const;
  return <TabList label="Parts" prefix="part" {...{ tabs, selected }} onSelect={setSelected} />;
}

it('TabList: arrow keys choose a tab and move the focus to it', () => {
  render(<Tabs />);
  const [first, second] = screen.getAllByRole('tab');
  expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(second);
});

it('TabList: names the noun of a count, and shows no zero', () => {
  render(<Tabs />);
  screen.getByRole('tab', { name: 'Second 3 errors' });
  screen.getByRole('tab', { name: 'First' });
});
