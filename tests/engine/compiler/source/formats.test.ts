import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '#engine';
import { FORMATS, formatTests } from '../../../../engine/compiler/source/formats.ts';
import { formOf, notesOf } from '../../support/externalForm.ts';

const ajv = addFormats.default(new Ajv2020({ strict: false }));
const TESTS = Object.fromEntries(
  Object.keys(FORMATS).map((format) => [
    format,
    ajv.compile({ allOf: [true, ...formatTests(format)] }),
  ]),
);
/** Tests a value as the form does. Ajv ignores the rule keyword of the format `email`. */
const matches = (format: string, value: Json) => TESTS[format]?.(value);

describe('FORMATS', () => {
  it('accepts only the numbers 0 to 255 as an octet of ipv4', () => {
    for (let octet = 0; octet < 1100; octet += 1) {
      expect([octet, matches('ipv4', `10.0.${octet}.1`)]).toEqual([octet, octet < 256]);
      expect([octet, matches('ipv4', `${octet}.0.0.1`)]).toEqual([octet, octet < 256]);
    }
  });

  it.each(['', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.004', '1..2.3', '1.2.3.4 ', 'a.b.c.d'])(
    'refuses %j as an ipv4 address',
    (text) => expect(matches('ipv4', text)).toBe(false),
  );

  const ID = '123e4567-e89b-12d3-a456-426614174000';
  const TIME = ['10:20:30', '23:59:59', '.5', '24:00:00'];
  const ZONE = ['Z', 'z', '+08:00', '-01:00', '+1:00'];
  it.each<[string, readonly string[], string]>([
    ['ipv4', ['1', '.', '25', '255', '0', '1.2.3'], ''],
    ['ipv6', ['1', 'ab', 'FFFF', ':', ':', '::', '1.2.3.4', '12345', '0', 'g', '255.1.1.1'], ''],
    ['duration', ['1', '23', 'Y', 'M', 'D', 'T', 'H', 'M', 'S', 'W', 'T', '4', '2', 'P'], 'P'],
    ['iso-time', [...TIME, ...ZONE, ' '], ''],
    ['iso-date-time', ['T', ' ', 't', ...TIME, ...ZONE], '2024-02-29'],
    ['json-pointer', ['/', 'a', '~0', '~1', '~', '~2', 'é', '#', '%'], ''],
    ['json-pointer-uri-fragment', ['#', '/', 'a', '~0', '~1', '~', '%20', '%', 'é', '@'], '#'],
    ['relative-json-pointer', ['0', '1', '12', '01', '#', '/', 'a', '~1', '~'], ''],
    ['byte', ['aGVs', 'bG8=', '=', '==', 'Ab', '+', '/', '-', ' '], ''],
    ['uri-template', ['{', '}', 'a', '+', '#', '%20', '%', ':3', '*', ',', ':0', 'é', ' '], ''],
    ['uuid', [ID, ID.toUpperCase(), 'urn:uuid:', 'URN:UUID:', '1', '-'], ''],
  ])('checks texts like ajv-formats: %s', (format, parts, beginning) => {
    const expected = ajv.compile({ type: 'string', format });
    let accepted = 0;
    const text = fc.array(fc.constantFrom(...parts), { maxLength: 14 });
    fc.assert(
      fc.property(text, (written) => {
        const value = beginning + written.join('');
        const isRight = expected(value);
        accepted += isRight ? 1 : 0;
        expect([value, matches(format, value)]).toEqual([value, isRight]);
      }),
      { numRuns: 3000, seed: 1 },
    );
    expect(accepted).toBeGreaterThan(5);
  });

  it.each(['int32', 'int64', 'float', 'double'])(
    'checks numbers like ajv-formats: %s',
    (format) => {
      for (const value of [0, -1, 1.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 1e18]) {
        const expected = ajv.validate({ type: 'number', format }, value);
        expect([value, matches(format, value)]).toEqual([value, expected]);
      }
    },
  );

  it('has every format that ajv-formats tests, except regular expressions', () => {
    const UNTESTED = ['password', 'binary', 'regex'];
    const tested = Object.keys(ajv.formats).filter((name) => !UNTESTED.includes(name));
    expect(Object.keys(FORMATS).sort()).toEqual(tested.sort());
  });
});

describe('an answer in a format', () => {
  it.each([
    ['ipv6', '1::2::3', 'Write it like this: 2001:db8::1'],
    ['duration', '2 days', 'Write it like this: P1Y6M, P10D or PT2H30M'],
    ['byte', 'x', 'Write it like this: SGVsbG8='],
    ['iso-time', '9', 'Write it as hh:mm:ss'],
  ])('has a message that shows how to write it: %s', async (format, wrong, words) => {
    const { errors, files } = await formOf({ it: { type: 'string', format } });
    const [found = ''] = errors({ it: wrong });
    expect(files.locales.en?.[`it.error.${found.split(' ')[1]}`]).toBe(words);
  });

  it('applies the limits of a number format', async () => {
    const { errors } = await formOf({ it: { type: 'number', format: 'int32' } });
    expect(errors({ it: 2 ** 31 })).toEqual(['/it validation_maxValue 2147483647']);
    expect(errors({ it: 1.5 })).toEqual(['/it validation_invalidInteger']);
    expect(errors({ it: -7 })).toEqual([]);
  });

  it('is also checked in an answer of any shape', async () => {
    const prefixItems = ['duration', 'int32', 'ipv6'].map((format) => ({ format }));
    const { errors } = await formOf({ it: { type: 'array', prefixItems } });
    expect(errors({ it: ['P1D', 3, '::1'] })).toEqual([]);
    expect(errors({ it: ['P'] })).toEqual([
      '/it validation_invalidPart 1 /0 validation_wrongSpellingOf P1Y6M, P10D or PT2H30M',
    ]);
    expect(errors({ it: ['P1D', 2 ** 31] })).toHaveLength(1);
    expect(errors({ it: ['P1D', 3, ':1'] })).toHaveLength(1);
  });

  it('reports an untested format at each place', () => {
    const odd = { type: 'string', format: 'iri', maxLength: 9 };
    const found = notesOf({
      type: 'object',
      properties: {
        a: odd,
        n: { type: 'integer', format: 'uint8' },
        tuple: { type: 'array', prefixItems: [odd] },
        list: { type: 'array', maxItems: 2, items: { $ref: '#/$defs/odd' } },
      },
      if: { required: ['a'] },
      then: { properties: { n: { format: 'short' } } },
      $defs: { odd, unused: { format: 'odd' } },
    });
    expect(found.filter((line) => line.includes('not tested'))).toEqual([
      'warning /properties/a/format The format "iri" is not tested',
      'warning /properties/n/format The format "uint8" is not tested',
      'warning /properties/tuple/prefixItems/0/format The format "iri" is not tested',
      'warning /$defs/odd/format The format "iri" is not tested',
      'warning /then/properties/n/format The format "short" is not tested',
    ]);
  });
});
