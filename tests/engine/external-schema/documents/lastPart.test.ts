import { expect, it } from 'vitest';
import { lastPart } from '../../../../engine/external-schema/documents/lastPart.ts';

it.each([
  ['../defs/address.json', 'address.json'],
  ['address.json#/$defs/home', 'home'],
  ['address.json#home', 'home'],
  ['home', 'home'],
])('lastPart: returns the last part of %s', (path, last) => {
  expect(lastPart(path)).toBe(last);
});
