import type { ErrorSchema, RJSFSchema, UiSchema, WidgetProps } from '@rjsf/utils';
import { createSchemaUtils } from '@rjsf/utils';
import { type FocusEvent, useCallback, useContext, useMemo } from 'react';
import { ExtraFieldsContext } from '../ExtraFields.ts';
import { PointerContext, useFormPart } from '../FormPart.ts';
import { useShownError } from '../useStore.ts';
import { changedAt, given, type Path, withoutPlaces } from './changedAt.ts';
import { jsonRegistry } from './jsonRegistry.ts';
import { VALIDATOR } from './jsonValidator.ts';
import { jsonWordsIn } from './jsonWords.ts';
import { PartField } from './PartField.tsx';
import './json.css';

/**
 * An answer of any shape, drawn by RJSF's SchemaField with the house's widgets and templates. The
 * frame around it (label, help, error) is the leaf's own, as with any widget.
 */
export function JsonTree(field: WidgetProps) {
  const { schema, value, disabled = false, readonly = false, onChange, onBlur } = field;
  // The frame has the answer's own id.
  const id = `${field.id}-any`;
  const { language, registry: page } = useFormPart();
  const root = useMemo(() => untitled(schema), [schema]);
  const utils = useMemo(() => createSchemaUtils(VALIDATOR, root, CHOSEN_BY_HAND), [root]);
  // Drawn with a place for each part, as RJSF's form does; what is kept has no empty ones.
  const drawn = useMemo(() => utils.getDefaultFormState(root, value), [utils, root, value]);
  const registry = useMemo(
    () => jsonRegistry({ id, root, utils, own: page.widgets, words: jsonWordsIn(language) }),
    [id, root, utils, page, language],
  );
  const uiSchema = useMemo(() => ownUi(field.uiSchema), [field.uiSchema]);
  const path = useMemo(() => ({ $id: id, path: [] }), [id]);
  const errors = useInnerErrors(field.rawErrors);
  const change = useCallback(
    (part: unknown, at: Path) => {
      onChange(withoutPlaces(changedAt(drawn, at, given(part))));
    },
    [drawn, onChange],
  );
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur(field.id, value);
  };
  return (
    <ExtraFieldsContext value={NO_EXTRAS}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the answer is left when all of it is */}
      <div className="json" onBlur={leave}>
        <PartField
          name={field.label}
          schema={root}
          uiSchema={uiSchema}
          fieldPathId={path}
          formData={drawn}
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
/** What is shown as chosen would else be the first of some options, which nobody chose. */
const CHOSEN_BY_HAND = { constAsDefaults: 'skipOneOf' } as const;

/** Title and description stand in the frame. */
function untitled({ title: _title, description: _description, ...schema }: RJSFSchema): RJSFSchema {
  return schema;
}

/** The layout inside, as its author wrote it, without what is said of the frame. */
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

/** The error at the part that it is about; the engine says which, and why. */
function useInnerErrors(rawErrors: readonly string[] | undefined): ErrorSchema | undefined {
  const { store, messageText } = useFormPart();
  const pointer = useContext(PointerContext);
  const error = useShownError(store, pointer);
  const isTold = (rawErrors ?? []).length > 0;
  return useMemo(() => {
    const [, place, reason, ...args] = error?.args ?? [];
    if (!error || !isTold || typeof place !== 'string') return undefined;
    // Where it stands is plain here: only the reason is said.
    const words = messageText({ ...error, key: String(reason), args });
    const names = place.split('/').slice(1);
    return names.reduceRight<ErrorSchema>(
      (inner, name) =>
        ({ [name.replaceAll('~1', '/').replaceAll('~0', '~')]: inner }) as ErrorSchema,
      { __errors: [words] } as ErrorSchema,
    );
  }, [error, isTold, messageText]);
}
