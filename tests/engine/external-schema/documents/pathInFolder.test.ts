import { describe, expect, it } from 'vitest';
import { pathInFolder } from '#compiler';

describe('pathInFolder', () => {
  it.each([
    ['address.json', 'schema.json', 'address.json'],
    ['./defs/./common.json', 'schema.json', 'defs/common.json'],
    ['../address.json', 'defs/common.json', 'address.json'],
    ['my%20address.json', 'schema.json', 'my address.json'],
    ['__proto__.json', 'schema.json', '__proto__.json'],
  ])('resolves %j in %s to %s', (path, from, file) => {
    expect(pathInFolder(path, from)).toBe(file);
  });

  it.each([
    '../secret.json',
    'defs/../../secret.json',
    '%2e%2e/secret.json',
    '..%2fsecret.json',
    '..\\secret.json',
    '/etc/passwd',
    '%2Fetc/passwd',
    '//host/secret.json',
    'http://example.org/a.json',
    'file:///etc/passwd',
    'C:\\secret.json',
    'c:secret.json',
    'a.json%00',
    'a.json?b',
    '%E0%A4%A',
    '..',
    '.',
    'defs/',
    '',
  ])('returns undefined for %j, which is no file of the folder', (path) => {
    expect(pathInFolder(path, 'schema.json')).toBeUndefined();
  });
});
