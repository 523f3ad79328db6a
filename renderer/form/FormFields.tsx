import type { Widget } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import type { FieldError, FormStore, Language, Texts } from '#engine';
import { AnnouncerIfNone } from './Announcer.tsx';
import { prepareLater, watchPresses } from './checkLater.ts';
import { drawDirectly } from './drawDirectly.tsx';
import { keepDrawn } from './drawnStore.ts';
import { type FormPart, FormPartContext, HeadingLevelContext } from './FormPart.ts';
import { loadLateCodeSoon } from './loadLateCode.ts';
import type { DrawNode } from './NodeProps.ts';
import { NodeViews } from './NodeView.tsx';
import { createRegistry } from './registry.ts';
import { FIELDS, TEMPLATES, WIDGETS } from './theme.ts';
import type { WidgetTraits } from './WidgetTraits.ts';
import { wordsIn } from './words.ts';

export interface FormFieldsProps {
  readonly store: FormStore;
  /** Texts of the form in the language shown. */
  readonly texts: Texts;
  readonly language: Language;
  /** Texts of the form in another language, for searches. Keep it the same function. */
  readonly textsIn?: (language: Language) => Promise<Texts>;
  /** Words of a field error, from the catalogue. Keep it the same function while the language stays. */
  readonly messageText: (error: FieldError) => string;
  /** Pointers of the root fields to show, in order: `StepPlan.fields` or `Plan.workflowFields`. */
  readonly pointers: readonly string[];
  /** Level of the headings of sections; 2 under the step's h1. */
  readonly headingLevel?: 2 | 3;
  /** Shows the answers without letting them be changed. */
  readonly readOnly?: boolean;
  /** How a node is drawn; both ways draw the same (`drawDirectly`). The same function always. */
  readonly draw?: DrawNode;
  /**
   * Widgets of the page's own by the names that its forms use, beside those of the theme: any widget of
   * RJSF. Keep it the same object.
   */
  readonly widgets?: Readonly<Record<string, Widget>>;
}

/**
 * The fields of one step. Brings no `<form>`: whoever shows the step owns what Enter does. Renders
 * the same on the server and in the browser, without effects, from what the store holds.
 */
export function FormFields(props: FormFieldsProps) {
  const {
    store,
    texts,
    language,
    textsIn,
    messageText,
    pointers,
    headingLevel = 2,
    readOnly = false,
    draw = drawDirectly,
    widgets: own,
  } = props;
  const theme = useMemo(() => (own ? themeWith(own) : THEME), [own]);
  const part = useMemo<FormPart>(
    () => ({
      store,
      texts,
      language,
      textsIn,
      messageText,
      word: wordsIn(language),
      isReadOnly: readOnly,
      draw,
      ...theme,
    }),
    [store, texts, language, textsIn, messageText, readOnly, draw, theme],
  );
  const items = useMemo(
    () => pointers.map((pointer) => ({ pointer, node: store.node(pointer) })),
    [store, pointers],
  );
  useEffect(() => keepDrawn(store), [store]);
  useEffect(() => prepareLater(store), [store]);
  useEffect(watchPresses, []);
  useEffect(loadLateCodeSoon, []);
  return (
    <FormPartContext value={part}>
      <HeadingLevelContext value={headingLevel}>
        <AnnouncerIfNone>
          <NodeViews items={items} />
        </AnnouncerIfNone>
      </HeadingLevelContext>
    </FormPartContext>
  );
}

/** The house's theme, with widgets of the page's own. */
function themeWith(own: NonNullable<FormFieldsProps['widgets']>) {
  const traits = Object.entries(own).map(([name, component]): [string, WidgetTraits] => [
    name,
    { component, frame: 'label' },
  ]);
  const widgets = { ...WIDGETS, ...Object.fromEntries(traits) };
  const named = Object.entries(widgets).map(([name, { component }]) => [name, component]);
  const registry = createRegistry({
    widgets: Object.fromEntries(named),
    fields: FIELDS,
    templates: TEMPLATES,
  });
  return { widgets, registry };
}

const THEME = themeWith({});
