import type { Feature } from './Feature.ts';

const TEXT = { type: 'string', maxLength: 100 };
const ROWS = { 'ui:options': { allOpen: true } };

const ROWS_OF_A = {
  type: 'array',
  maxItems: 5,
  items: { type: 'object', properties: { a: { ...TEXT, title: 'A' } } },
};

/** Features of lists. */
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
    name: 'a list of options that may repeat',
    properties: {
      l: { type: 'array', title: 'L', maxItems: 5, items: { type: 'string', enum: ['x', 'y'] } },
    },
    data: { l: ['x', 'y'] },
    out: { l: ['x', 'y'] },
    otherwise: 'each option is ticked once in the house, which is stated',
  },
  {
    name: 'a tuple with additional items',
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
    name: 'a list of checkboxes',
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
    name: 'a list of nullable booleans',
    properties: { l: { type: 'array', title: 'L', items: { type: ['boolean', 'null'] } } },
    ui: { l: { items: { 'ui:widget': 'radio' } } },
    data: { l: [false, null, true] },
    out: { l: [false, null, true] },
  },
  {
    name: 'a list of nullable texts',
    properties: { l: { type: 'array', title: 'L', items: { ...TEXT, type: ['string', 'null'] } } },
    data: { l: ['a', null, 'b'] },
    edit: ({ type }) => type('L-1', 'c'),
    out: { l: ['c', null, 'b'] },
  },
  {
    name: 'a list with initial rows',
    properties: {
      l: {
        title: 'L',
        ...ROWS_OF_A,
        items: { type: 'object', properties: { a: { ...TEXT, title: 'A', default: 'x' } } },
        default: [{ a: 'x' }, { a: 'x' }],
      },
    },
    ui: { l: ROWS },
    out: { l: [{ a: 'x' }, { a: 'x' }] },
  },
  {
    name: 'a list with different initial rows',
    properties: { l: { type: 'array', title: 'L', items: TEXT, default: ['p', 'q'] } },
    out: { l: ['p', 'q'] },
  },
  {
    name: 'a list of objects with different initial rows',
    properties: {
      l: {
        title: 'L',
        type: 'array',
        items: {
          type: 'object',
          properties: { a: { ...TEXT, title: 'A' }, b: { ...TEXT, title: 'B', default: 'own' } },
        },
        default: [{ a: 'x' }, { a: 'y', b: 'z' }],
      },
    },
    ui: { l: ROWS },
    edit: ({ remove }) => remove(0),
    out: { l: [{ a: 'y', b: 'z' }] },
  },
  {
    name: 'checkboxes that are ticked by default',
    properties: {
      l: {
        type: 'array',
        title: 'L',
        uniqueItems: true,
        items: { type: 'string', enum: ['x', 'y', 'z'] },
        default: ['x', 'z'],
      },
    },
    ui: { l: { 'ui:widget': 'checkboxes' } },
    edit: ({ tick }) => tick('x'),
    out: { l: ['z'] },
  },
  {
    name: 'a tuple with default values',
    properties: {
      l: { type: 'array', title: 'L', items: [TEXT, { type: 'number' }], default: ['a', 2] },
    },
    out: { l: ['a', 2] },
  },
  {
    name: 'global options of lists',
    properties: { a: { title: 'A', ...ROWS_OF_A }, b: { title: 'B', ...ROWS_OF_A } },
    ui: {
      'ui:globalOptions': { orderable: false, removable: false },
      a: ROWS,
      b: { 'ui:options': { ...ROWS['ui:options'], removable: true } },
    },
    data: { a: [{ a: 'x' }, { a: 'y' }], b: [{ a: 'v' }, { a: 'w' }] },
    edit: ({ remove }) => remove(1),
    out: { a: [{ a: 'x' }, { a: 'y' }], b: [{ a: 'v' }] },
  },
  {
    name: 'rows that can be copied',
    properties: { l: { title: 'L', ...ROWS_OF_A }, m: { title: 'M', ...ROWS_OF_A } },
    ui: { l: { 'ui:copyable': true, ...ROWS }, m: ROWS },
    data: { l: [{ a: 'x' }, { a: 'y' }] },
    edit: ({ copy }) => copy(0),
    out: { l: [{ a: 'x' }, { a: 'x' }, { a: 'y' }] },
  },
  {
    name: 'rows of any shape that can be copied',
    properties: {
      l: { title: 'L', type: 'array', items: { type: 'array', items: { type: 'number' } } },
    },
    ui: { l: { 'ui:copyable': true } },
    data: { l: [[1, 2], [3]] },
    edit: ({ copy }) => copy(0),
    out: { l: [[1, 2], [1, 2], [3]] },
    otherwise: 'rows are numbered in the house: Item 1, Item 2',
  },
  {
    name: 'answers that can be copied by a global option',
    properties: { l: { title: 'L', type: 'array', items: TEXT } },
    ui: { 'ui:globalOptions': { copyable: true } },
    data: { l: ['x', 'y'] },
    edit: ({ copy }) => copy(1),
    out: { l: ['x', 'y', 'y'] },
  },
  {
    name: 'lists without an add, remove or move button',
    properties: {
      a: { title: 'A', ...ROWS_OF_A },
      r: { title: 'R', ...ROWS_OF_A },
      o: { title: 'O', ...ROWS_OF_A },
    },
    ui: {
      a: { 'ui:addable': false, ...ROWS },
      r: { 'ui:options': { removable: false, allOpen: true } },
      o: { 'ui:orderable': false, ...ROWS },
    },
    data: { a: [{ a: 'x' }, { a: 'y' }], r: [{ a: 'z' }], o: [{ a: 'v' }, { a: 'w' }] },
    edit: ({ remove }) => remove(0),
    out: { a: [{ a: 'y' }], r: [{ a: 'z' }], o: [{ a: 'v' }, { a: 'w' }] },
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
