// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  RecordListTemplate,
  type RecordListTemplateProps,
} from '../../../renderer/templates/RecordListTemplate.tsx';
import { leaf } from '../../support/planNodes.ts';
import { descriptionOf, showField } from '../support/showField.tsx';

function show(props: Partial<RecordListTemplateProps> = {}) {
  const list: RecordListTemplateProps = {
    id: 'f-it',
    level: 2,
    title: 'People',
    hasHeading: true,
    help: undefined,
    error: undefined,
    advice: undefined,
    addLabel: undefined,
    onAdd: undefined,
    limits: '',
    full: undefined,
    onFocusInside: vi.fn(),
    children: <input aria-label="Name" />,
    ...props,
  };
  showField(leaf('text'), { draw: () => <RecordListTemplate {...list} /> });
  return screen.getByRole('group', { name: 'People' });
}

describe('RecordListTemplate', () => {
  it('is named by its heading, or by its title without a heading', () => {
    const group = show();
    const heading = screen.getByRole('heading', { level: 2, name: 'People' });
    expect(group.getAttribute('aria-labelledby')).toBe(heading.id);
    expect(show({ hasHeading: false }).getAttribute('aria-label')).toBe('People');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('is described by its help, error and advice', () => {
    const group = show({ help: 'Help', error: 'Too few', advice: 'Advice' });
    expect(descriptionOf(group)).toBe('Help Error: Too few Please note: Advice');
    expect(group.querySelector('.records-messages')?.className).toContain('field-wrong');
    const plain = show();
    expect(plain.hasAttribute('aria-describedby')).toBe(false);
    expect(plain.querySelector('.records-messages')?.className).toBe('records-messages');
  });

  it('adds a record by a button that the limits describe', () => {
    const onAdd = vi.fn();
    show({ onAdd, limits: 'You can add up to 4.', addLabel: 'Add a person' });
    const button = screen.getByRole('button', { name: 'Add a person' });
    expect(descriptionOf(button)).toBe('You can add up to 4.');
    fireEvent.click(button);
    expect(onAdd).toHaveBeenCalledOnce();
  });

  it('names the button by the title if the form has no label, and has no empty limits', () => {
    show({ onAdd: vi.fn() });
    const button = screen.getByRole('button', { name: 'Add another People' });
    expect(button.hasAttribute('aria-describedby')).toBe(false);
    expect(document.getElementById('f-it-limits')).toBeNull();
  });

  it('has neither button nor limits if no record can be added, and says why', () => {
    show({ limits: 'You can add up to 4.', full: 'The list is full.' });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText('You can add up to 4.')).toBeNull();
    expect(screen.getByText('The list is full.')).toBeTruthy();
  });

  it('reports whether the focus is inside', () => {
    const onFocusInside = vi.fn();
    show({ onFocusInside, onAdd: vi.fn() });
    const box = screen.getByLabelText('Name');
    fireEvent.focus(box);
    fireEvent.blur(box, { relatedTarget: screen.getByRole('button') });
    fireEvent.blur(box, { relatedTarget: null });
    expect(onFocusInside.mock.calls).toEqual([[true], [true], [false]]);
  });
});
