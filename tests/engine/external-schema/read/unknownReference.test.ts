import { describe, expect, it } from 'vitest';
import { unknownReference } from '../../../../engine/external-schema/read/unknownReference.ts';

const FILES = {
  pointers: new Map(),
  definitions: new Map([
    ['schema.json', ['#/$defs/address', '#/$defs/person']],
    ['defs/a.json', ['#/definitions/street']],
    ['empty.json', []],
  ]),
  unread: new Map([['big.json', 'is larger than 8 MB']]),
  existing: ['address.json', 'defs/a.json'],
};
const found = (reference: string, isRemote: boolean, from = 'schema.json') => {
  const { code, message, remedy } = unknownReference(reference, from, isRemote, FILES);
  return `${code}: ${message}. ${remedy}`;
};

describe('unknownReference: a definition', () => {
  it.each([
    ['#/$defs/adress', 'schema.json', '"#/$defs/address"'],
    ['#/definitions/address', 'schema.json', '"#/$defs/address"'],
    ['defs/a.json#/definitions/stret', 'schema.json', '"defs/a.json#/definitions/street"'],
    ['#/$defs/street', 'defs/a.json', '"#/definitions/street"'],
  ])('%s in %s: proposes the nearest one of its file', (reference, from, near) => {
    expect(found(reference, false, from)).toBe(
      `unknown-ref: There is no schema "${reference}". Did you mean ${near}?`,
    );
  });

  it('without a similar one: lists those that exist', () => {
    expect(found('#/$defs/zzz', false)).toContain(
      'defines address, person: write "#/$defs/address"',
    );
    expect(found('empty.json#/a', false)).toContain('Define it under "$defs"');
  });
});

describe('unknownReference: a file', () => {
  it.each([
    [
      'adress.json',
      'There is no file "adress.json" in the form\'s folder. Did you mean "address.json"?',
    ],
    ['zz.json', 'The folder has address.json, defs/a.json.'],
    ['big.json#/a', '"big.json" is larger than 8 MB. Copy the definition'],
  ])('%s: names the missing file or definition, and the existing ones', (reference, sentence) => {
    expect(found(reference, true)).toContain(sentence);
  });

  it.each(['../a.json', '/etc/passwd', 'file:///etc/passwd', 'C:\\a.json'])(
    '%s: is outside the folder',
    (reference) => {
      expect(found(reference, true)).toMatch(/^remote-ref: .* is outside the form's folder\. Copy/);
    },
  );

  it.each(['http://example.org/a.json', 'urn:example:a', '//example.org/a.json'])(
    '%s: is not fetched',
    (reference) => {
      expect(found(reference, true)).toMatch(/^remote-ref: .*Landform fetches no schemas/);
    },
  );
});
