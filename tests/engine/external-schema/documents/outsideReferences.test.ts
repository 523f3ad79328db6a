import { expect, it } from 'vitest';
import { outsideReferences } from '#compiler';
import { everyReference } from '../../../../engine/external-schema/documents/outsideReferences.ts';

it('outsideReferences: returns each document once, without its fragment', () => {
  const schema = {
    allOf: [{ $ref: 'a.json#/$defs/x' }, { $ref: 'a.json' }, { $dynamicRef: 'b.json#node' }],
    properties: { $ref: { $ref: '#/$defs/own' } },
  };
  expect(outsideReferences(schema)).toEqual(['a.json', 'b.json']);
});

it('everyReference: returns references at any depth, and ignores values that are no text', () => {
  expect(everyReference([{ a: [{ $ref: '#a' }] }, { $ref: 7 }, null])).toEqual(['#a']);
});
