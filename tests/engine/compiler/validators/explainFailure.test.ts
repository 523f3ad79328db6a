import { describe, expect, it } from 'vitest';
import { explainFailure } from '../../../../engine/compiler/validators/explainFailure.ts';
import type { ShapeError, Test } from '../../../../engine/contract/ValidatorModule.ts';
import { makeForm } from '../../support/makeForm.ts';

/** Returns an error of Ajv: `keyword /path` and its parameters. */
function error(text: string, params: object = {}, schemaPath = ''): ShapeError {
  const [keyword = '', instancePath = ''] = text.split(' ');
  return { keyword, instancePath, params, schemaPath } as ShapeError;
}

/** Returns the fault of an answer with these errors of Ajv, the outermost last. */
function faultOf(
  errors: readonly ShapeError[],
  reasons: Parameters<typeof explainFailure>[1] = {},
) {
  const fails: Test = Object.assign(() => false, { errors: [...errors] });
  const explained = explainFailure(fails, reasons, 'general');
  expect(explained('x')).toBe(false);
  return explained.fault;
}

describe('explainFailure: the reason', () => {
  it('passes a valid answer without a fault', () => {
    const explained = explainFailure(() => true, {}, 'general');
    expect([explained('x'), explained.fault]).toEqual([true, undefined]);
  });

  it.each<[string, Parameters<typeof explainFailure>[1], string]>([
    [
      'at its place',
      { '#/a/type': { key: 'placed' }, 'type:integer': { key: 'typed' }, type: { key: 'plain' } },
      'placed',
    ],
    ['of keyword and type', { 'type:integer': { key: 'typed' }, type: { key: 'plain' } }, 'typed'],
    ['of the keyword', { type: { key: 'plain' } }, 'plain'],
    ['without a reason', { maximum: { key: 'other' } }, 'general'],
  ])('is that %s', (_, reasons, key) => {
    const fault = faultOf([error('type /a', { type: 'integer' }, '#/a/type')], reasons);
    expect(fault).toEqual({ pointer: '/a', key, args: [] });
  });

  it('has the limit of the rule, or the arguments of the reason', () => {
    const reasons = { maximum: { key: 'k', limit: 'limit', args: ['otherwise'] } };
    expect(faultOf([error('maximum', { limit: 4 })], reasons)?.args).toEqual([4]);
    expect(faultOf([error('maximum', { limit: '4' })], reasons)?.args).toEqual(['otherwise']);
  });

  it('points at the missing property, escaped', () => {
    const reasons = { required: { key: 'k', name: 'missing' } };
    expect(faultOf([error('required /a', { missing: 'b/~c' })], reasons)?.pointer).toBe(
      '/a/b~1~0c',
    );
    expect(faultOf([error('required /a', { missing: 4 })], reasons)?.pointer).toBe('/a');
  });

  it('has the message of the named property, if it has one', () => {
    const reasons = { required: { key: 'k', keys: { b: 'own' }, by: 'missing' } };
    const keyOf = (missing: unknown) => faultOf([error('required', { missing })], reasons)?.key;
    expect([keyOf('b'), keyOf('c'), keyOf('toString'), keyOf(4)]).toEqual(['own', 'k', 'k', 'k']);
  });

  it('is general without errors', () => {
    expect(faultOf([])).toEqual({ pointer: '', key: 'general', args: [] });
    const fails: Test = () => false;
    const explained = explainFailure(fails, {}, 'general');
    explained('x');
    expect(explained.fault?.key).toBe('general');
  });
});

describe('explainFailure: several errors', () => {
  const REASONS = Object.fromEntries(
    ['anyOf', 'oneOf', 'type', 'const', 'maximum', 'required', 'enum'].map((key) => [key, { key }]),
  );

  it.each<[string, readonly ShapeError[], string]>([
    ['the last one', [error('maximum /a'), error('type /b')], 'type /b'],
    ['the one inside a condition', [error('maximum /a'), error('if')], 'maximum /a'],
    [
      'the one inside an alternative',
      [error('type'), error('maximum /a'), error('anyOf')],
      'maximum /a',
    ],
    ['what an alternative lacks', [error('type'), error('required'), error('oneOf')], 'required '],
    [
      'a fault inside a value, before a missing value',
      [error('required'), error('maximum /a'), error('anyOf')],
      'maximum /a',
    ],
    [
      'the alternatives, if two lack something',
      [error('required'), error('maximum'), error('anyOf')],
      'anyOf ',
    ],
    [
      'the alternatives, if two fail inside',
      [error('maximum /a'), error('type /b'), error('anyOf')],
      'anyOf ',
    ],
    [
      'the alternatives, if none is of the type',
      [error('type'), error('const'), error('anyOf')],
      'anyOf ',
    ],
    ['a constant inside', [error('type'), error('const /a'), error('anyOf')], 'const /a'],
    [
      'several matching alternatives',
      [error('maximum /a'), error('oneOf', { passingSchemas: [0, 1] })],
      'oneOf ',
    ],
  ])('explain by %s', (_, errors, expected) => {
    const fault = faultOf(errors, REASONS);
    expect(`${fault?.key} ${fault?.pointer}`).toBe(expected);
  });
});

describe('a wrong answer of any shape', () => {
  it('is reported for the most similar alternative, or as matching no alternative', async () => {
    const link = { type: 'object', properties: { kind: { const: 'link' }, url: { maxLength: 3 } } };
    const file = {
      type: 'object',
      required: ['kind', 'size'],
      properties: { kind: { const: 'f' } },
    };
    const { errors } = await makeForm({
      it: { json: { anyOf: [{ type: 'string' }, link, file] } },
    });
    const kind = 'link';
    expect(errors({ it: { kind, url: 'long' } })).toEqual([
      '/it validation_invalidPart url /url validation_maxChars 3',
    ]);
    expect(errors({ it: { kind: 'f', url: 'x' } })).toEqual([
      '/it validation_requiredPart size /size validation_required',
    ]);
    expect(errors({ it: 1 })).toEqual(['/it validation_noOption']);
  });

  it('is reported with the rule of a condition that applies', async () => {
    const then = { properties: { b: { minimum: 5 } } };
    const { errors } = await makeForm({ it: { json: { if: { required: ['a'] }, then } } });
    expect(errors({ it: { b: 1 } })).toEqual([]);
    expect(errors({ it: { a: 1, b: 1 } })).toEqual([
      '/it validation_invalidPart b /b validation_minValue 5',
    ]);
  });
});
