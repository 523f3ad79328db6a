import type { Widget } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import type { FieldError, FormStore, Language, Texts } from '#engine';
import { AnnouncerIfNone } from '../form-context/Announcer.tsx';
import { prepareLater, watchPresses } from '../form-context/checkLater.ts';
import { type FormPart, FormPartContext } from '../form-context/FormPart.ts';
import { HeadingLevelContext } from '../form-context/HeadingLevel.ts';
import type { DrawNode } from '../form-context/NodeProps.ts';
import { createRegistry } from '../form-context/registry.ts';
import type { WidgetTraits } from '../form-context/WidgetTraits.ts';
import { wordsIn } from '../i18n/formWords.ts';
import { LAZY_PARTS } from './lazy/lazyParts.ts';
import { loadLazyCodeSoon } from './lazy/loadLazyCode.ts';
import { GroupBody, NodeViews } from './nodes/NodeView.tsx';
import { renderDirectly } from './nodes/renderDirectly.tsx';
import { FIELDS, TEMPLATES } from './theme.ts';
import { WIDGETS } from './widgets.generated.ts';

export interface FormFieldsProps {
  readonly store: FormStore;
  /** Texts of the form in the language shown. */
  readonly texts: Texts;
  readonly language: Language;
  /**
   * Returns the texts of the form in another language, for searches. Pass the same function on
   * every render.
   */
  readonly textsIn?: (language: Language) => Promise<Texts>;
  /**
   * Returns the text of a field error, from the catalogue. Pass the same function on every render
   * in one language.
   */
  readonly messageText: (error: FieldError) => string;
  /** Pointers of the root fields to show, in order: `StepPlan.fields` or `Plan.workflowFields`. */
  readonly pointers: readonly string[];
  /** Level of the headings of sections; 2 under the step's h1. */
  readonly headingLevel?: 2 | 3;
  /** Whether the answers are read-only. */
  readonly readOnly?: boolean;
  /**
   * Renders a node. `renderDirectly` and `renderBySchema` render the same output. Pass the same
   * function on every render.
   */
  readonly draw?: DrawNode;
  /**
   * The page's own RJSF widgets, by the names that its forms use. They extend the theme's widgets.
   * Pass the same object on every render.
   */
  readonly widgets?: Readonly<Record<string, Widget>>;
}

/**
 * Renders the fields of one step from the values of the store. Renders no `<form>`, so the caller
 * handles the Enter key. Server and browser render the same output.
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
    draw = renderDirectly,
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
      GroupBody,
      lazy: LAZY_PARTS,
      ...theme,
    }),
    [store, texts, language, textsIn, messageText, readOnly, draw, theme],
  );
  const items = useMemo(
    () => pointers.map((pointer) => ({ pointer, node: store.node(pointer) })),
    [store, pointers],
  );
  useEffect(() => prepareLater(store), [store]);
  useEffect(watchPresses, []);
  useEffect(loadLazyCodeSoon, []);
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

/** Returns the project's theme, extended by the page's own widgets. */
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
