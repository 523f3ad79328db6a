// biome-ignore lint/correctness/noUnresolvedImports: of React's types the linter finds functions only
import { memo, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { childPointer, type GroupNode, type ListNode, type Texts } from '#engine';
import { SectionHeading } from '../templates/SectionHeading.tsx';
import { withAdvice } from './advice.ts';
import { arrange, isListed, type Placed, type Row, type Slot, uiOptions } from './arrange.ts';
import { leaveField } from './checkLater.ts';
import { ExtraFieldsContext } from './ExtraFields.ts';
import { FilesView, isFileList } from './FilesView.tsx';
import {
  deeper,
  type FormPart,
  HeadingLevelContext,
  PointerContext,
  useFormPart,
} from './FormPart.ts';
import { fieldId } from './fieldId.ts';
import { LateListView } from './LateList.tsx';
import { LateLotInWords } from './LateWidget.tsx';
import { kindFromOf, LeafOfKindView } from './LeafOfKindView.tsx';
import { LeafView } from './LeafView.tsx';
import { widgetTraits } from './leafUi.ts';
import { SectionNode } from './SectionNode.tsx';
import { useIsWaking } from './useIsWaking.ts';
import { useGroupState, useVisible } from './useStore.ts';

/**
 * Any node of the plan at its pointer: an answer, a group or a record list. A function and no
 * component: a step of two hundred answers has two hundred components fewer.
 *
 * @param isAlone whether nothing stands beside it under the heading over it
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
  /** Nothing stands beside it under the heading over it. */
  readonly isAlone: boolean;
}

const RecordsView = memo(function RecordsView({ node, ...props }: RecordsViewProps) {
  const body = useMemo(
    () => (record: string) => (
      <>
        <GroupBody pointer={record} node={node.item} />
        {node.item.ui['ui:field'] === 'lot' && <LateLotInWords pointer={record} node={node.item} />}
      </>
    ),
    [node],
  );
  return (
    <LateListView id={fieldId(props.pointer)} {...props} node={node}>
      {body}
    </LateListView>
  );
});

/** The fields of a group (a section, an address, a record), visible ones only. */
export function GroupBody({ pointer, node }: GroupViewProps) {
  const items = useMemo(
    () => node.children.map((child) => ({ pointer: childPointer(pointer, child), node: child })),
    [pointer, node],
  );
  return <NodeViews items={items} />;
}

/**
 * The visible ones of some nodes, laid out in sections and rows. Where a page was drawn beforehand, each
 * line of it wakes by itself, the one in use before the others: an old phone needs half a second for two
 * hundred answers.
 */
export function NodeViews({ items }: { readonly items: readonly Placed[] }) {
  const isWaking = useIsWaking();
  const { store, texts, widgets } = useFormPart();
  const pointers = useMemo(() => items.map(({ pointer }) => pointer), [items]);
  const visible = useVisible(store, pointers);
  const blocks = useMemo(
    () => arrange(items, (item) => visible.includes(item.pointer) && isDrawn(item)),
    [items, visible],
  );
  // The first line wakes with what is around it: whoever begins waits for one taking over, not for two.
  const [first] = useState(() => blocks[0]?.rows[0]?.[0]?.pointer);
  const drawLine = (row: Row, isAlone: boolean) => {
    const drawn = drawRow(row, widgets, isAlone);
    const key = row[0]?.pointer;
    return isWaking && key !== first ? <Suspense key={key}>{drawn}</Suspense> : drawn;
  };
  return blocks.map(({ section, rows }, index) => (
    <Section key={blockKey(blocks, index)} name={section} texts={texts}>
      {rows.map((row) => drawLine(row, rows.length === 1 && (!!section || blocks.length === 1)))}
    </Section>
  ));
}

/** `ui:widget: hidden` keeps an answer that nobody sees (computed, or taken over). */
const isDrawn = ({ node }: Placed) => node.ui['ui:widget'] !== 'hidden';

interface GroupViewProps {
  readonly pointer: string;
  readonly node: GroupNode;
}

/** A group: through the field that `ui:field` names, or else as a section with a heading. */
const GroupView = memo(function GroupView({ pointer, node }: GroupViewProps) {
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
 * One line. An answer with a frame of its own, which never has another beside it, is the row itself: two
 * hundred elements fewer on a page of two hundred. What may be paired has a `div` also while it stands
 * alone, so that a second one beside it does not remount the first.
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
 * A choice with the fields of its options. It keeps its provider while it has none, so that an extra field
 * that comes does not mount the choice anew and take its focus away.
 */
function ChoiceSlot({ slot }: { readonly slot: Slot }) {
  const drawn = useMemo(() => drawExtras(slot.extras), [slot.extras]);
  return <ExtraFieldsContext value={drawn}>{drawNode(slot)}</ExtraFieldsContext>;
}

function drawExtras(extras: Slot['extras']): Readonly<Record<string, ReactNode>> {
  const drawn = Object.entries(extras).map(([option, items]) => [
    option,
    // Their own choices must not find these again.
    <ExtraFieldsContext key={option} value={NO_EXTRAS_DRAWN}>
      {items.map((item) => drawNode(item))}
    </ExtraFieldsContext>,
  ]);
  return Object.fromEntries(drawn);
}

const NO_EXTRAS_DRAWN: Readonly<Record<string, ReactNode>> = {};

/** A block keeps its key while others come and go: its section's name and how often that came before. */
function blockKey(blocks: readonly { readonly section: string | undefined }[], index: number) {
  const name = blocks[index]?.section;
  return `${name ?? ''}#${blocks.slice(0, index).filter((block) => block.section === name).length}`;
}
