import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { completionsOf, hoverOf } from '../../../playground/editor/jsonHelp.ts';

const META = {
  properties: {
    type: { description: 'Kind of value', enum: ['string', 'object'] },
    title: { type: 'string' },
  },
};
const HELP = { metas: { 'a.json': META }, meta: () => 'a.json' };

/** Returns the completions at `|`. */
function completionsAt(marked: string, explicit = false) {
  const state = EditorState.create({ doc: marked.replace('|', '') });
  return completionsOf(HELP)(new CompletionContext(state, marked.indexOf('|'), explicit));
}

/** Applies the completion with a label, and returns the text with `|` at the cursor. */
function applied(marked: string, label: string): string {
  const result = completionsAt(marked);
  let state = EditorState.create({ doc: marked.replace('|', '') });
  const option = result?.options.find((each) => (each.displayLabel ?? each.label) === label);
  if (typeof option?.apply !== 'function' || !result) throw new TypeError(`Cannot apply ${label}`);
  const view = {
    dispatch: (change: Parameters<EditorState['update']>[0]) => {
      state = state.update(change ?? {}).state;
    },
  } as unknown as EditorView;
  option.apply(view, option, result.from, result.to ?? result.from);
  const { anchor } = state.selection.main;
  return `${state.doc.sliceString(0, anchor)}|${state.doc.sliceString(anchor)}`;
}

describe('completionsOf', () => {
  it('writes a key with the beginning of its value', () => {
    expect(applied('{"ti|"}', 'title')).toBe('{"title": "|"}');
    expect(applied('{"ty|": 1}', 'type')).toBe('{"type"|: 1}');
  });

  it('offers the values of a key', () => {
    expect(completionsAt('{"type": "s|"}')?.options.map(({ label }) => label)).toEqual([
      '"string"',
      '"object"',
    ]);
  });

  it('offers nothing unasked before a word, and nothing in an unknown place', () => {
    expect(completionsAt('{ | }')).toBeNull();
    expect(completionsAt('{ | }', true)?.options).toHaveLength(2);
    expect(completionsAt('{"title": {"x|"}}')).toBeNull();
  });
});

describe('hoverOf', () => {
  it('explains the key under the pointer', () => {
    const state = EditorState.create({ doc: '{"type": "string"}' });
    const view = { state } as EditorView;
    expect(hoverOf(HELP)(view, 3)).toMatchObject({ pos: 1, end: 7 });
    expect(hoverOf(HELP)(view, 0)).toBeNull();
  });
});
