// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RecordCard, type RecordCardProps } from '../../../renderer/templates/RecordCard.tsx';
import { leaf } from '../../support/planNodes.ts';
import { descriptionOf, showField } from '../support/showField.tsx';

function show(props: Partial<RecordCardProps> = {}) {
  const card: RecordCardProps = {
    id: 'f-it-0',
    name: 'Person 1',
    error: undefined,
    advice: undefined,
    wrongCount: 0,
    isRow: false,
    head: <h2 id="f-it-0-title">Person 1 of 2</h2>,
    summary: <p>Ann</p>,
    children: <input aria-label="Name" />,
    ...props,
  };
  showField(leaf('text'), { draw: () => <RecordCard {...card} /> });
  return screen.getByRole('group');
}

describe('RecordCard', () => {
  it('is a group with the name of its heading', () => {
    const card = show();
    expect(card.getAttribute('aria-labelledby')).toBe('f-it-0-title');
    expect([card.id, card.tabIndex, card.hasAttribute('aria-describedby')]).toEqual([
      'f-it-0',
      -1,
      false,
    ]);
  });

  it('shows its fields and a close button while it is open', () => {
    const onClose = vi.fn();
    show({ onClose });
    expect(screen.getByLabelText('Name')).toBeTruthy();
    expect(screen.queryByText('Ann')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Done Person 1' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has no close button if it cannot be closed, and shows its summary while it is closed', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
    show({ children: false, onClose: vi.fn() });
    expect(screen.getByText('Ann')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows its own error and advice, and describes itself with them', () => {
    const card = show({ error: 'Empty', advice: 'Unusual' });
    expect(descriptionOf(card)).toBe('Error: Empty Please note: Unusual');
  });

  it.each([
    [0, null],
    [1, '1 answer to correct'],
    [2, '2 answers to correct'],
  ])('with %i errors inside says %j', (wrongCount, words) => {
    const card = show({ children: false, wrongCount });
    expect(card.querySelector('.field-error')?.textContent ?? null).toBe(words);
  });

  it.each<[Partial<RecordCardProps>, string]>([
    [{}, 'card card-open'],
    [{ children: false }, 'card card-closed'],
    [{ isRow: true }, 'card card-row'],
    [{ children: false, wrongCount: 1 }, 'card card-closed card-wrong'],
    [{ error: 'Empty' }, 'card card-open card-wrong'],
  ])('has a style for each state: %#', (props, className) => {
    expect(show(props).className).toBe(className);
  });
});
