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
  ])('B-56: looks at %s that begins with %j', (name, beginning, isTrue) => {
    expect(beginsAsNamed(name, bytes(beginning))).toBe(isTrue);
  });

  it('needs no more bytes than it is given', () => {
    const longest = Math.max(...FILE_KINDS.map(({ begins }) => begins.length));
    expect(longest).toBeLessThanOrEqual(FILE_BEGINNING_BYTES);
  });
});
