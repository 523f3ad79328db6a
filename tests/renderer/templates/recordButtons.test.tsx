// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawCardButton, drawRecordButtons } from '../../../renderer/templates/recordButtons.tsx';
import { recordActions } from '../support/recordActions.ts';

afterEach(cleanup);

const CANNOT = { canCopy: false, canRemove: false, canMoveUp: false, canMoveDown: false };
const word = (key: string) => key;
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('drawRecordButtons', () => {
  it.each([
    ['canMoveUp', 'record.up Person 3', 'move', [2, 1]],
    ['canMoveDown', 'record.down Person 3', 'move', [2, 3]],
    ['canCopy', 'record.copy Person 3', 'copy', [2]],
    ['canRemove', 'record.remove Person 3', 'remove', [2]],
  ] as const)('with %s has the button %j', (can, name, action, args) => {
    const actions = recordActions();
    render(
      drawRecordButtons({ name: 'Person 3', index: 2, actions, ...CANNOT, [can]: true }, word),
    );
    expect(names()).toEqual([name]);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(actions[action].mock.calls).toEqual([args]);
  });

  it('has no button without a right', () => {
    render(
      drawRecordButtons({ name: 'Person 1', index: 0, actions: recordActions(), ...CANNOT }, word),
    );
    expect(names()).toEqual([]);
  });
});

it('drawCardButton: hides the name visually, after the action', () => {
  const { container } = render(drawCardButton('Remove', 'Person 1', () => undefined));
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('Person 1');
  expect(container.textContent).toBe('Remove Person 1');
  expect(container.querySelector('button')?.type).toBe('button');
});
