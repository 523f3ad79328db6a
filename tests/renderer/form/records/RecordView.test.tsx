// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { useContext } from 'react';
import { describe, expect, it } from 'vitest';
import type { ListNode } from '#engine';
import { RecordView, type RecordViewProps } from '../../../../renderer/form/records/RecordView.tsx';
import { HeadingLevelContext } from '../../../../renderer/form-context/HeadingLevel.ts';
import { leaf, list } from '../../../support/planNodes.ts';
import { recordActions } from '../../support/recordActions.ts';
import { descriptionOf, showField } from '../../support/showField.tsx';

const PEOPLE = (ui: ListNode['ui'] = {}) => list({ name: leaf('text') }, { ui });

/** Shows the record at a pointer, and the level of its headings. */
function Fields({ pointer }: { readonly pointer: string }) {
  return <p className="fields">{`${pointer} at ${useContext(HeadingLevelContext)}`}</p>;
}
const fields = (pointer: string) => <Fields pointer={pointer} />;

function show(props: Partial<RecordViewProps> = {}, ui: ListNode['ui'] = {}) {
  const actions = recordActions();
  const make = PEOPLE(ui);
  const view = { list: '/it', index: 1, isOpen: true, wrongCount: 0, actions };
  const can = { canCopy: false, canRemove: false, canMoveUp: false, canMoveDown: false };
  const { store } = showField(leaf('text'), {
    data: { it: [{ name: 'Ann' }, { name: 'Bob' }] },
    texts: { 'it.record': 'Person {n}' },
    draw: () => (
      <RecordView node={make('/it', 'it') as ListNode} {...view} {...can} {...props}>
        {fields}
      </RecordView>
    ),
  });
  return { store, actions };
}
const card = () => screen.getByRole('group');
const drawn = () => document.querySelector('.fields')?.textContent;

describe('RecordView', () => {
  it('renders the fields of an open record, with headings one level deeper', () => {
    const { actions } = show();
    expect([card().id, drawn()]).toEqual(['f-it-1', '/it/1 at 3']);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Person 2');
    fireEvent.click(screen.getByRole('button', { name: 'Done Person 2' }));
    expect(actions.open).toHaveBeenCalledExactlyOnceWith(1, false);
  });

  it('renders a closed record without its fields, with a button that opens it', () => {
    show({ isOpen: false, wrongCount: 2 });
    expect(drawn()).toBeUndefined();
    expect(screen.getByText('2 answers to correct')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change Person 2' })).toBeTruthy();
  });

  it.each([
    [{}, 'card card-open', 1],
    [{ paged: true }, 'card card-open', 0],
    [{ allOpen: true }, 'card card-row', 0],
  ])('in a list with the options %j has the class %s and %i close buttons', (...row) => {
    const [options, className, count] = row;
    show({}, { 'ui:options': options });
    expect(card().className).toBe(className);
    expect(screen.queryAllByRole('button', { name: /^Done/ })).toHaveLength(count);
  });

  it('shows the error of the record, and does not count it again', () => {
    const { store } = show({ isOpen: false, wrongCount: 1 });
    expect(screen.getByText('1 answer to correct')).toBeTruthy();
    act(() => store.showErrors([{ path: '/it/1', key: 'empty', args: [] }]));
    expect(descriptionOf(card())).toBe('Error: empty');
    expect(screen.queryByText(/to correct/)).toBeNull();
  });
});
