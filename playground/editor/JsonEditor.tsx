import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { Finding } from '../../server/forms/check/Finding.ts';
import { type EditorSettings, editorExtensions } from './editorExtensions.ts';
import { findingMarks } from './findingMarks.ts';
import { offsetAt } from './offsetAt.ts';

/** A position to show; another object shows it again. */
export interface Goal {
  readonly line: number;
  readonly column: number;
}

interface JsonEditorProps extends EditorSettings {
  /** The text at the start. Another folder needs another editor. */
  readonly text: string;
  /** Findings about this file. */
  readonly findings: readonly Finding[];
  readonly goal: Goal | undefined;
  /** The last states of all editors by their label, which keep the cursor and the history of undo. */
  readonly memory: Map<string, EditorState>;
}

/**
 * Renders an editor of one JSON file. It is in a shadow root, because there CodeMirror adds its
 * styles as a constructed sheet. In the document it would add a style element, which the page's
 * policy forbids.
 */
export function JsonEditor({ text, findings, goal, memory, ...settings }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const first = useRef({ text, settings });

  useEffect(() => {
    if (!host.current) return undefined;
    const { label } = first.current.settings;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const made = new EditorView({
      state: stateOf(memory.get(label), first.current.text, first.current.settings),
      parent: root,
      root,
    });
    view.current = made;
    return () => {
      memory.set(label, made.state);
      made.destroy();
    };
  }, [memory]);

  useEffect(() => {
    const state = view.current?.state;
    if (state) view.current?.dispatch(setDiagnostics(state, findingMarks(state.doc, findings)));
  }, [findings]);

  useEffect(() => {
    const doc = view.current?.state.doc;
    if (!goal || !doc) return;
    const anchor = offsetAt(doc, goal.line, goal.column);
    view.current?.dispatch({
      selection: { anchor },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    view.current?.focus();
  }, [goal]);

  return <div className="editor" ref={host} />;
}

function stateOf(
  known: EditorState | undefined,
  text: string,
  settings: EditorSettings,
): EditorState {
  const selection = known?.doc.toString() === text ? known.selection : undefined;
  if (known && selection) return known;
  return EditorState.create({ doc: text, extensions: editorExtensions(settings) });
}
