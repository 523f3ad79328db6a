import type { UiSchema } from '@rjsf/utils';
import { RJSFS } from './jsonRegistry.ts';

/**
 * A layout without the widgets that nobody has: RJSF would throw at their names, and the parts are
 * drawn by their kind.
 *
 * @param widgets those of the answer's registry
 */
export function knownUi(uiSchema: UiSchema, widgets: object): UiSchema {
  const entries = Object.entries(uiSchema).filter(
    ([key, value]) => !(NAMING.includes(key) && isUnknown(value, widgets)),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, inner(value, widgets)]));
}

function isUnknown(name: unknown, widgets: object): boolean {
  return (
    typeof name === 'string' &&
    !(Object.hasOwn(widgets, name) || RJSFS.includes(name) || KINDS.includes(name))
  );
}

/** What else RJSF finds by the kind of an answer. */
const KINDS = [
  'alt-date',
  'alt-datetime',
  'color',
  'data-url',
  'date-time',
  'datetime',
  'hidden',
  'hostname',
  'ipv4',
  'ipv6',
  'range',
  'updown',
  'uri',
];

/** Keys whose value names a widget: beside `ui:options`, or in it. */
const NAMING = ['ui:widget', 'widget'];

function inner(value: unknown, widgets: object): unknown {
  if (Array.isArray(value)) return value.map((each) => inner(each, widgets));
  return typeof value === 'object' && value !== null ? knownUi({ ...value }, widgets) : value;
}
