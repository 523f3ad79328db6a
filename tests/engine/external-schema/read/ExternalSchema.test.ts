import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/definition/JsonSchema.ts';
import {
  everyValue,
  openedPlace,
  outermost,
  propertySpots,
  requiredNames,
  spotsIn,
  tightest,
} from '../../../../engine/external-schema/read/ExternalSchema.ts';
import { openSchema, ROOT } from '../../support/openSchema.ts';

const TEXT = { type: 'string' };

/** Opens a property `it` of a schema with definitions. */
function openIt(it: JsonObject | boolean, $defs: JsonObject = {}) {
  const root = { properties: { it }, $defs };
  const { schemas, noted } = openSchema(root);
  const place = { file: 'f', pointer: '/properties/it' };
  return { opened: schemas.open([{ schema: it, place }]), noted, schemas };
}

const places = (opened: ReturnType<typeof openIt>['opened']) =>
  opened.layers.map(({ place }) => place.pointer.replace('/properties/it', '.'));

describe('ExternalSchema: open', () => {
  it('splits allOf and follows references, the outermost first', () => {
    const it = { allOf: [{ minLength: 1 }, { $ref: '#/$defs/b' }], $ref: '#/$defs/a' };
    const { opened } = openIt(it, { a: { maxLength: 3 }, b: TEXT });
    expect(places(opened)).toEqual(['.', '/$defs/a', './allOf/0', './allOf/1', '/$defs/b']);
    expect(opened).toMatchObject({ isRecursive: false, isNever: false, isShared: false });
    expect([...opened.trail].sort()).toEqual(['/$defs/a', '/$defs/b']);
  });

  it('numbers the layers, and names the layer around each', () => {
    const { opened } = openIt({ allOf: [{ allOf: [TEXT] }] });
    const [outer, middle, inner] = opened.layers;
    expect([outer?.inside, middle?.inside, inner?.inside]).toEqual([
      undefined,
      outer?.id,
      middle?.id,
    ]);
  });

  it.each<[string, JsonObject | boolean, boolean]>([
    ['false', false, true],
    ['false in allOf', { allOf: [true, false] }, true],
    ['a reference to false', { $ref: '#/$defs/no' }, true],
    ['true', true, false],
  ])('isNever: %s', (_, it, isNever) => {
    expect(openIt(it, { no: false }).opened.isNever).toBe(isNever);
  });

  it('isRecursive: a reference to a schema that contains it', () => {
    const tree = { properties: { child: { $ref: '#/$defs/tree' } } };
    const { opened, schemas } = openIt({ $ref: '#/$defs/tree' }, { tree });
    expect(opened.isRecursive).toBe(false);
    const child = propertySpots(opened).get('child') ?? [];
    expect(schemas.open(child, opened.trail).isRecursive).toBe(true);
    const twice = openIt({ allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }] }, { a: TEXT });
    expect(twice.opened.isRecursive).toBe(false);
  });

  it('names the schema as the author called it, and a shared block', () => {
    const { opened } = openIt({ $ref: '#/$defs/bankTransfer' }, { bankTransfer: TEXT });
    expect([opened.calledAs, opened.block]).toEqual(['bankTransfer', undefined]);
    const block = '../../schemas/defs/address.schema.json';
    expect(openIt({ $ref: block }).opened).toMatchObject({ block, layers: [{}] });
    expect(openIt(TEXT).opened).not.toHaveProperty('calledAs');
  });

  it('reports a reference to an unknown schema at its place', () => {
    const { noted } = openIt({ $ref: '#/$defs/gone' });
    expect(noted()).toEqual([expect.stringMatching(/^\/properties\/it\/\$ref /)]);
  });

  it('gives up a schema that expands too far, once', () => {
    const { schemas, noted } = openSchema({});
    let last = schemas.open([{ schema: TEXT, place: ROOT }]);
    for (let count = 0; count < 30_001; count += 1)
      last = schemas.open([{ schema: TEXT, place: ROOT }]);
    expect(last).toMatchObject({ isRecursive: true, layers: [] });
    expect(noted()[0]).toMatch(/^ too-large: /);
  });

  it('has the asked place without schemas', () => {
    const { schemas } = openSchema({});
    const asked = { file: 'f', pointer: '/a' };
    expect([schemas.open([]).place, schemas.open([], new Set(), asked).place]).toEqual([
      ROOT,
      asked,
    ]);
  });
});

describe('ExternalSchema: reading an opened schema', () => {
  const { opened } = openIt({
    maxLength: 9,
    minimum: 1,
    exclusiveMaximum: 7,
    required: ['a', 4],
    properties: { a: TEXT },
    allOf: [
      { maxLength: 3, minimum: 2, exclusiveMaximum: 8, required: ['b'], title: 'T' },
      { properties: { b: TEXT, a: { minLength: 1 } }, maxLength: 'x' },
    ],
  });

  it('everyValue and outermost: the outermost value comes first', () => {
    expect(everyValue(opened, 'maxLength').map(({ value }) => value)).toEqual([9, 3, 'x']);
    expect([outermost(opened, 'maxLength'), outermost(opened, 'format')]).toEqual([9, undefined]);
    expect(outermost(opened, 'toString')).toBeUndefined();
  });

  it('openedPlace: the place of a keyword, otherwise of the schema', () => {
    expect(openedPlace(opened, 'title').pointer).toBe('/properties/it/allOf/0/title');
    expect(openedPlace(opened, 'format').pointer).toBe('/properties/it');
  });

  it.each([
    ['maxLength', 3],
    ['exclusiveMaximum', 7],
    ['minimum', 2],
    ['minLength', undefined],
  ])('tightest: %s is %s', (keyword, expected) => {
    expect(tightest(opened, keyword)).toBe(expected);
  });

  it('requiredNames and propertySpots: from every layer, in file order', () => {
    expect([...requiredNames(opened)]).toEqual(['a', 'b']);
    const spots = [...propertySpots(opened)].map(([name, each]) => [name, each.length]);
    expect(spots).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('spotsIn: each schema of a list with its place', () => {
    expect(spotsIn([true, TEXT], ROOT).map(({ place }) => place.pointer)).toEqual(['/0', '/1']);
    expect(spotsIn(undefined, ROOT)).toEqual([]);
  });
});
