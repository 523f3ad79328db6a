import { expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { heightOf } from '../../../../engine/external-schema/layout/heightOf.ts';

const TEXT = { type: 'string' };
const GROUP = { type: 'object', properties: { a: TEXT, b: TEXT } };

it.each<readonly [string, JsonObject, JsonObject, number]>([
  ['a text', TEXT, {}, 1],
  ['a hidden field', TEXT, { 'ui:widget': 'hidden' }, 0],
  ['a text of several lines', TEXT, { 'ui:widget': 'textarea' }, 2],
  ['a file', { file: {} }, {}, 2],
  ['two radio buttons', { enum: [1, 2] }, { 'ui:widget': 'radio' }, 1],
  [
    'nine checkboxes',
    { type: 'array', items: { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9] } },
    { 'ui:widget': 'checkboxes' },
    4,
  ],
  ['a select', { enum: [1, 2, 3, 4, 5, 6, 7] }, { 'ui:widget': 'select' }, 1],
  ['a group with its heading', GROUP, { b: { 'ui:widget': 'hidden' } }, 2],
  ['a list with its button', { type: 'array', items: GROUP }, {}, 4],
  ['a block', { $ref: '../defs/address.schema.json' }, {}, 5],
  ['a short answer of any shape', { json: { anyOf: [TEXT, { type: 'number' }] } }, {}, 3],
  [
    'a long answer of any shape',
    { json: { properties: { a: GROUP, b: TEXT }, $defs: { d: GROUP } } },
    {},
    5,
  ],
])('heightOf: returns the height of %s', (_, field, ui, height) => {
  expect(heightOf(field, ui)).toBe(height);
});
