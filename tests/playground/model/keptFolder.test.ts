// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepFolder, keptFolder } from '../../../playground/model/keptFolder.ts';

const FOLDER = { code: 'MYFORM', files: { 'schema.json': '{}' } };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('keptFolder: returns the folder of this tab', () => {
  expect(keptFolder()).toBeUndefined();
  keepFolder(FOLDER);
  expect(keptFolder()).toEqual(FOLDER);
});

it('keptFolder: ignores other content', () => {
  sessionStorage.setItem('landform.playground', '{"files"');
  expect(keptFolder()).toBeUndefined();
});

it('keepFolder: ignores a full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepFolder(FOLDER)).not.toThrow();
});
