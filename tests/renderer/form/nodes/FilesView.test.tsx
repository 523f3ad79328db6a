// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListNode } from '#engine';
import { isFileList } from '../../../../renderer/form/nodes/FilesView.tsx';
import type { NodeProps } from '../../../../renderer/form-context/NodeProps.ts';
import { leaf, list, type NodeMaker } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

afterEach(() => vi.useRealTimers());

const FILE = { maxBytes: 9, accept: ['.pdf'] };
const value = (ref: string) => ({ name: `${ref}.pdf`, size: 1, type: '', sha256: '', ref });

function listOf(answer: NodeMaker, traits: Partial<ListNode> = {}): NodeMaker {
  return (pattern, textKey) => {
    const node = list({ file: answer }, { maxItems: 3, ...traits })(pattern, textKey) as ListNode;
    return { ...node, item: { ...node.item, isBare: true } };
  };
}
const PLANS = listOf(leaf('file', { file: FILE }), { maxTotalBytes: 20 });

/** Renders the list with a renderer that records its props. */
function drawn(options: Parameters<typeof showField>[1] = {}) {
  const calls: NodeProps[] = [];
  const draw = (props: NodeProps) => {
    calls.push(props);
    return <input aria-label="files" onBlur={props.onBlur} />;
  };
  const { store } = showField(PLANS, { data: { it: [value('a')] }, ...options, draw });
  const last = () => {
    const props = calls.at(-1);
    if (!props) throw new TypeError('Cannot read the props: nothing was drawn');
    return props;
  };
  return { store, last };
}

describe('FilesView', () => {
  it('passes the whole list and its limits to one widget', () => {
    const { last } = drawn({ texts: { 'it.help': 'Help' } });
    expect(last()).toMatchObject({
      pointer: '/it',
      name: 'it',
      schema: { type: 'array' },
      value: [value('a')],
      error: undefined,
      required: false,
      uiSchema: {
        'ui:widget': 'files',
        'ui:title': 'It',
        'ui:help': 'Help',
        'ui:options': { frame: 'label', file: FILE, maxItems: 3, maxTotalBytes: 20 },
      },
    });
    expect('ui:help' in drawn().last().uiSchema).toBe(false);
  });

  it('shows its error, and is required in a form that can be edited', () => {
    const behaviour = { isRequired: () => true };
    const { store, last } = drawn({ behaviour });
    expect([last().required, last().readOnly]).toEqual([true, false]);
    act(() => store.showErrors([{ path: '/it', key: 'wrong', args: [] }]));
    expect(last().error).toBe('wrong');
    const fixed = drawn({ behaviour, readOnly: true }).last();
    expect([fixed.required, fixed.readOnly]).toEqual([false, true]);
  });

  it('stores changed files, and checks them soon after', () => {
    vi.useFakeTimers();
    const { store, last } = drawn();
    act(() => last().onChange([value('a'), value('b')]));
    expect(store.get('/it')).toEqual([value('a'), value('b')]);
    expect(store.calls).not.toContain('check');
    act(() => vi.advanceTimersByTime(500));
    expect(store.calls).toContain('check');
    act(() => last().onChange(undefined));
    expect(store.get('/it')).toEqual([]);
  });

  it('is touched on blur', () => {
    const { store } = drawn();
    fireEvent.blur(screen.getByLabelText('files'));
    expect(store.calls).toContain('touch /it');
  });
});

describe('isFileList', () => {
  it('is true for rows that are one file', () => {
    const node = (make: NodeMaker) => make('/it', 'it') as ListNode;
    expect(isFileList(node(PLANS))).toBe(true);
    expect(isFileList(node(listOf(leaf('text'))))).toBe(false);
    expect(isFileList(node(list({ file: leaf('file') })))).toBe(false);
    const inner = list({ file: leaf('file') });
    expect(isFileList(node(listOf(inner)))).toBe(false);
  });
});
