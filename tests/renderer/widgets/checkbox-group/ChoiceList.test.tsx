// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ExtraFieldsContext } from '../../../../renderer/form-context/ExtraFields.ts';
import {
  ChoiceList,
  type ChoiceListProps,
} from '../../../../renderer/widgets/checkbox-group/ChoiceList.tsx';
import { leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

const CHOICES = [
  { value: 'a', label: 'Alpha' },
  { value: 2, label: 'Beta' },
];

function show(props: Partial<ChoiceListProps> = {}) {
  const calls = { onToggle: vi.fn(), onLeave: vi.fn() };
  const list = { id: 'f-it', choices: CHOICES, chosen: undefined, disabled: false, ...calls };
  const { container } = showField(leaf('text'), {
    draw: () => (
      <ExtraFieldsContext value={{ 2: <p>More</p> }}>
        <ChoiceList type="radio" {...list} {...props} />
      </ExtraFieldsContext>
    ),
  });
  return { container, inputs: [...container.querySelectorAll('input')], ...calls };
}

describe('ChoiceList', () => {
  it('labels its options, and marks the chosen one', () => {
    const { inputs, onToggle } = show({ chosen: 2 });
    expect(inputs.map(({ id, name, value, checked }) => [id, name, value, checked])).toEqual([
      ['f-it-0', 'f-it', 'a', false],
      ['f-it-1', 'f-it', '2', true],
    ]);
    fireEvent.click(screen.getByLabelText('Alpha'));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('a', true);
  });

  it('ticks the options of a list, and reports an unticked option', () => {
    const { inputs, onToggle } = show({ type: 'checkbox', chosen: ['a'] });
    expect(inputs.map(({ checked }) => checked)).toEqual([true, false]);
    fireEvent.click(screen.getByLabelText('Alpha'));
    fireEvent.click(screen.getByLabelText('Beta'));
    expect(onToggle.mock.calls).toEqual([
      ['a', false],
      [2, true],
    ]);
  });

  it('continues the ids of another list', () => {
    expect(show({ firstIndex: 5 }).inputs.map(({ id }) => id)).toEqual(['f-it-5', 'f-it-6']);
  });

  it('shows the fields of an option below it', () => {
    const { container, inputs } = show();
    const under = container.querySelector('.choice-extra');
    expect([under?.id, under?.textContent]).toEqual(['f-it-1-extra', 'More']);
    expect(inputs.map((input) => input.getAttribute('aria-controls'))).toEqual([
      null,
      'f-it-1-extra',
    ]);
    expect(inputs.map((input) => input.closest('label')?.className)).toEqual([
      'choice',
      'choice choice-opened',
    ]);
  });

  it('reports that the focus left all options', () => {
    const { inputs, onLeave } = show();
    const [first, second] = inputs;
    fireEvent.blur(first as HTMLElement, { relatedTarget: second });
    expect(onLeave).not.toHaveBeenCalled();
    const other = Object.assign(document.createElement('input'), { name: 'f-other' });
    fireEvent.blur(second as HTMLElement, { relatedTarget: other });
    fireEvent.blur(second as HTMLElement);
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  it.each([
    [{}, 'choices'],
    [{ isSideBySide: true }, 'choices choices-beside'],
    [{ columns: 1 }, 'choices'],
    [{ columns: 3 }, 'choices choices-columns choices-columns-3'],
  ] as const)('with the layout %j has the classes %j', (layout, className) => {
    expect(show(layout).container.querySelector('.choices')?.className).toBe(className);
  });

  it('disables all or some options, and marks all as invalid', () => {
    const states = (props: Partial<ChoiceListProps>) =>
      show(props).inputs.map((input) => [input.disabled, input.getAttribute('aria-invalid')]);
    expect(states({ disabled: true })).toEqual(Array(2).fill([true, null]));
    expect(states({ isWrong: true })).toEqual(Array(2).fill([false, 'true']));
    expect(states({ disabledValues: [2] })).toEqual([
      [false, null],
      [true, null],
    ]);
  });

  it('says that there is nothing to choose from', () => {
    const { container } = show({ choices: undefined });
    expect(container.textContent).toBe('Nothing to choose from yet');
  });
});
