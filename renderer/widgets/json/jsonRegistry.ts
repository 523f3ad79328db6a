import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import BooleanField from '@rjsf/core/lib/components/fields/BooleanField.js';
import CyclicSchemaField from '@rjsf/core/lib/components/fields/CyclicSchemaField.js';
import FallbackField from '@rjsf/core/lib/components/fields/FallbackField.js';
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import NullField from '@rjsf/core/lib/components/fields/NullField.js';
import NumberField from '@rjsf/core/lib/components/fields/NumberField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { Registry, RJSFSchema, SchemaUtilsType } from '@rjsf/utils';
import { TranslatableString } from '@rjsf/utils';
import { createRegistry } from '../../form-context/registry.ts';
import { JSON_TEMPLATES } from './jsonTemplates.tsx';
import { JSON_WIDGETS } from './jsonWidgets.tsx';
import type { JsonWords } from './jsonWords.ts';
import { NamesField } from './NamesField.tsx';
import { PartField } from './PartField.tsx';

/** The components that render an answer of any shape. */
export interface JsonParts {
  /** Element id of the answer. The ids of its parts start with it. */
  readonly id: string;
  readonly root: RJSFSchema;
  readonly utils: SchemaUtilsType;
  readonly words: JsonWords;
  /** The page's widgets, by the names that a UI schema uses. */
  readonly own: Registry['widgets'];
}

/**
 * RJSF's own fields, imported from their files: the package's index would also load its default
 * theme.
 */
const FIELDS: Registry['fields'] = {
  AnyOfField: MultiSchemaField,
  ArrayField,
  BooleanField,
  CyclicSchemaField,
  FallbackField,
  NullField,
  NumberField,
  ObjectField: NamesField,
  OneOfField: MultiSchemaField,
  OptionalDataControlsField,
  SchemaField: PartField,
  StringField,
};

/** Creates the registry of one answer of any shape. */
export function jsonRegistry({ id, root, utils, words, own }: JsonParts): Registry {
  const widgets = { ...withoutSharedNames(own), ...JSON_WIDGETS };
  const base = createRegistry({ widgets, fields: FIELDS, templates: JSON_TEMPLATES });
  return {
    ...base,
    formContext: { words },
    rootSchema: root,
    schemaUtils: utils,
    translateString: (key, params) => translated(words, key, params),
    globalFormOptions: { ...base.globalFormOptions, idPrefix: id, idSeparator: '-' },
  };
}

/** Removes the project's widgets whose names RJSF uses for widgets of its own. */
function withoutSharedNames(own: Registry['widgets']): Registry['widgets'] {
  const entries = Object.entries(own).filter(([name]) => !SHARED_NAMES.includes(name));
  return Object.fromEntries(entries);
}

/** Names of the project's widgets that RJSF uses for its own widgets. */
const SHARED_NAMES = [
  'text',
  'textarea',
  'password',
  'email',
  'radio',
  'select',
  'checkbox',
  'checkboxes',
  'date',
  'time',
  'file',
  'files',
];

function translated(words: JsonWords, key: string, params: readonly string[] = []): string {
  switch (key) {
    case TranslatableString.YesLabel:
      return words.yes;
    case TranslatableString.NoLabel:
      return words.no;
    case TranslatableString.OptionPrefix:
    case TranslatableString.TitleOptionPrefix:
      return words.option.replace('{n}', params.at(-1) ?? '');
    case TranslatableString.NewStringDefault:
      // The applicant has typed nothing yet.
      return '';
    default:
      return key;
  }
}
