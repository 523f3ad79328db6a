// @vitest-environment jsdom

import { EditorView } from '@codemirror/view';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { JsonEditor } from '../../../playground/editor/JsonEditor.tsx';

beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(cleanup);

const HELP = { metas: {}, meta: () => 'a.json' };
const NO_FINDINGS: never[] = [];

it('JsonEditor: reports typed text, and keeps the cursor when it is shown again', () => {
  const memory = new Map();
  const onText = vi.fn();
  const props = { help: HELP, label: 'schema.json', onText, memory, findings: NO_FINDINGS };
  const show = (text: string) =>
    render(<JsonEditor {...props} text={text} goal={undefined} />).container.firstElementChild;
  const viewIn = (host: Element | null) => {
    const content = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
    const view = content && EditorView.findFromDOM(content);
    if (!view) throw new TypeError('Cannot find the editor');
    return view;
  };
  const view = viewIn(show('{}'));
  act(() => view.dispatch({ changes: { from: 1, insert: '"a": 1' }, selection: { anchor: 4 } }));
  expect(onText).toHaveBeenLastCalledWith('{"a": 1}');
  cleanup();
  expect(viewIn(show('{"a": 1}')).state.selection.main.anchor).toBe(4);
  cleanup();
  expect(viewIn(show('{"other": 1}')).state.doc.toString()).toBe('{"other": 1}');
});
