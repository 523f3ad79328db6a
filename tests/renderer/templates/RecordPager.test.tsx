// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordPager } from '../../../renderer/templates/RecordPager.tsx';
import { leaf } from '../../support/planNodes.ts';
import { recordActions } from '../support/recordActions.ts';
import { showField } from '../support/showField.tsx';

const NAMES = ['Person 1', 'Person 2', 'Person 3'];

function show(index: number, wrongCounts: readonly number[] = []) {
  const actions = recordActions();
  const pager = { id: 'f-it', names: NAMES, index, wrongCounts, actions };
  showField(leaf('text'), { draw: () => <RecordPager {...pager} /> });
  return actions;
}
const selector = () => screen.getByLabelText<HTMLSelectElement>('Show');
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('RecordPager', () => {
  it('shows the other records by the buttons before and after', () => {
    const actions = show(1);
    expect(names()).toEqual(['Previous: Person 1', 'Next: Person 3']);
    for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(actions.open.mock.calls).toEqual([
      [0, true],
      [2, true],
    ]);
  });

  it.each([
    [0, ['Next: Person 2']],
    [2, ['Previous: Person 2']],
  ])('at the index %i has the buttons %j', (index, buttons) => {
    show(index);
    expect(names()).toEqual(buttons);
  });

  it('selects the shown record, and shows another without moving the focus', () => {
    const actions = show(1);
    expect(selector().value).toBe('1');
    fireEvent.change(selector(), { target: { value: '2' } });
    expect(actions.turn).toHaveBeenCalledExactlyOnceWith(2);
    expect(actions.open).not.toHaveBeenCalled();
  });

  it('counts the errors of the other records', () => {
    show(1, [1, 1, 2]);
    expect([...selector().options].map(({ text }) => text)).toEqual([
      'Person 1 – 1 answer to correct',
      'Person 2',
      'Person 3 – 2 answers to correct',
    ]);
  });
});
