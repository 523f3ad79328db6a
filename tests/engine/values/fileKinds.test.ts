import { describe, expect, it } from 'vitest';
import { beginsAsNamed, FILE_BEGINNING_BYTES, FILE_KINDS } from '#engine';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('beginsAsNamed()', () => {
  it.each([
    ['deed.pdf', '%PDF-1.7', true],
    ['DEED.PDF', '%PDF-1.7', true],
    ['deed.pdf', 'MZ\x90\x00\x03', false],
    ['deed.pdf', '\n%PDF-1.7', false],
    ['deed.pdf', '', false],
    ['photo.jpeg', '\xff\xd8\xff\xe0', true],
    ['photo.jpg', '\x89PNG\r\n\x1a\n', false],
    ['photo.png', '\x89PNG\r\n\x1a\n', true],
    ['photo.gif', 'GIF89a', true],
    ['notes.xyz', 'anything', true],
  ])('B-56: checks %s that begins with %j', (name, beginning, isTrue) => {
    expect(beginsAsNamed(name, bytes(beginning))).toBe(isTrue);
  });

  const REAL: readonly (readonly [string, string])[] = [
    ['a.pdf', '%PDF-1.7'],
    ['a.jpg', '\xff\xd8\xff\xe0\x00\x10JF'],
    ['a.jpeg', '\xff\xd8\xff\xe1\x2c\x18Ex'],
    ['a.png', '\x89PNG\r\n\x1a\n'],
    ['a.gif', 'GIF87a\x01\x00'],
    ['b.gif', 'GIF89a\x01\x00'],
  ];
  /** The number of bytes that every file of the kind has in common. */
  const COMMON: Readonly<Record<string, number>> = { pdf: 5, jpg: 3, jpeg: 3, png: 8, gif: 4 };
  const kindOf = (name: string) => name.slice(name.indexOf('.') + 1).replace('jpeg', 'jpg');

  it.each(REAL)('accepts %s by its first FILE_BEGINNING_BYTES bytes, %j', (name, beginning) => {
    const first = bytes(beginning);
    expect(first).toHaveLength(FILE_BEGINNING_BYTES);
    expect(beginsAsNamed(name, first)).toBe(true);
  });

  it.each(REAL)('rejects %s if any common byte of %j is wrong or missing', (name, beginning) => {
    const common = COMMON[name.slice(name.indexOf('.') + 1)] ?? 0;
    expect(common).toBeGreaterThan(0);
    for (let at = 0; at < common; at += 1) {
      const wrong = bytes(beginning).with(at, 0x01);
      expect(beginsAsNamed(name, wrong), `byte ${at}`).toBe(false);
      expect(beginsAsNamed(name, bytes(beginning.slice(0, at))), `${at} bytes`).toBe(false);
    }
    expect(beginsAsNamed(name, bytes(beginning.slice(0, common)))).toBe(true);
  });

  it.each(REAL)('rejects %s with the bytes of every other kind', (name) => {
    const others = REAL.filter(([other]) => kindOf(other) !== kindOf(name));
    expect(others.length).toBeGreaterThan(3);
    for (const [, beginning] of others) expect(beginsAsNamed(name, bytes(beginning))).toBe(false);
  });

  it('has real bytes in this test for every ending of FILE_KINDS', () => {
    const endings = FILE_KINDS.flatMap((kind) => kind.endings).toSorted();
    const tested = new Set(REAL.map(([name]) => name.slice(name.indexOf('.'))));
    expect([...tested].toSorted()).toEqual(endings);
  });
});
