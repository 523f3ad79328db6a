// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FieldGroup, type FieldGroupProps } from '../../../renderer/templates/FieldGroup.tsx';
import { leaf } from '../../support/planNodes.ts';
import { descriptionOf, showField } from '../support/showField.tsx';

function show(props: Partial<FieldGroupProps> = {}) {
  const group = { id: 'f-it', label: 'Date', required: false, ...props };
  showField(leaf('text'), {
    draw: () => (
      <FieldGroup {...group}>
        <input aria-label="Day" />
        <input aria-label="Month" />
      </FieldGroup>
    ),
  });
  const fieldset = document.getElementById('f-it');
  if (!fieldset) throw new TypeError('Cannot find the group');
  return fieldset;
}

describe('FieldGroup', () => {
  it('names its inputs with a legend, without a state of its own', () => {
    const group = show();
    expect(screen.getByRole('group', { name: 'Date' })).toBe(group);
    expect([group.localName, group.className]).toEqual(['fieldset', 'field field-group']);
    for (const name of ['aria-required', 'aria-invalid', 'aria-describedby']) {
      expect(group.hasAttribute(name)).toBe(false);
    }
  });

  it('is described by help, error, advice and mark, the first two above its inputs', () => {
    const group = show({ help: 'Help', error: 'Wrong', advice: 'Advice', mark: 'edited' });
    expect(descriptionOf(group)).toBe(
      'Help Error: Wrong Please note: Advice Changed by you after it was filled in',
    );
    expect(group.className).toContain('field-wrong');
    const children = [...(group.querySelector('legend + div')?.children ?? [])];
    expect(children.map(({ id, localName }) => id || localName)).toEqual([
      'f-it-help',
      'f-it-error',
      'input',
      'input',
      'f-it-mark',
      'f-it-advice',
    ]);
  });

  it('is one answer as a group of radio buttons', () => {
    const group = show({ isRadioGroup: true, required: true, error: 'Wrong' });
    expect(screen.getByRole('radiogroup')).toBe(group);
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('required').getAttribute('aria-hidden')).toBe('true');
    expect(show({ isRadioGroup: true }).getAttribute('aria-invalid')).toBe('false');
  });

  it('tells screen readers in its legend that it is required', () => {
    show({ required: true });
    expect(screen.getByText('required').getAttribute('aria-hidden')).toBeNull();
    expect(screen.getByText('required').closest('legend')).not.toBeNull();
  });

  it('reports that the focus left the whole group, and has the classes of the author', () => {
    const onLeave = vi.fn();
    const group = show({ onLeave, classNames: ' wide' });
    expect(group.className).toBe('field field-group wide');
    const day = screen.getByLabelText('Day');
    fireEvent.blur(day, { relatedTarget: screen.getByLabelText('Month') });
    expect(onLeave).not.toHaveBeenCalled();
    fireEvent.blur(day, { relatedTarget: null });
    expect(onLeave).toHaveBeenCalledOnce();
  });
});
