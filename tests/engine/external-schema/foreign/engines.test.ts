import { expect, it } from 'vitest';
import { ENGINES } from '../../../../engine/external-schema/foreign/engines.ts';

it('ENGINES: no kind holds for values of unexpected types', () => {
  const strange = JSON.parse('{"__proto__": null, "toString": 1}');
  const names = ['components', 'pages', 'type', 'fields', '$id', 'display', 'resourceType', 'def'];
  for (const value of [null, 7, [], [null], [[]], {}, strange]) {
    const file = Object.fromEntries(names.map((name) => [name, value]));
    expect(ENGINES.filter(({ holds }) => holds(file))).toEqual([]);
  }
});

it('ENGINES: each remedy is a sentence', () => {
  for (const { remedy } of ENGINES) expect(remedy).toMatch(/^[A-Z].*\.$/);
});
