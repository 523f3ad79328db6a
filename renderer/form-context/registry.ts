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

/** The components of a theme, by the names that definitions use. */
export interface ThemeParts {
  readonly widgets: RegistryWidgetsType;
  readonly fields: RegistryFieldsType;
  readonly templates: Pick<TemplatesType, 'FieldTemplate' | 'ObjectFieldTemplate'> &
    Partial<TemplatesType>;
}

/** Creates a registry for RJSF's widgets, fields and templates, without a `<Form>`. */
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

/**
 * Returns RJSF's path of a node. In RJSF 7, the path is a string, and only this function must
 * change.
 */
export function fieldPathOf(pointer: string): FieldPathId {
  return { $id: fieldId(pointer), path: pointer.split('/').slice(1) };
}

/**
 * The schema functions that RJSF calls. The plan has resolved its schemas before RJSF receives
 * them. The schemas contain no references, conditions or defaults. Any other call is a mistake and
 * throws.
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

/**
 * Returns a component that renders nothing for templates that the theme lacks. FieldTemplate
 * renders help and errors itself.
 */
const orNothing = (templates: ThemeParts['templates']) =>
  new Proxy(templates, {
    get: (own, name) => Reflect.get(own, name) ?? Nothing,
  }) as TemplatesType;
