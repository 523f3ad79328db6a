import { describe, expect, it } from 'vitest';
import { refuseUnparsed } from '../../../../../server/adapters/inspect/pdf/unparsed.ts';

const check = (text: string, ...parsed: readonly number[]) =>
  refuseUnparsed(Buffer.from(text, 'latin1'), new Set(parsed));

describe('refuseUnparsed', () => {
  it.each([
    '(5 0 obj',
    '5 0 obj(a)',
    '5 0obj',
    '9 9 obj',
    '5\n0\0obj',
    '5 0 %c\nobj',
    '5 %c\n0 obj',
    '%5\n0 obj',
    '5%c\r obj',
    '<<>>stream\n',
    '<<>> \n stream',
    '>>stream',
    '>> % c\nstream',
    'a stream >>stream',
  ])('rejects %j', (text) => {
    expect(() => check(text)).toThrow('Cannot read the PDF: an object is inside another');
  });

  it.each([
    '',
    'an obj',
    'obj',
    '0 obj',
    '50obj',
    '5 0 object',
    '5 0 endobj',
    'a0 obj',
    'x%c\nobj',
    '%c obj',
    'a stream',
    '>> streams',
    '>>\nendstream',
    '> stream',
    '100 % stream',
  ])('accepts %j', (text) => {
    expect(() => check(text)).not.toThrow();
  });

  it('accepts the objects and streams that the walk has read', () => {
    const text = '5 0 obj<<>>stream 6 0 obj';
    expect(() => check(text, 4, 11, 22)).not.toThrow();
    expect(() => check(text, 4, 11)).toThrow('an object is inside another');
    expect(() => check(text, 4, 22)).toThrow('an object is inside another');
  });
});
