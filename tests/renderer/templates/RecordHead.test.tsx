// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordHead, type RecordHeadProps } from '../../../renderer/templates/RecordHead.tsx';
import { leaf } from '../../support/planNodes.ts';
import { recordActions } from '../support/recordActions.ts';
import { showField } from '../support/showField.tsx';

function show(props: Partial<RecordHeadProps> = {}, readOnly = false) {
  const actions = recordActions();
  const head: RecordHeadProps = {
    id: 'f-it-1',
    level: 3,
    name: 'Person 2',
    index: 1,
    isOpen: false,
    canCopy: false,
    canRemove: true,
    canMoveUp: false,
    canMoveDown: false,
    actions,
    ...props,
  };
  showField(leaf('text'), { readOnly, draw: () => <RecordHead {...head} /> });
  return actions;
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('RecordHead', () => {
  it('has a heading at its level, which can have the focus', () => {
    show();
    const heading = screen.getByRole('heading', { level: 3, name: 'Person 2' });
    expect([heading.id, heading.tabIndex]).toEqual(['f-it-1-title', -1]);
  });

  it('opens a closed record, and offers the other actions', () => {
    const actions = show();
    expect(names()).toEqual(['Change Person 2', 'Remove Person 2']);
    fireEvent.click(screen.getByRole('button', { name: 'Change Person 2' }));
    expect(actions.open).toHaveBeenCalledExactlyOnceWith(1, true);
  });

  it('has no button to open an open record, and opens a read-only record for viewing', () => {
    show({ isOpen: true });
    expect(names()).toEqual(['Remove Person 2']);
    show({ canRemove: false }, true);
    expect(names()).toEqual(['View Person 2']);
  });
});
