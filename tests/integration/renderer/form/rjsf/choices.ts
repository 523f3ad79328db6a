import type { Feature } from './Feature.ts';

const TEXT = { type: 'string', maxLength: 100 };

/** Features whose fields depend on an answer. */
export const CHOICES: readonly Feature[] = [
  {
    name: 'alternatives of different types',
    properties: {
      e: {
        title: 'E',
        anyOf: [
          { type: 'string', title: 'In words' },
          { type: 'object', title: 'In parts', properties: { a: { ...TEXT, title: 'A' } } },
        ],
      },
    },
    data: { e: { a: 'x' } },
    edit: ({ type }) => type('A', 'y'),
    out: { e: { a: 'y' } },
    otherwise: 'the list of alternatives asks which applies',
  },
  {
    name: 'alternatives distinguished by a constant',
    properties: {
      pay: {
        type: 'object',
        title: 'Pay',
        required: ['kind'],
        oneOf: [
          {
            title: 'Card',
            properties: { kind: { const: 'card' }, no: { ...TEXT, title: 'Number of card' } },
          },
          {
            title: 'Bank',
            properties: { kind: { const: 'bank' }, iban: { ...TEXT, title: 'Account' } },
          },
        ],
      },
    },
    data: { pay: { kind: 'bank', iban: '1' } },
    edit: ({ type }) => type('Account', '2'),
    out: { pay: { kind: 'bank', iban: '2' } },
    otherwise: 'the constant itself is the choice in the house, and no box beside it',
  },
  {
    name: 'a conditional part',
    properties: { pet: { enum: ['None', 'Cat'], type: 'string', title: 'Pet' } },
    more: {
      if: { properties: { pet: { const: 'Cat' } }, required: ['pet'] },
      then: { properties: { name: { ...TEXT, title: 'Its name' } } },
    },
    edit: ({ choose, type }) => {
      choose('Pet', 'Cat');
      type('Its name', 'Mimi');
    },
    out: { pet: 'Cat', name: 'Mimi' },
  },
  {
    name: 'an answer that depends on another',
    properties: { card: { ...TEXT, title: 'Card' } },
    more: {
      dependencies: {
        card: { properties: { street: { ...TEXT, title: 'Street' } }, required: ['street'] },
      },
    },
    edit: ({ type }) => {
      type('Card', '1');
      type('Street', 'Queensway');
    },
    out: { card: '1', street: 'Queensway' },
  },
  {
    name: 'parts combined with allOf',
    properties: { a: { allOf: [{ type: 'string', title: 'A' }, { maxLength: 9 }] } },
    edit: ({ type }) => type('A', 'x'),
    out: { a: 'x' },
  },
  {
    name: 'a recursive definition',
    properties: { tree: { $ref: '#/definitions/node', title: 'Tree' } },
    more: {
      definitions: {
        node: {
          type: 'object',
          properties: {
            label: { ...TEXT, title: 'Label' },
            inner: { type: 'array', title: 'Inner', items: { $ref: '#/definitions/node' } },
          },
        },
      },
    },
    data: { tree: { label: 'a', inner: [{ label: 'b', inner: [{ label: 'c' }] }] } },
    edit: ({ type }) => type('Label', 'top'),
    out: { tree: { label: 'top', inner: [{ label: 'b', inner: [{ label: 'c' }] }] } },
  },
  {
    name: 'a custom widget by its name',
    properties: {
      a: { ...TEXT, title: 'A' },
      t: { type: 'array', title: 'T', items: [{ ...TEXT, title: 'B' }] },
    },
    ui: { a: { 'ui:widget': 'loud' }, t: { items: [{ 'ui:widget': 'loud' }] } },
    edit: ({ type }) => {
      type('A', 'hush');
      type('B', 'quiet');
    },
    out: { a: 'HUSH', t: ['QUIET'] },
  },
];
