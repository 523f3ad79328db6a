// @vitest-environment jsdom
import type { FieldProps } from '@rjsf/utils';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { GroupFieldset } from '../../../renderer/fields/GroupFieldset.tsx';
import { group, leaf } from '../../support/planNodes.ts';
import { descriptionOf, showField } from '../support/showField.tsx';

const HOME = group({ street: leaf('text') }, { ui: { 'ui:field': 'address' } });

function show(field: Partial<FieldProps> = {}, make: Parameters<typeof showField>[0] = HOME) {
  const onBlur = vi.fn();
  let isOutermost = true;
  const props = { name: 'it', onBlur, uiSchema: { 'ui:title': 'Home' }, ...field } as FieldProps;
  showField(make, {
    texts: { 'it.street.label': 'Street' },
    draw: (node) => {
      if (!isOutermost) return <input id={`f${node.pointer}`} aria-label={node.name} />;
      isOutermost = false;
      return (
        <GroupFieldset field={props} after={<p>After</p>}>
          <p>Before</p>
        </GroupFieldset>
      );
    },
  });
  return onBlur;
}

describe('GroupFieldset', () => {
  it('renders the parts of the group between its other content, in a fieldset', () => {
    show();
    const set = screen.getByRole('group', { name: 'Home' });
    const parts = set.querySelector('.field-parts');
    expect(parts?.contains(screen.getByLabelText('street'))).toBe(true);
    expect(parts?.previousElementSibling?.textContent).toBe('Before');
    expect(parts?.nextElementSibling?.textContent).toBe('After');
  });

  it('shows its help, error, advice and requirement, and its name without a title', () => {
    const uiSchema = { 'ui:help': 'Help', 'ui:options': { advice: 'Advice' } };
    show({ uiSchema, rawErrors: ['Wrong'], required: true });
    const set = screen.getByRole('group', { name: /^it/ });
    expect(descriptionOf(set)).toBe('Help Error: Wrong Please note: Advice');
  });

  it('reports that the focus left the whole group', () => {
    const onBlur = show();
    fireEvent.blur(screen.getByLabelText('street'));
    expect(onBlur).toHaveBeenCalledExactlyOnceWith('f-it', undefined);
  });

  it('renders nothing for an answer that is no group', () => {
    show({}, leaf('text'));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
