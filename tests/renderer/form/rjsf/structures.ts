import type { Feature } from './Feature.ts';

const TEXT = { type: 'string', maxLength: 100 };
const ROWS = { 'ui:options': { allOpen: true } };

const ROWS_OF_A = {
  type: 'array',
  maxItems: 5,
  items: { type: 'object', properties: { a: { ...TEXT, title: 'A' } } },
};

/** Objects. */
export const OBJECTS: readonly Feature[] = [
  {
    name: 'objects in objects, in an order of their own',
    properties: {
      a: { ...TEXT, title: 'A' },
      g: {
        type: 'object',
        title: 'G',
        description: 'Said of G.',
        required: ['c'],
        properties: {
          b: { ...TEXT, title: 'B' },
          c: { type: 'object', title: 'C', properties: { d: { ...TEXT, title: 'D' } } },
        },
      },
    },
    ui: { 'ui:order': ['g', 'a'], g: { 'ui:order': ['c', '*'] } },
    data: { g: { b: 'x' } },
    edit: ({ type }) => {
      type('D', 'deep');
      type('A', 'last');
    },
    out: { a: 'last', g: { b: 'x', c: { d: 'deep' } } },
  },
  {
    name: 'definitions, one of them twice',
    properties: { here: { $ref: '#/definitions/place' }, there: { $ref: '#/definitions/place' } },
    more: {
      definitions: { place: { type: 'object', properties: { town: { ...TEXT, title: 'Town' } } } },
    },
    data: { here: { town: 'Sha Tin' }, there: { town: 'Tai Po' } },
    edit: ({ type }) => type('Town', 'Mong Kok'),
    out: { here: { town: 'Mong Kok' }, there: { town: 'Tai Po' } },
  },
  {
    name: 'names of the applicant',
    properties: { m: { type: 'object', title: 'M', additionalProperties: { type: 'integer' } } },
    data: { m: { tea: 8 } },
    edit: ({ type, add }) => {
      type('tea', '9');
      add();
      type('newKey', '3');
    },
    out: { m: { tea: 9, newKey: 3 } },
    otherwise: 'the box of the name has the same label for each in the house',
  },
  {
    name: 'names beside those listed, and one taken away',
    properties: {
      m: {
        type: 'object',
        title: 'M',
        properties: { a: { ...TEXT, title: 'A' } },
        additionalProperties: TEXT,
      },
    },
    data: { m: { a: 'x', b: 'y', c: 'z' } },
    edit: ({ type, remove }) => {
      type('A', 'w');
      remove();
    },
    out: { m: { a: 'w', c: 'z' } },
    otherwise: 'the box of the name has the same label for each in the house',
  },
  {
    name: 'names that no program would choose',
    properties: {
      'dist-tags': { ...TEXT, title: 'Tags' },
      $id: { ...TEXT, title: 'Id' },
      'a b': { ...TEXT, title: 'Both' },
    },
    edit: ({ type }) => {
      type('Tags', 'latest');
      type('Id', '7');
      type('Both', 'x');
    },
    out: { 'dist-tags': 'latest', $id: '7', 'a b': 'x' },
    otherwise: 'ids of elements spell such names otherwise',
  },
];

/** Lists. */
export const LISTS: readonly Feature[] = [
  {
    name: 'a list of texts: added, moved, removed',
    properties: {
      l: { type: 'array', title: 'L', maxItems: 5, items: { ...TEXT, title: 'Item' } },
    },
    data: { l: ['one', 'two', 'three'] },
    edit: ({ remove, moveDown }) => {
      moveDown(0);
      remove(2);
    },
    out: { l: ['two', 'one'] },
    otherwise: 'rows are numbered in the house: Item 1, Item 2',
  },
  {
    name: 'a list of objects',
    properties: {
      l: {
        type: 'array',
        title: 'L',
        maxItems: 5,
        items: {
          type: 'object',
          properties: { a: { ...TEXT, title: 'A' }, n: { type: 'integer', title: 'N' } },
        },
      },
    },
    ui: { l: ROWS },
    data: { l: [{ a: 'x', n: 1 }, { a: 'y' }] },
    edit: ({ type }) => type('A', 'z'),
    out: { l: [{ a: 'z', n: 1 }, { a: 'y' }] },
  },
  {
    name: 'a list of options that may stand twice',
    properties: {
      l: { type: 'array', title: 'L', maxItems: 5, items: { type: 'string', enum: ['x', 'y'] } },
    },
    data: { l: ['x', 'y'] },
    out: { l: ['x', 'y'] },
    otherwise: 'each option is ticked once in the house, which is said',
  },
  {
    name: 'a tuple, with more behind it',
    properties: {
      t: {
        type: 'array',
        title: 'T',
        items: [
          { ...TEXT, title: 'First' },
          { type: 'integer', title: 'Second' },
        ],
        additionalItems: { type: 'boolean', title: 'More' },
      },
    },
    edit: ({ type }) => {
      type('First', 'a');
      type('Second', '2');
    },
    out: { t: ['a', 2] },
  },
  {
    name: 'lists of lists',
    properties: {
      l: {
        type: 'array',
        title: 'L',
        items: { type: 'array', title: 'Row', items: { type: 'integer', title: 'Cell' } },
      },
    },
    data: { l: [[1, 2], [3]] },
    edit: ({ type }) => type('Cell', '9'),
    out: { l: [[9, 2], [3]] },
  },
  {
    name: 'a list of boxes to tick',
    properties: {
      l: { type: 'array', title: 'L', maxItems: 5, items: { type: 'boolean', title: 'Row' } },
    },
    data: { l: [true, false, true] },
    edit: ({ tick, moveDown, remove }) => {
      moveDown(0);
      tick('Row');
      remove(2);
    },
    out: { l: [true, true] },
  },
  {
    name: 'a list of yes or no, of which some are neither',
    properties: { l: { type: 'array', title: 'L', items: { type: ['boolean', 'null'] } } },
    ui: { l: { items: { 'ui:widget': 'radio' } } },
    data: { l: [false, null, true] },
    out: { l: [false, null, true] },
  },
  {
    name: 'a list of texts, of which some are nothing',
    properties: { l: { type: 'array', title: 'L', items: { ...TEXT, type: ['string', 'null'] } } },
    data: { l: ['a', null, 'b'] },
    edit: ({ type }) => type('L-1', 'c'),
    out: { l: ['c', null, 'b'] },
  },
  {
    name: 'lists that are read-only or disabled',
    properties: { r: { title: 'R', ...ROWS_OF_A }, d: { title: 'D', ...ROWS_OF_A } },
    ui: {
      r: { 'ui:options': { readonly: true, allOpen: true } },
      d: { 'ui:disabled': true, ...ROWS },
    },
    data: { r: [{ a: 'x' }], d: [{ a: 'y' }] },
    out: { r: [{ a: 'x' }], d: [{ a: 'y' }] },
  },
];
