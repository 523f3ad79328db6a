import { describe, expect, it } from 'vitest';
import { standardKeyRemedy } from '../../../../engine/compiler/check/standardKeys.ts';
import { checkShape } from '../../../../server/forms/compiler/metaSchemas.ts';

const remedy = (key: string, pointer = '/properties/a', value: unknown = '') =>
  standardKeyRemedy({ key, pointer, data: { [key]: value } });

describe('standardKeyRemedy', () => {
  it.each([
    ['email', 'Write "email": true instead.'],
    ['date', 'Write "hkDate": true (the answer is DD/MM/YYYY) instead.'],
    ['uri', 'Write "pattern": "^https?://" instead.'],
    ['ipv4', expect.stringContaining('Write "pattern": "^')],
    ['date-time', expect.stringContaining('two fields')],
    ['data-url', expect.stringContaining('"maxBytes"')],
    ['ipv6', expect.stringContaining('docs/reference/schema.md')],
    ['toString', expect.stringContaining('docs/reference/schema.md')],
    [7, expect.stringContaining('docs/reference/schema.md')],
  ])('format %s', (format, expected) => {
    expect(remedy('format', '/properties/a', format)).toEqual(expected);
  });

  it.each([
    ['title', '/properties/a', 'a.label'],
    ['description', '/properties/orders/items/properties/PRN', 'orders.PRN.help'],
    ['title', '/properties/properties', 'properties.label'],
    ['enumNames', '/properties/a', 'a.options.<value>'],
    ['title', '', '$form.title'],
    ['description', '', '$form.notes'],
  ])('names the text of %s at %j', (key, pointer, name) => {
    expect(remedy(key, pointer)).toContain(`"${name}"`);
  });

  it('names the own keyword for one of JSON Schema', () => {
    expect(remedy('formatMaximum')).toBe('The limit of a date is "dateMax".');
    expect(remedy('examples', '')).toBe('A schema has no texts. Write them in the locales.');
  });

  it.each(['maxChar', 'toString', 'hkid'])('is undefined for %s', (key) => {
    expect(remedy(key)).toBeUndefined();
  });

  it.each([
    ['email', { email: true }],
    ['date', { hkDate: true }],
    ['time', { time12h: true }],
    ['tel', { phone: true }],
    ['password', { password: true }],
    ['textarea', { multiline: true }],
    ['uri', { pattern: '^https?://' }],
  ])('proposes for the format %s what a schema accepts', (format, rule) => {
    const [name = ''] = Object.keys(rule);
    expect(remedy('format', '/properties/a', format)).toContain(`"${name}"`);
    const field = { type: 'string', ...rule };
    expect(checkShape('form-schema', { type: 'object', properties: { field } })).toEqual([]);
  });

  it.each(['format', 'title', '$defs', 'additionalProperties', 'prefixItems', 'contentEncoding'])(
    'explains %s, which the dialect lacks',
    (key) => {
      const field = { type: 'string', [key]: 'x' };
      const found = checkShape('form-schema', { type: 'object', properties: { field } });
      expect(found).toMatchObject([{ pointer: `/properties/field/${key}`, code: 'unknown-key' }]);
      expect(found[0]?.remedy).not.toContain('belongs to another place');
    },
  );
});
