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
import { useFormPart } from '../../form-context/FormPart.ts';
import { focusTarget } from '../../form-context/focusField.ts';
import { drawCardButton } from '../../templates/recordButtons.tsx';
import { itemTitle } from './jsonWords.ts';
import { jsonWordsOf, PartGroup, PartTemplate } from './PartTemplate.tsx';

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

/** Returns the name of an item for its buttons. The title above the item's answers is the same. */
function itemName({ children, index, registry }: ArrayFieldItemTemplateProps): string {
  const { schema, title } = isValidElement<FieldProps>(children) ? children.props : {};
  return schema?.title ?? itemTitle(jsonWordsOf(registry), title, index) ?? String(index + 1);
}

interface AddButtonProps {
  readonly name: string;
  readonly onPress: () => void;
}

/** Renders a button that adds a part above the button, and moves the focus to that part. */
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
    // Selects the default name, so that typing replaces it.
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

/** Renders the selector of the alternatives, then the parts of the selected alternative. */
function AlternativesTemplate(props: MultiSchemaFieldTemplateProps) {
  const { selector, optionSchemaField, registry } = props;
  const id: unknown = isValidElement<{ readonly id?: unknown }>(selector) ? selector.props.id : '';
  return (
    <div className="json-either">
      {selector && (
        <div className="field">
          <div className="field-label">
            <label htmlFor={typeof id === 'string' ? id : undefined}>
              {jsonWordsOf(registry).which}
            </label>
          </div>
          {selector}
        </div>
      )}
      {optionSchemaField}
    </div>
  );
}

/** Renders a button that opens the next level of a recursive part. */
function RecursiveTemplate({ name, registry, onExpand, fieldPathId }: CyclicSchemaExpandProps) {
  return (
    <button type="button" className="button" onClick={() => onExpand(fieldPathId.$id)}>
      {jsonWordsOf(registry).expand} <span>{name}</span>
    </button>
  );
}

/** The project's templates, by the names that RJSF uses. */
export const JSON_TEMPLATES = {
  FieldTemplate: PartTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: AlternativesTemplate,
  CyclicSchemaExpandTemplate: RecursiveTemplate,
};
