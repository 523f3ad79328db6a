import { expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { partLabels } from '../../../../engine/compiler/compile/partLabels.ts';

const titled = (title: string, more: JsonObject = {}) => ({ title, ...more });

it('partLabels: returns the first title of each property, and the titles of tuple items', () => {
  const schema = {
    properties: {
      a: titled('Alpha'),
      pair: { prefixItems: [titled('From'), titled('To')] },
      inner: { properties: { a: titled('Other') }, items: { prefixItems: [titled('Deep')] } },
    },
  };
  expect(partLabels(schema)).toEqual({
    a: 'Alpha',
    'pair/0': 'From',
    'pair/1': 'To',
    'inner//0': 'Deep',
  });
});

it('partLabels: finds the titles of a tuple under every name that refers to it', () => {
  const pair = { prefixItems: [titled('From')], properties: { a: titled('Alpha') } };
  const schema = {
    properties: { x: { $ref: '#/$defs/pair' }, y: { $ref: '#/$defs/pair' } },
    $defs: { pair },
  };
  expect(partLabels(schema)).toEqual({ 'x/0': 'From', 'y/0': 'From', a: 'Alpha' });
});

it('partLabels: ends at a schema that contains itself, in time that does not grow with its names', () => {
  const names = Array.from({ length: 300 }, (_, index) => `p${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: '#/$defs/root' }]));
  const root = titled('Root', { properties, items: { $ref: '#/$defs/root' } });
  expect(Object.keys(partLabels({ $ref: '#/$defs/root', $defs: { root } }))).toEqual(names);
});
