import type { Feature } from './Feature.ts';

const TEXT = { type: 'string', maxLength: 100 };

/** Features of single answers. */
export const ANSWERS: readonly Feature[] = [
  {
    name: 'a text with title, description, help and placeholder',
    properties: { a: { ...TEXT, title: 'Alpha', description: 'Said.' }, b: TEXT },
    ui: {
      a: { 'ui:help': 'Help.', 'ui:placeholder': 'Like this' },
      b: { 'ui:title': 'Beta', 'ui:description': 'More.' },
    },
    data: { b: 'before' },
    edit: ({ type }) => {
      type('Alpha', 'one');
      type('Beta', 'after');
    },
    out: { a: 'one', b: 'after' },
  },
  {
    name: 'formats',
    properties: {
      day: { type: 'string', format: 'date', title: 'Day' },
      at: { type: 'string', format: 'time', title: 'At' },
      mail: { type: 'string', format: 'email', title: 'Mail' },
      page: { type: 'string', format: 'uri', title: 'Page' },
      code: { type: 'string', format: 'uuid', title: 'Code' },
    },
    edit: ({ type }) => {
      type('Day', '2026-11-20');
      type('Mail', 'a@example.hk');
      type('Page', 'https://example.hk/');
    },
    out: { day: '2026-11-20', mail: 'a@example.hk', page: 'https://example.hk/' },
  },
  {
    name: 'a date with a time',
    properties: { when: { type: 'string', format: 'date-time', title: 'When' } },
    data: { when: '2026-11-20T10:00:00Z' },
    out: { when: '2026-11-20T10:00:00Z' },
    otherwise: 'the house shows the text as the standard spells it, RJSF in local time',
  },
  {
    name: 'a file as data-url',
    properties: { paper: { type: 'string', format: 'data-url', title: 'Paper' } },
    out: {},
  },
  {
    name: 'numbers: plain, whole, up and down, in a range',
    properties: {
      n: { type: 'number', title: 'N' },
      i: { type: 'integer', title: 'I' },
      u: { type: 'integer', title: 'U' },
    },
    ui: { u: { 'ui:widget': 'updown' } },
    data: { u: 4 },
    edit: ({ type }) => {
      type('N', '2.5e-2');
      type('I', '1e3');
      type('U', '5');
    },
    out: { n: 0.025, i: 1000, u: 5 },
  },
  {
    name: 'a boolean as a checkbox',
    properties: { a: { type: 'boolean', title: 'A' }, b: { type: 'boolean', title: 'B' } },
    data: { b: true },
    edit: ({ tick }) => tick('A'),
    out: { a: true, b: true },
  },
  {
    name: 'a long text and a secret',
    properties: { a: { type: 'string', title: 'A' }, b: { type: 'string', title: 'B' } },
    ui: {
      a: { 'ui:widget': 'textarea', 'ui:options': { rows: 5 } },
      b: { 'ui:widget': 'password' },
    },
    edit: ({ type }) => {
      type('A', 'first\nsecond');
      type('B', 'hidden');
    },
    out: { a: 'first\nsecond', b: 'hidden' },
  },
  {
    name: 'a hidden field',
    properties: { a: { ...TEXT, title: 'A' }, b: { ...TEXT, title: 'B' } },
    ui: { b: { 'ui:widget': 'hidden' } },
    data: { b: 'kept' },
    edit: ({ type }) => type('A', 'x'),
    out: { a: 'x', b: 'kept' },
  },
  {
    name: 'read-only and disabled fields',
    properties: {
      a: { ...TEXT, title: 'A', readOnly: true },
      b: { ...TEXT, title: 'B' },
      c: { ...TEXT, title: 'C' },
      d: { enum: ['X', 'Y'], title: 'D' },
      g: { type: 'object', title: 'G', properties: { e: { ...TEXT, title: 'E' } } },
    },
    ui: {
      b: { 'ui:readonly': true },
      c: { 'ui:disabled': true },
      d: { 'ui:options': { readonly: true } },
      g: { 'ui:readonly': true },
    },
    data: { a: '1', b: '2', c: '3', d: 'Y', g: { e: '4' } },
    out: { a: '1', b: '2', c: '3', d: 'Y', g: { e: '4' } },
  },
  {
    name: 'deprecated fields: labelled, disabled, hidden',
    properties: {
      a: { ...TEXT, title: 'A', deprecated: true },
      b: { ...TEXT, title: 'B', deprecated: true },
      c: { ...TEXT, title: 'C', deprecated: true },
    },
    ui: {
      b: { 'ui:options': { deprecatedHandling: 'disable' } },
      c: { 'ui:options': { deprecatedHandling: 'hide' } },
    },
    data: { a: 'x', b: 'y', c: 'z' },
    edit: ({ type }) => type('A (deprecated)', 'new'),
    out: { a: 'new', b: 'y', c: 'z' },
  },
  {
    name: 'defaults',
    properties: {
      a: { ...TEXT, title: 'A', default: 'given' },
      n: { type: 'integer', title: 'N', default: 3 },
      t: { type: 'boolean', title: 'T', default: true },
    },
    out: { a: 'given', n: 3, t: true },
  },
  {
    name: 'a constant',
    properties: { a: { const: 'fixed', type: 'string', title: 'A' } },
    more: { required: ['a'] },
    out: { a: 'fixed' },
    otherwise: 'what can only be one is shown and no box',
  },
  {
    name: 'nullable answers',
    properties: {
      a: { type: ['string', 'null'], title: 'A', maxLength: 9 },
      n: { type: ['integer', 'null'], title: 'N' },
    },
    data: { n: 3 },
    edit: ({ type }) => type('A', 'x'),
    out: { a: 'x', n: 3 },
  },
  {
    name: 'examples',
    properties: { a: { ...TEXT, title: 'A', examples: ['Ex', 'Why'] } },
    edit: ({ type }) => type('A', 'Zed'),
    out: { a: 'Zed' },
    otherwise:
      'the form never offers suggestions of the browser: a placeholder or the help contains examples',
  },
];
