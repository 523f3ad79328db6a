import type { Feature } from './Feature.ts';

/** Features of choices. */
export const OPTIONS: readonly Feature[] = [
  {
    name: 'a boolean as radio buttons and as a list',
    properties: { a: { type: 'boolean', title: 'A' }, b: { type: 'boolean', title: 'B' } },
    ui: { a: { 'ui:widget': 'radio' }, b: { 'ui:widget': 'select' } },
    data: { b: true },
    edit: ({ choose }) => choose('A', 'No'),
    out: { a: false, b: true },
  },
  {
    name: 'an enumeration, with names',
    properties: {
      a: { enum: ['x', 'y'], type: 'string', title: 'A' },
      b: { enum: [1, 2, 3], title: 'B' },
    },
    ui: { a: { 'ui:enumNames': ['Ex', 'Why'] }, b: { 'ui:widget': 'radio' } },
    data: { b: 2 },
    edit: ({ choose }) => {
      choose('A', 'Why');
      choose('B', '3');
    },
    out: { a: 'y', b: 3 },
  },
  {
    name: 'options that are units, names and codes',
    properties: {
      a: { enum: ['mmHg', 'kHz', 'pH', 'iPhone', 'v1.2', 'x-y'], type: 'string', title: 'A' },
      b: { enum: ['in_progress', 'done'], type: 'string', title: 'B' },
      c: {
        type: 'array',
        uniqueItems: true,
        title: 'C',
        items: { type: 'string', enum: ['mg/dL', 'eBay'] },
      },
    },
    ui: { c: { 'ui:widget': 'checkboxes' } },
    edit: ({ choose, tick }) => {
      choose('A', 'pH');
      tick('eBay');
    },
    out: { a: 'pH', c: ['eBay'] },
  },
  {
    name: 'names of options: of a boolean, by value, of checkboxes',
    properties: {
      a: { type: 'boolean', title: 'A' },
      b: { type: 'boolean', title: 'B' },
      c: {
        type: 'array',
        uniqueItems: true,
        title: 'C',
        items: { type: 'string', enum: ['x', 'y'] },
      },
    },
    ui: {
      a: { 'ui:widget': 'radio', 'ui:enumNames': ['I agree', 'I refuse'] },
      b: { 'ui:widget': 'select', 'ui:options': { enumNames: { true: 'On', false: 'Off' } } },
      c: { 'ui:widget': 'checkboxes', items: { 'ui:enumNames': ['Ex', 'Why'] } },
    },
    edit: ({ choose, tick }) => {
      choose('A', 'I refuse');
      choose('B', 'On');
      tick('Why');
    },
    out: { a: false, b: true, c: ['y'] },
  },
  {
    name: 'constants with titles in the layout',
    properties: {
      a: {
        type: 'string',
        title: 'A',
        anyOf: [{ const: 'x' }, { const: 'y', title: 'Not this' }],
      },
      b: { type: 'boolean', title: 'B', oneOf: [{ const: true }, { const: false }] },
    },
    ui: {
      a: { 'ui:widget': 'radio', anyOf: [{ 'ui:title': 'Ex' }, { 'ui:title': 'Why' }] },
      b: { 'ui:widget': 'radio', oneOf: [{ 'ui:title': 'On' }, { 'ui:title': 'Off' }] },
    },
    data: { a: 'x', b: true },
    edit: ({ choose }) => {
      choose('A', 'Why');
      choose('B', 'Off');
    },
    out: { a: 'y', b: false },
  },
  {
    name: 'constants with titles',
    properties: {
      a: {
        type: 'string',
        title: 'A',
        oneOf: [
          { const: 'x', title: 'Ex' },
          { const: 'y', title: 'Why' },
        ],
      },
    },
    edit: ({ choose }) => choose('A', 'Ex'),
    out: { a: 'x' },
    otherwise: 'RJSF takes the first for an answer; the house answers nothing for anybody',
  },
  {
    name: 'disabled options',
    properties: {
      a: { enum: ['x', 'y'], type: 'string', title: 'A' },
      b: { enum: ['x', 'y'], title: 'B' },
    },
    ui: {
      a: { 'ui:enumDisabled': ['y'], 'ui:enumNames': ['Ex', 'Why'] },
      b: { 'ui:widget': 'radio', 'ui:enumDisabled': ['x'], 'ui:enumNames': ['X', 'Y'] },
    },
    out: {},
  },
  {
    name: 'options in the order of the layout',
    properties: {
      a: { enum: ['x', 'y', 'z'], type: 'string', title: 'A' },
      b: {
        type: 'array',
        uniqueItems: true,
        title: 'B',
        items: { type: 'string', enum: ['p', 'q', 'r'] },
      },
    },
    ui: {
      a: { 'ui:enumOrder': ['z', '*', 'x'] },
      b: { 'ui:widget': 'checkboxes', items: { 'ui:enumOrder': ['r', 'p'] } },
    },
    edit: ({ choose, tick }) => {
      choose('A', 'z');
      tick('p');
    },
    out: { a: 'z', b: ['p'] },
  },
  {
    name: 'several options of a list',
    properties: {
      a: {
        type: 'array',
        uniqueItems: true,
        title: 'A',
        items: { type: 'string', enum: ['Ex', 'Why', 'Zed'] },
      },
    },
    ui: { a: { 'ui:widget': 'checkboxes' } },
    data: { a: ['Ex'] },
    edit: ({ tick }) => tick('Zed'),
    out: { a: ['Ex', 'Zed'] },
  },
];
