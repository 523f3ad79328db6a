// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LeafNode } from '#engine';
import { kindFromOf } from '../../../../renderer/form/nodes/LeafOfKindView.tsx';
import { FakeStore } from '../../../support/FakeStore.ts';
import { group, leaf, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { descriptionOf } from '../../support/showField.tsx';

const ui = { 'ui:widget': 'id-number', 'ui:options': { kindFrom: 'kind' } };

describe('LeafOfKindView', () => {
  it('follows the choice of the kind in its own group', () => {
    const who = group({ kind: leaf('text'), number: leaf('text', { ui }) });
    const store = FakeStore.of(planOf({ kind: leaf('text'), who }), { data: { kind: 'passport' } });
    renderFields({ store, texts: { 'who.number.label': 'Number' }, pointers: ['/who'] });
    const box = screen.getByLabelText('Number');
    expect([descriptionOf(box), box.className]).toEqual(['', 'input width-m']);
    act(() => store.set('/who/kind', 'hkid'));
    expect([descriptionOf(box), box.className]).toEqual([
      'For example A123456(3)',
      'input width-s',
    ]);
    act(() => store.set('/who/kind', 7));
    expect(descriptionOf(box)).toBe('');
    expect(screen.getByLabelText('Number')).toBe(box);
  });

  it('kindFromOf: reads the key of the choice from the layout', () => {
    const node = leaf('text', { ui })('/it', 'it') as LeafNode;
    expect(kindFromOf(node)).toBe('kind');
    expect(kindFromOf({ ...node, ui: {} })).toBeUndefined();
    expect(kindFromOf({ ...node, ui: { 'ui:options': { kindFrom: true } } })).toBeUndefined();
  });
});
