// @vitest-environment jsdom
import { completionStatus, startCompletion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { editorExtensions } from '../../../playground/editor/editorExtensions.ts';

it('editorExtensions: Tab indents, after Escape it leaves the editor', () => {
  const onText = vi.fn();
  const help = { metas: {}, meta: () => 'a.json' };
  const extensions = editorExtensions({ help, label: 'schema.json', onText });
  const view = new EditorView({ state: EditorState.create({ doc: '{}', extensions }) });
  const press = (key: string, keyCode: number) =>
    fireEvent.keyDown(view.contentDOM, { key, keyCode });
  // A prevented event does not move the focus.
  expect(press('Tab', 9)).toBe(false);
  expect(onText).toHaveBeenCalledWith('  {}');
  press('Escape', 27);
  expect(press('Tab', 9)).toBe(true);
  press('x', 88);
  expect(press('Tab', 9)).toBe(false);
  expect(view.contentDOM.getAttribute('aria-label')).toBe('schema.json');
  view.destroy();
});

it('editorExtensions: one Escape suffices while completions are searched', () => {
  const help = { metas: {}, meta: () => 'a.json' };
  const settings = { help, label: 'schema.json', onText: vi.fn() };
  const extensions = editorExtensions(settings);
  const view = new EditorView({ state: EditorState.create({ doc: '{}', extensions }) });
  startCompletion(view);
  expect(completionStatus(view.state)).toBe('pending');
  fireEvent.keyDown(view.contentDOM, { key: 'Escape', keyCode: 27 });
  expect(completionStatus(view.state)).toBeNull();
  expect(fireEvent.keyDown(view.contentDOM, { key: 'Tab', keyCode: 9 })).toBe(true);
  view.destroy();
});
