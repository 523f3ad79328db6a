import { expect, it } from 'vitest';
import {
  codeOf,
  isCode,
  isEditedFile,
  pathIn,
  sourcesOf,
  withCode,
  withFile,
} from '../../../playground/model/DraftFolder.ts';

const FOLDER = {
  code: 'MYFORM',
  files: { 'schema.json': '{}', 'ui.json': ' \n', 'manifest.json': '{"code": "ORDERS",' },
};

it('codeOf: takes the code of the manifest, even while that is no JSON', () => {
  expect(codeOf(FOLDER)).toBe('ORDERS');
  expect(codeOf({ code: 'MYFORM', files: {} })).toBe('MYFORM');
});

it('codeOf: ignores a code that cannot name a folder', () => {
  expect(codeOf(withFile(FOLDER, 'manifest.json', '{"code": "../etc"}'))).toBe('MYFORM');
});

it('withCode: names the folder, and its manifest if there is one', () => {
  const renamed = withCode(FOLDER, 'TALK');
  expect(codeOf(renamed)).toBe('TALK');
  expect(renamed.files['manifest.json']).toBe('{"code": "TALK",');
  const without = withCode({ code: 'MYFORM', files: { 'schema.json': '{}' } }, 'TALK');
  expect(without).toEqual({ code: 'TALK', files: { 'schema.json': '{}' } });
});

it('isCode: accepts capitals and digits only', () => {
  expect(['LR124', 'lr124', 'A', '9A', 12].map(isCode)).toEqual([true, false, false, false, false]);
});

it('sourcesOf: leaves out empty files', () => {
  expect([...sourcesOf(FOLDER).keys()]).toEqual([
    'forms/ORDERS/schema.json',
    'forms/ORDERS/manifest.json',
  ]);
});

it('pathIn: returns the path of a file of the folder, not of a shared file', () => {
  expect(pathIn(FOLDER, 'forms/ORDERS/locales/en.json')).toBe('locales/en.json');
  expect(pathIn(FOLDER, 'schemas/defs/address.schema.json')).toBeUndefined();
});

it('isEditedFile: does not include samples', () => {
  expect([isEditedFile('ui.json'), isEditedFile('samples/full.json')]).toEqual([true, false]);
});
