// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FoundAddress } from '#engine';
import { useAddressList } from '../../../../renderer/fields/address/useAddressList.ts';

afterEach(cleanup);

const FOUND: readonly FoundAddress[] = [{ english: { buildingName: 'A' } }, {}];

interface BoxProps {
  readonly found: readonly FoundAddress[];
  readonly onChoose: (chosen: FoundAddress) => void;
}

function Box({ found, onChoose }: BoxProps) {
  const { list, onBox } = useAddressList({ id: 'f-it', text: 'amoy', found, onChoose });
  return (
    <>
      <input {...list.getInputProps(onBox)} />
      <ul {...list.getMenuProps()}>
        {list.isOpen &&
          found.map((item, index) => (
            <li key={JSON.stringify(item)} {...list.getItemProps({ item, index })} />
          ))}
      </ul>
    </>
  );
}

function show(found = FOUND) {
  const onChoose = vi.fn();
  const { rerender } = render(<Box found={found} onChoose={onChoose} />);
  const arrive = (next: readonly FoundAddress[]) =>
    rerender(<Box found={next} onChoose={onChoose} />);
  return { onChoose, arrive, box: screen.getByRole<HTMLInputElement>('combobox') };
}
const count = () => screen.queryAllByRole('option').length;

describe('useAddressList', () => {
  it('is open while there are results, with the text of the search', () => {
    const { box } = show();
    expect([count(), box.value, box.id]).toEqual([2, 'amoy', 'f-it']);
    cleanup();
    show([]);
    expect(count()).toBe(0);
  });

  it('chooses the active address by Enter', () => {
    const { box, onChoose } = show();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(FOUND[0]);
  });

  it('is closed by Escape, and opened by an arrow key', () => {
    const { box } = show();
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(count()).toBe(0);
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    expect(count()).toBe(2);
  });

  it('stays closed for results that arrive after a blur, until the input has the focus', () => {
    const { box, arrive, onChoose } = show([]);
    act(() => box.focus());
    act(() => box.blur());
    arrive(FOUND);
    expect(count()).toBe(0);
    act(() => box.focus());
    expect([count(), onChoose.mock.calls]).toEqual([2, []]);
  });
});
