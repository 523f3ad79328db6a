import type {
  FieldPathId,
  Registry,
  RegistryFieldsType,
  RegistryWidgetsType,
  RJSFSchema,
  SchemaUtilsType,
  TemplatesType,
} from '@rjsf/utils';
import { fieldId } from './fieldId.ts';

/** What a theme gives: components by the names that definitions use. */
export interface ThemeParts {
  readonly widgets: RegistryWidgetsType;
  readonly fields: RegistryFieldsType;
  readonly templates: Pick<TemplatesType, 'FieldTemplate' | 'ObjectFieldTemplate'> &
    Partial<TemplatesType>;
}

/** A registry as RJSF's widgets, fields and templates expect it, without `<Form>` behind it. */
export function createRegistry({ widgets, fields, templates }: ThemeParts): Registry {
  return {
    widgets,
    fields,
    templates: orNothing(templates),
    formContext: {},
    rootSchema: {},
    schemaUtils: SCHEMA_UTILS,
    translateString: (key) => key,
    globalFormOptions: {
      idPrefix: 'f',
      idSeparator: '-',
      experimental_componentUpdateStrategy: 'shallow',
      useFallbackUiForUnsupportedType: false,
    },
  };
}

/** RJSF's name for where a node stands; RJSF 7 makes it a text, then this changes and nothing else. */
export function fieldPathOf(pointer: string): FieldPathId {
  return { $id: fieldId(pointer), path: pointer.split('/').slice(1) };
}

/**
 * What RJSF asks of a schema. Ours are resolved before RJSF sees them: nothing to look up, no
 * condition to evaluate, no default to derive. A call of anything else is a mistake and throws.
 */
const SCHEMA_UTILS = new Proxy(
  {
    retrieveSchema: (schema: RJSFSchema) => schema,
    isSelect: (schema: RJSFSchema) => Array.isArray(schema.enum),
    getDisplayLabel: () => true,
  },
  {
    get(known, name, receiver) {
      if (name in known) return Reflect.get(known, name, receiver);
      throw new TypeError(
        `Cannot use schemaUtils.${String(name)}: the plan has resolved the schema`,
      );
    },
  },
) as unknown as SchemaUtilsType;

const Nothing = () => null;

/** Templates that RJSF names and ours do not need draw nothing: FieldTemplate draws help and errors itself. */
const orNothing = (templates: ThemeParts['templates']) =>
  new Proxy(templates, {
    get: (own, name) => Reflect.get(own, name) ?? Nothing,
  }) as TemplatesType;
