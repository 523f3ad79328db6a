import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { EDITOR_THEME } from './editorTheme.ts';
import { completionsOf, hoverOf, type JsonHelp } from './jsonHelp.ts';

/** The settings of one editor. */
export interface EditorSettings {
  readonly help: JsonHelp;
  /** Name of the editor for assistive technology. */
  readonly label: string;
  readonly onText: (text: string) => void;
}

/**
 * Returns the extensions of an editor of JSON. Tab indents. After Escape, Tab leaves the editor until
 * the next character is typed.
 */
export function editorExtensions({ help, label, onText }: EditorSettings): Extension {
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    json(),
    lintGutter(),
    // Before the completions, whose own Escape ends at closing their list, also one still being searched.
    Prec.highest(keymap.of([{ key: 'Escape', run: leaveByTab }])),
    autocompletion({ override: [completionsOf(help)] }),
    hoverTooltip(hoverOf(help)),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onText(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({ keydown: indentAgain }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      ...lintKeymap,
      indentWithTab,
    ]),
    EDITOR_THEME,
  ];
}

function leaveByTab(view: EditorView): boolean {
  view.setTabFocusMode(true);
  return false;
}

function indentAgain({ key }: KeyboardEvent, view: EditorView): boolean {
  if (key.length === 1 || key === 'Enter') view.setTabFocusMode(false);
  return false;
}
