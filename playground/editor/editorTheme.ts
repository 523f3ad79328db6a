import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The look of the editors: the portal's tokens, which reach into their shadow roots. */
export const EDITOR_THEME = [
  EditorView.theme({
    '&': {
      height: '100%',
      color: 'var(--ink)',
      backgroundColor: 'var(--paper)',
      fontSize: 'var(--text-s)',
    },
    // The page draws the ring around the editor.
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
    '.cm-content': { caretColor: 'var(--ink)' },
    '.cm-cursor': { borderLeftColor: 'var(--ink)' },
    '.cm-gutters': {
      backgroundColor: 'var(--ground)',
      color: 'var(--quiet)',
      borderRight: 'var(--hair) solid var(--line)',
    },
    '.cm-activeLine': { backgroundColor: 'transparent' },
    '.cm-activeLineGutter': { backgroundColor: 'var(--accent-soft)', color: 'var(--ink)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
      { backgroundColor: 'var(--accent-soft)' },
    '.cm-tooltip': {
      maxWidth: 'min(32rem, 90vw)',
      color: 'var(--ink)',
      backgroundColor: 'var(--paper)',
      border: 'var(--hair) solid var(--control)',
      borderRadius: 'var(--radius)',
      fontSize: 'var(--text-s)',
    },
    '.cm-explanation, .cm-completionInfo': { padding: 'var(--space-2) var(--space-3)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      backgroundColor: 'var(--accent)',
      color: 'var(--on-accent)',
      forcedColorAdjust: 'none',
    },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--error)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  }),
  syntaxHighlighting(
    HighlightStyle.define([
      { tag: tags.propertyName, color: 'var(--accent-strong)' },
      { tag: tags.string, color: 'var(--ink)' },
      { tag: [tags.number, tags.bool, tags.null], color: 'var(--warning)' },
    ]),
  ),
];
