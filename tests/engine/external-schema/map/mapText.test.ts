import { describe, expect, it } from 'vitest';
import { formOf, TEXT } from '../../support/externalForm.ts';

describe('importJsonSchema: a format', () => {
  it.each([
    ['date', '2024-02-29', '2023-02-29'],
    ['date', '2026-12-31', '31/12/2026'],
    ['date-time', '2026-11-20T10:00:00+08:00', '2026-11-20 10:00'],
    ['uri', 'https://example.org/a?b#c', 'example.org'],
    ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567'],
    ['ipv4', '10.0.0.255', '10.0.0.256'],
    ['hostname', 'forms.example.hk', '-a.hk'],
    ['time', '23:59:59Z', '24:00:00Z'],
  ])('%s accepts %s and refuses %s', async (format, right, wrong) => {
    const { errors, files } = await formOf({ a: { type: 'string', format } });
    expect(errors({ a: right })).toEqual([]);
    expect(errors({ a: wrong })).toEqual(['/a wrongFormat']);
    expect(files.locales.en['a.error.wrongFormat']).not.toBeUndefined();
  });
});

describe('importJsonSchema: notes and formats', () => {
  it('accepts an e-mail address in any script for the format idn-email', async () => {
    const { errors } = await formOf({
      mail: { type: 'string', format: 'idn-email', maxLength: 50 },
    });
    expect(errors({ mail: '陳@例子.香港' })).toEqual([]);
  });
});

describe('importJsonSchema: additions to the schema', () => {
  it('set no maximum below a minimum of the schema', async () => {
    const long = 'x'.repeat(2000);
    const many = Array.from({ length: 60 }, () => 'x');
    const { errors, plan } = await formOf({
      t: { type: 'string', minLength: 2000 },
      l: { type: 'array', minItems: 60, items: TEXT },
    });
    expect(errors({ t: long, l: many })).toEqual([]);
    expect(errors({ t: long.slice(1), l: many })).toEqual(['/t validation_minChars 2000']);
    expect(plan.root.children[0]).toMatchObject({ valueType: 'multiline' });
  });
});
