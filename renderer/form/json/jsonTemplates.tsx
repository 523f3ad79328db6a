import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  CyclicSchemaExpandProps,
  FieldProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { canExpand } from '@rjsf/utils';
import { isValidElement, useLayoutEffect, useRef } from 'react';
import { drawCardButton } from '../../templates/recordButtons.tsx';
import { useFormPart } from '../FormPart.ts';
import { focusTarget } from '../focusField.ts';
import { itemTitle } from './jsonWords.ts';
import { PartGroup, PartTemplate, wordsOf } from './PartTemplate.tsx';

function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, uiSchema = {} } = props;
  const isFixed = props.disabled === true || props.readonly === true;
  const parts = properties.filter(({ hidden }) => !hidden).map(({ content }) => content);
  const canAdd = !isFixed && canExpand(schema, uiSchema, props.formData);
  const isUnion = parts.length === 0 && !canAdd && (schema.oneOf ?? schema.anyOf) !== undefined;
  if (isUnion) return null;
  return (
    <PartGroup
      id={fieldPathId.$id}
      title={title}
      help={typeof description === 'string' ? description : undefined}
      required={props.required}
      isRoot={fieldPathId.path.length === 0 || title === ''}
    >
      {parts}
      {canAdd && <AddButton name={title} onPress={props.onAddProperty} />}
    </PartGroup>
  );
}

function ListTemplate(props: ArrayFieldTemplateProps) {
  const { title, items, fieldPathId, schema, canAdd } = props;
  const isFixed = props.disabled === true || props.readonly === true;
  return (
    <PartGroup
      id={fieldPathId.$id}
      title={title}
      help={schema.description}
      required={props.required}
      isRoot={fieldPathId.path.length === 0}
    >
      {items}
      {canAdd && !isFixed && <AddButton name={title} onPress={() => props.onAddClick()} />}
    </PartGroup>
  );
}

function ItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps: buttons, index } = props;
  const { word } = useFormPart();
  const name = itemName(props);
  const isFixed = buttons.disabled === true || buttons.readonly === true;
  return (
    <div className="json-item">
      {children}
      {!isFixed && (
        <div className="json-buttons">
          {buttons.hasMoveUp &&
            index > 0 &&
            drawCardButton(word('record.up'), name, () => buttons.onMoveUpItem())}
          {buttons.hasMoveDown &&
            drawCardButton(word('record.down'), name, () => buttons.onMoveDownItem())}
          {buttons.hasCopy && drawCardButton(word('record.copy'), name, () => buttons.onCopyItem())}
          {buttons.hasRemove &&
            drawCardButton(word('record.remove'), name, () => buttons.onRemoveItem())}
        </div>
      )}
    </div>
  );
}

/** What an item is called beside its buttons: as over its answers. */
function itemName({ children, index, registry }: ArrayFieldItemTemplateProps): string {
  const { schema, title } = isValidElement<FieldProps>(children) ? children.props : {};
  return schema?.title ?? itemTitle(wordsOf(registry), title, index) ?? String(index + 1);
}

interface AddButtonProps {
  readonly name: string;
  readonly onPress: () => void;
}

/** Adds a part above itself, and moves the focus there. */
function AddButton({ name, onPress }: AddButtonProps) {
  const { word } = useFormPart();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    const added = button.current?.previousElementSibling;
    if (!isPressed.current || !(added instanceof HTMLElement)) return;
    isPressed.current = false;
    const target = focusTarget(added);
    target.focus();
    // The name that it has until it is given one is typed over.
    if (target instanceof HTMLInputElement) target.select();
  });
  const press = () => {
    isPressed.current = true;
    onPress();
  };
  return (
    <button type="button" className="button" ref={button} onClick={press}>
      {word('record.add')} <span className="visually-hidden">{name}</span>
    </button>
  );
}

/** Alternatives: which applies, then its parts. */
function AlternativesTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField, registry } = props;
  const id: unknown = isValidElement<{ readonly id?: unknown }>(selector) ? selector.props.id : '';
  return (
    <div className="json-either">
      {selector && (
        <div className="field">
          <div className="field-label">
            <label htmlFor={typeof id === 'string' ? id : undefined}>
              {wordsOf(registry).which}
            </label>
          </div>
          {selector}
        </div>
      )}
      {optionSchemaField}
    </div>
  );
}

/** A part that holds its like, drawn one level at a time. */
function AgainTemplate({ name, registry, onExpand, fieldPathId }: CyclicSchemaExpandProps) {
  return (
    <button type="button" className="button" onClick={() => onExpand(fieldPathId.$id)}>
      {wordsOf(registry).expand} <span>{name}</span>
    </button>
  );
}

/** The house's templates by the names that RJSF knows. */
export const JSON_TEMPLATES = {
  FieldTemplate: PartTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: AlternativesTemplate,
  CyclicSchemaExpandTemplate: AgainTemplate,
};
