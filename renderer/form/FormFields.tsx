import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import type { FieldError, FormStore, Language, Texts } from '#engine';
import { AnnouncerIfNone } from './Announcer.tsx';
import { watchPresses } from './checkLater.ts';
import { DirectNode } from './DirectNode.tsx';
import { type FormPart, FormPartContext, HeadingLevelContext } from './FormPart.ts';
import { loadLateWidgetsSoon } from './LateWidget.tsx';
import type { NodeProps } from './NodeProps.ts';
import { NodeViews } from './NodeView.tsx';
import { createRegistry } from './registry.ts';
import { FIELDS, TEMPLATES, WIDGETS } from './theme.ts';
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
  /** How a node is drawn; both ways draw the same (`DirectNode`). */
  readonly node?: ComponentType<NodeProps>;
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
    node: Node = DirectNode,
  } = props;
  const isShown = useRef(false);
  const part = useMemo<FormPart>(
    () => ({
      store,
      texts,
      language,
      textsIn,
      messageText,
      word: wordsIn(language),
      isShown,
      isReadOnly: readOnly,
      registry: REGISTRY,
      Node,
      widgets: WIDGETS,
    }),
    [store, texts, language, textsIn, messageText, readOnly, Node],
  );
  const items = useMemo(
    () => pointers.map((pointer) => ({ pointer, node: store.node(pointer) })),
    [store, pointers],
  );
  useEffect(() => {
    isShown.current = true;
  }, []);
  useEffect(watchPresses, []);
  useEffect(loadLateWidgetsSoon, []);
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

const REGISTRY = createRegistry({
  widgets: Object.fromEntries(
    Object.entries(WIDGETS).map(([name, { component }]) => [name, component]),
  ),
  fields: FIELDS,
  templates: TEMPLATES,
});
