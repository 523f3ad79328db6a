import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/definition/JsonSchema.ts';
import {
  first,
  wordsFor,
  wordsForAll,
  wordsForName,
  wordsInside,
} from '../../../../engine/external-schema/messages/authoredMessages.ts';
import type { Words } from '../../../../engine/external-schema/read/Mapping.ts';

const reported = (value: Json) => ({ value, place: { file: 'f', pointer: '/m' } });
const found = (words: Words | undefined) => words && `${words.place.pointer} ${words.text}`;

describe('wordsFor', () => {
  it.each<[Json, string, string | undefined]>([
    [{ minLength: 'M' }, 'minLength', '/m/minLength M'],
    [{ minLength: 'M' }, 'maxLength', undefined],
    [{ minLength: '' }, 'minLength', undefined],
    [{ minLength: 4 }, 'minLength', undefined],
    [{ minimum: 'M' }, 'exclusiveMinimum', '/m/minimum M'],
    [{ exclusiveMinimum: 'E', minimum: 'M' }, 'exclusiveMinimum', '/m/exclusiveMinimum E'],
    [{ dependencies: 'D' }, 'dependentRequired', '/m/dependencies D'],
    [{ additionalItems: 'A' }, 'items', '/m/additionalItems A'],
    ['all', 'minLength', undefined],
  ])('of %j for %s', (value, keyword, expected) => {
    expect(found(wordsFor(reported(value), keyword))).toBe(expected);
  });
});

describe('wordsForAll', () => {
  it.each<[Json, string | undefined]>([
    ['all', '/m all'],
    [{ _: 'rest' }, '/m/_ rest'],
    [{ minLength: 'M' }, undefined],
    ['', undefined],
    [4, undefined],
  ])('of %j', (value, expected) => {
    expect(found(wordsForAll(reported(value)))).toBe(expected);
  });
});

describe('wordsForName', () => {
  it.each<[Json, string, string | undefined]>([
    [{ required: 'R' }, 'required', '/m/required R'],
    [{ required: { a: 'A' } }, 'required', '/m/required/a A'],
    [{ required: { b: 'B' } }, 'required', undefined],
    [{ dependencies: { a: 'D' } }, 'dependentRequired', '/m/dependencies/a D'],
    ['all', 'required', undefined],
  ])('of %j for the name a of %s', (value, keyword, expected) => {
    expect(found(wordsForName(reported(value), keyword, 'a'))).toBe(expected);
  });
});

describe('wordsInside', () => {
  it.each<[Json, 'properties' | 'items', string | number, string | undefined]>([
    [{ properties: { a: 'A' } }, 'properties', 'a', '/m/properties/a A'],
    [{ properties: { a: 'A' } }, 'properties', 'b', undefined],
    [{ properties: ['A'] }, 'properties', '0', undefined],
    [{ items: ['I', 'J'] }, 'items', 1, '/m/items/1 J'],
    [{ items: { 0: 'I' } }, 'items', 0, undefined],
    ['all', 'properties', 'a', undefined],
  ])('of %j in %s at %s', (value, of, name, expected) => {
    expect(found(wordsInside(reported(value), of, name))).toBe(expected);
  });
});

it('first: returns the first result that is defined', () => {
  const calls: number[] = [];
  const find = (each: number) => {
    calls.push(each);
    return each > 1 ? each * 10 : undefined;
  };
  expect([first([1, 2, 3], find), first([], find)]).toEqual([20, undefined]);
  expect(calls).toEqual([1, 2]);
});
