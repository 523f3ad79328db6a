import type { Feature } from './Feature.ts';

const TEXT = { type: 'string', maxLength: 100 };
const ROWS = { 'ui:options': { allOpen: true } };

/** Features of objects. */
export const OBJECTS: readonly Feature[] = [
  {
    name: 'nested objects in the order of the layout',
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
    name: 'a layout on a grid',
    properties: {
      a: { ...TEXT, title: 'A' },
      g: {
        type: 'object',
        title: 'G',
        properties: { b: { ...TEXT, title: 'B' }, c: { ...TEXT, title: 'C' } },
      },
      d: { type: 'boolean', title: 'D' },
    },
    ui: {
      'ui:field': 'LayoutGridField',
      'ui:layoutGrid': {
        'ui:row': [
          { 'ui:columns': { children: ['g.c', 'g.b'] } },
          { 'ui:row': { className: 'row', children: [{ 'ui:col': ['d'] }] } },
          { 'ui:col': { children: [{ name: 'a', placeholder: 'Like this' }] } },
        ],
      },
    },
    edit: ({ type, tick }) => {
      type('C', 'first');
      type('A', 'last');
      tick('D');
    },
    out: { g: { c: 'first' }, d: true, a: 'last' },
  },
  {
    name: 'a layout by definition',
    properties: {
      a: { $ref: '#/definitions/place' },
      l: { type: 'array', title: 'L', maxItems: 5, items: { $ref: '#/definitions/place' } },
    },
    more: {
      definitions: {
        town: { ...TEXT, title: 'Town' },
        place: { type: 'object', properties: { town: { $ref: '#/definitions/town' } } },
      },
    },
    ui: {
      'ui:definitions': {
        '#/definitions/town': { 'ui:title': 'Village', 'ui:readonly': true },
        '#/definitions/place': { 'ui:help': 'Help.' },
      },
      a: { town: { 'ui:readonly': false } },
      l: ROWS,
    },
    data: { l: [{ town: 'Tai O' }] },
    edit: ({ type }) => type('Village', 'Sai Kung'),
    out: { a: { town: 'Sai Kung' }, l: [{ town: 'Tai O' }] },
  },
  {
    name: 'a definition that is used twice',
    properties: { here: { $ref: '#/definitions/place' }, there: { $ref: '#/definitions/place' } },
    more: {
      definitions: { place: { type: 'object', properties: { town: { ...TEXT, title: 'Town' } } } },
    },
    data: { here: { town: 'Sha Tin' }, there: { town: 'Tai Po' } },
    edit: ({ type }) => type('Town', 'Mong Kok'),
    out: { here: { town: 'Mong Kok' }, there: { town: 'Tai Po' } },
  },
  {
    name: 'keys that the applicant names',
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
    name: 'additional keys, one of them removed',
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
    name: 'additional keys of any type',
    properties: {
      m: {
        type: 'object',
        title: 'M',
        properties: { a: { ...TEXT, title: 'A' } },
        additionalProperties: true,
      },
    },
    data: { m: { a: 'x', b: 5, c: 'y', d: true } },
    edit: ({ type, remove }) => {
      type('A', 'w');
      type('c', 'z');
      remove();
    },
    out: { m: { a: 'w', c: 'z', d: true } },
    otherwise: 'the box of the name has the same label for each in the house',
  },
  {
    name: 'keys that are not identifiers',
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
