import type { ErrorSchema, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import { createSchemaUtils } from '@rjsf/utils';
import { type FocusEvent, useCallback, useContext, useMemo } from 'react';
import { ExtraFieldsContext } from '../../form-context/ExtraFields.ts';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { useShownError } from '../../form-context/useStore.ts';
import { changedAt, given, type Path, withoutPlaces } from './changedAt.ts';
import { jsonRegistry } from './jsonRegistry.ts';
import { VALIDATOR } from './jsonValidator.ts';
import { jsonWordsIn } from './jsonWords.ts';
import { PartField } from './PartField.tsx';
import { withoutDefaults } from './withoutDefaults.ts';
import './json.css';

/**
 * Renders an answer of any shape with RJSF's SchemaField and the project's widgets and templates.
 * The template of the leaf renders the frame (label, help, error), as for any widget.
 */
export function JsonTree(field: WidgetProps) {
  const { schema, value, disabled = false, readonly = false, onChange, onBlur } = field;
  // The frame already uses the id of the answer.
  const id = `${field.id}-any`;
  const { language, registry: page } = useFormPart();
  const root = useMemo(() => untitled(schema), [schema]);
  const utils = useMemo(() => createSchemaUtils(VALIDATOR, root, CHOSEN_BY_HAND), [root]);
  // Contains an empty value for each part, as in RJSF's form. The stored answer has no empty
  // values. The store already holds the defaults, so a default that is not held is not shown.
  const formData = useMemo(() => {
    const plain = withoutDefaults(root);
    const places = createSchemaUtils(VALIDATOR, plain, CHOSEN_BY_HAND);
    return places.getDefaultFormState(plain, value);
  }, [root, value]);
  const registry = useMemo(
    () => jsonRegistry({ id, root, utils, own: page.widgets, words: jsonWordsIn(language) }),
    [id, root, utils, page, language],
  );
  const uiSchema = useMemo(() => ownUi(field.uiSchema), [field.uiSchema]);
  const path = useMemo(() => ({ $id: id, path: [] }), [id]);
  const errors = useInnerErrors(field.rawErrors);
  const change = useCallback(
    (part: unknown, at: Path) => {
      onChange(withoutPlaces(changedAt(formData, at, given(part))));
    },
    [formData, onChange],
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur(field.id, value);
  };
  return (
    <ExtraFieldsContext value={NO_EXTRAS}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus of the whole answer */}
      <div className="json" onBlur={leave}>
        <PartField
          name={field.label}
          schema={root}
          uiSchema={uiSchema}
          fieldPathId={path}
          formData={formData}
          {...(errors ? { errorSchema: errors } : {})}
          required={field.required ?? false}
          disabled={disabled}
          readonly={readonly}
          registry={registry}
          onChange={change}
          onBlur={ignore}
          onFocus={ignore}
        />
      </div>
    </ExtraFieldsContext>
  );
}

const ignore = () => undefined;
const NO_EXTRAS = {};
/**
 * Without this setting, the first of several options would look chosen before the applicant
 * chooses.
 */
const CHOSEN_BY_HAND = { constAsDefaults: 'skipOneOf' } as const;

/** Returns the schema without title and description, which the frame shows. */
function untitled({ title: _title, description: _description, ...schema }: RJSFSchema): RJSFSchema {
  return schema;
}

/** Returns the author's UI schema for the parts, without the options of the frame. */
function ownUi(uiSchema: UiSchema = {}): UiSchema {
  const entries = Object.entries(uiSchema).filter(([key]) => !FRAME.includes(key));
  const { title: _title, help: _help, widget: _widget, ...options } = uiSchema['ui:options'] ?? {};
  return { ...Object.fromEntries(entries), 'ui:options': options };
}

const FRAME = [
  'ui:widget',
  'ui:title',
  'ui:help',
  'ui:description',
  'ui:classNames',
  'ui:field',
  'ui:fieldReplacesAnyOrOneOf',
];

/**
 * Returns the answer's error as an RJSF error of the part that is wrong. The engine reports the
 * part and the reason.
 */
function useInnerErrors(rawErrors: readonly string[] | undefined): ErrorSchema | undefined {
  const { store, messageText } = useFormPart();
  const pointer = useContext(PointerContext);
  const error = useShownError(store, pointer);
  const hasErrors = (rawErrors ?? []).length > 0;
  return useMemo(() => {
    const [, place, reason, ...args] = error?.args ?? [];
    if (!error || !hasErrors || typeof place !== 'string') return undefined;
    // The field shows the message, so it needs only the reason.
    const words = messageText({ ...error, key: String(reason), args });
    const names = place.split('/').slice(1);
    return names.reduceRight<ErrorSchema>(
      (inner, name) =>
        ({ [name.replaceAll('~1', '/').replaceAll('~0', '~')]: inner }) as ErrorSchema,
      { __errors: [words] } as ErrorSchema,
    );
  }, [error, hasErrors, messageText]);
}
