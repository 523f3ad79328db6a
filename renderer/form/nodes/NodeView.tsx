import { memo, type ReactNode, useContext, useMemo } from 'react';
import { childPointer, type ListNode, type Texts } from '#engine';
import { withAdvice } from '../../form-context/advice.ts';
import { leaveField } from '../../form-context/checkLater.ts';
import { ExtraFieldsContext } from '../../form-context/ExtraFields.ts';
import { type FormPart, PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { fieldId } from '../../form-context/fieldId.ts';
import { deeper, HeadingLevelContext } from '../../form-context/HeadingLevel.ts';
import type { GroupProps } from '../../form-context/NodeProps.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { useGroupState, useVisible } from '../../form-context/useStore.ts';
import { SectionHeading } from '../../templates/SectionHeading.tsx';
import { arrange, isListed, type Placed, type Row, type Slot } from './arrange.ts';
import { FilesView, isFileList } from './FilesView.tsx';
import { kindFromOf, LeafOfKindView } from './LeafOfKindView.tsx';
import { LeafView } from './LeafView.tsx';
import { widgetTraits } from './leafUi.ts';
import { SectionNode } from './SectionNode.tsx';

/**
 * Renders any node of the plan at its pointer: an answer, a group or a record list. It is a
 * function, not a component, so that a step with 200 answers has 200 components fewer.
 *
 * @param isAlone whether the node is the only one under its heading
 */
function drawNode({ pointer, node }: Placed, isAlone = false): ReactNode {
  if (node.kind === 'leaf') {
    const kindFrom = kindFromOf(node);
    if (kindFrom === undefined) return <LeafView key={pointer} pointer={pointer} node={node} />;
    return <LeafOfKindView key={pointer} pointer={pointer} node={node} kindFrom={kindFrom} />;
  }
  if (node.kind === 'group') return <GroupView key={pointer} pointer={pointer} node={node} />;
  if (isFileList(node)) return <FilesView key={pointer} pointer={pointer} node={node} />;
  return <RecordsView key={pointer} {...{ pointer, node, isAlone }} />;
}

interface RecordsViewProps {
  readonly pointer: string;
  readonly node: ListNode;
  /** Whether the list is the only node under its heading. */
  readonly isAlone: boolean;
}

const RecordsView = memo(function RecordsView({ node, ...props }: RecordsViewProps) {
  const { lazy } = useFormPart();
  const { ListView, LotInWords } = lazy;
  const body = useMemo(
    () => (record: string) => (
      <>
        <GroupBody pointer={record} node={node.item} />
        {node.item.ui['ui:field'] === 'lot' && <LotInWords pointer={record} node={node.item} />}
      </>
    ),
    [node, LotInWords],
  );
  return (
    <ListView id={fieldId(props.pointer)} {...props} node={node}>
      {body}
    </ListView>
  );
});

/** Renders the visible fields of a group: a section, an address or a record. */
export function GroupBody({ pointer, node }: GroupProps) {
  const items = useMemo(
    () => node.children.map((child) => ({ pointer: childPointer(pointer, child), node: child })),
    [pointer, node],
  );
  return <NodeViews items={items} />;
}

/** Renders the visible nodes, laid out in sections and rows. */
export function NodeViews({ items }: { readonly items: readonly Placed[] }) {
  const { store, texts, widgets } = useFormPart();
  const pointers = useMemo(() => items.map(({ pointer }) => pointer), [items]);
  const visible = useVisible(store, pointers);
  const blocks = useMemo(
    () => arrange(items, (item) => visible.includes(item.pointer) && isDrawn(item)),
    [items, visible],
  );
  return blocks.map(({ section, rows }, index) => (
    <Section key={blockKey(blocks, index)} name={section} texts={texts}>
      {rows.map((row) =>
        drawRow(row, widgets, rows.length === 1 && (!!section || blocks.length === 1)),
      )}
    </Section>
  ));
}

/**
 * Checks whether a node is rendered. `ui:widget: hidden` hides an answer, for example a computed
 * one.
 */
const isDrawn = ({ node }: Placed) => node.ui['ui:widget'] !== 'hidden';

/** Renders a group with the field that `ui:field` names, otherwise as a section with a heading. */
const GroupView = memo(function GroupView({ pointer, node }: GroupProps) {
  const { store, texts, registry, messageText, isReadOnly, draw } = useFormPart();
  const { required, error, advice } = useGroupState(store, pointer);
  const label = texts[`${node.textKey}.label`] ?? '';
  const help = texts[`${node.textKey}.help`];
  const field = node.ui['ui:field'];
  const isField = typeof field === 'string' && field in registry.fields;
  const uiSchema = useMemo(
    () => ({
      ...(isField ? { 'ui:field': field } : {}),
      'ui:title': label,
      ...(help === undefined ? {} : { 'ui:help': help }),
      'ui:options': { ...uiOptions(node), frame: 'none' },
    }),
    [node, field, isField, label, help],
  );
  const advised = withAdvice(uiSchema, advice && messageText(advice));
  const onBlur = useMemo(() => () => leaveField(store, pointer), [store, pointer]);
  const schema = useMemo(() => ({ type: 'object' as const }), []);
  if (!isField) {
    return (
      <SectionNode
        pointer={pointer}
        name={node.key}
        title={label}
        help={help}
        schema={schema}
        required={required}
        registry={registry}
      >
        <GroupBody pointer={pointer} node={node} />
      </SectionNode>
    );
  }
  return (
    <PointerContext value={pointer}>
      {draw({
        pointer,
        name: node.key,
        schema,
        uiSchema: advised,
        registry,
        error: error && messageText(error),
        required: required && !isReadOnly,
        readOnly: isReadOnly,
        onChange: ignore,
        onBlur,
      })}
    </PointerContext>
  );
});

const ignore = () => undefined;

interface SectionProps {
  readonly name: string | undefined;
  readonly texts: Texts;
  readonly children: ReactNode;
}

function Section({ name, texts, children }: SectionProps) {
  const level = useContext(HeadingLevelContext);
  if (name === undefined) return children;
  return (
    <div className="section">
      <SectionHeading level={level}>{texts[`$sections.${name}.title`] ?? name}</SectionHeading>
      <HeadingLevelContext value={deeper(level)}>{children}</HeadingLevelContext>
    </div>
  );
}

/**
 * Renders one row. An answer that has its own frame and no neighbour needs no `div`. That saves 200
 * elements on a page with 200 answers. A pairable answer always has a `div`, so that adding the
 * second answer does not remount the first.
 */
function drawRow(row: Row, widgets: FormPart['widgets'], isAlone: boolean): ReactNode {
  const [first] = row;
  if (row.length === 1 && first && isFramed(first, widgets)) return drawSlot(first, isAlone);
  return (
    <div
      key={first?.pointer}
      className={row.length > 1 ? 'field-row field-row-shared' : 'field-row'}
    >
      {row.map((slot) => drawSlot(slot, isAlone && row.length === 1))}
    </div>
  );
}

function isFramed({ node }: Slot, widgets: FormPart['widgets']): boolean {
  if (node.kind !== 'leaf' || uiOptions(node).pairWithNext === true) return false;
  return widgetTraits(node, widgets).traits.frame !== 'none';
}

function drawSlot(slot: Slot, isAlone: boolean): ReactNode {
  if (!isListed(slot.node)) return drawNode(slot, isAlone);
  return <ChoiceSlot key={slot.pointer} slot={slot} />;
}

/**
 * Renders a choice with the fields of its options. The provider is rendered even without such
 * fields. Otherwise a new field would remount the choice, and the choice would lose the focus.
 */
function ChoiceSlot({ slot }: { readonly slot: Slot }) {
  const extras = useMemo(() => drawExtras(slot.extras), [slot.extras]);
  return <ExtraFieldsContext value={extras}>{drawNode(slot)}</ExtraFieldsContext>;
}

function drawExtras(extras: Slot['extras']): Readonly<Record<string, ReactNode>> {
  const rendered = Object.entries(extras).map(([option, items]) => [
    option,
    // Prevents a choice inside these fields from rendering them again.
    <ExtraFieldsContext key={option} value={NO_EXTRAS_DRAWN}>
      {items.map((item) => drawNode(item))}
    </ExtraFieldsContext>,
  ]);
  return Object.fromEntries(rendered);
}

const NO_EXTRAS_DRAWN: Readonly<Record<string, ReactNode>> = {};

/**
 * Returns a stable key for a block: the name of its section and the number of earlier blocks with
 * that name.
 */
function blockKey(blocks: readonly { readonly section: string | undefined }[], index: number) {
  const name = blocks[index]?.section;
  return `${name ?? ''}#${blocks.slice(0, index).filter((block) => block.section === name).length}`;
}
