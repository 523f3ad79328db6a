const TEXT = { type: 'string' };

/**
 * Properties that depend on each other: chains, rows, computed answers, optional objects, and
 * conditional options.
 */
export const EVERYTHING = {
  kind: { type: 'string', enum: ['x', 'y', 'z'] },
  chain: {
    ...TEXT,
    visibleWhen: { kind: { enum: ['x', 'y'] } },
    requiredWhen: { '/kind': { const: 'x' } },
  },
  link: { ...TEXT, visibleWhen: { chain: { minLength: 2 } }, initial: 'first' },
  home: {
    type: 'object',
    required: ['street'],
    visibleWhen: { not: { link: { const: 'x' } } },
    properties: { street: TEXT, flat: { ...TEXT, maxChars: 2 } },
    atLeastOneOf: { fields: ['flat', 'street'], key: 'one' },
  },
  fee: { type: 'string', enum: ['a', 'b'], optionsWhen: { b: { '/kind': { const: 'x' } } } },
  rows: {
    type: 'array',
    maxItems: 4,
    emptyRows: 'drop',
    items: {
      type: 'object',
      required: ['a'],
      properties: {
        a: TEXT,
        b: { ...TEXT, visibleWhen: { a: { const: 'x' } }, sameAs: 'a' },
        c: {
          ...TEXT,
          visibleWhen: { '/fee': { const: 'b' } },
          requiredWhen: { b: { minLength: 1 } },
        },
        n: { ...TEXT, computed: { concat: [{ value: 'a' }, { orElse: [{ value: 'b' }, '-'] }] } },
      },
    },
    countWhere: [
      {
        when: { '/kind': { const: 'x' } },
        where: { a: { const: 'x' } },
        min: 1,
        max: 2,
        key: 'count',
      },
    ],
  },
  many: { ...TEXT, visibleWhen: { '/rows': { minItems: 2 } }, sameAs: 'total' },
  total: { ...TEXT, computed: { count: '/rows', where: { b: { minLength: 1 } } } },
  ticked: {
    type: 'array',
    items: { enum: ['p', 'q'] },
    optionsWhen: { q: { total: { enum: ['1', '2'] } } },
  },
};

/** Rules of the whole form. */
export const RULES = {
  required: ['kind', 'fee'],
  unique: [{ paths: ['/rows/*/a', '/chain'], ignore: ['-'], key: 'twice' }],
};
