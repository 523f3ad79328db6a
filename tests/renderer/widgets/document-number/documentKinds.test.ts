import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_KINDS,
  isDocumentKind,
  kindOfOption,
} from '../../../../renderer/widgets/document-number/documentKinds.ts';

describe('isDocumentKind', () => {
  it.each([
    ['hkid', true],
    ['br-number', true],
    ['text', false],
    ['toString', false],
  ])('of %s is %s', (widget, isKind) => {
    expect(isDocumentKind(widget)).toBe(isKind);
  });
});

describe('kindOfOption', () => {
  it.each([
    ['hkid', 'hkid'],
    ['prcid', 'prc-id'],
    ['prchkmac', 'travel-permit'],
    ['passport', 'passport'],
    ['br', 'br-number'],
    ['cr', 'certificate'],
    ['na', undefined],
    [undefined, undefined],
  ])('of %s is %s', (option, kind) => {
    expect(kindOfOption(option)).toBe(kind);
  });
});

describe('DOCUMENT_KINDS', () => {
  it('show a keypad of digits only for the solicitors code, the only number of digits', () => {
    const numeric = Object.entries(DOCUMENT_KINDS).filter(
      ([, { inputMode }]) => inputMode === 'numeric',
    );
    expect(numeric.map(([name]) => name)).toEqual(['solicitors-code']);
  });

  it.each([
    ['12345678-000-11-26-1', '12345678-000'],
    [' 12345678-a01-03-26-x ', '12345678-a01'],
    ['12345678-000', undefined],
    ['BR 12345678-000-11-26-1', undefined],
    ['', undefined],
  ])('extract the business number of the certificate %j: %s', (text, number) => {
    expect(DOCUMENT_KINDS['br-number'].read(text)).toBe(number);
  });
});
