import { describe, expect, it } from 'vitest';
import { isSolicitorsCode } from '../../../engine/rules/solicitorsCode.ts';

describe('isSolicitorsCode', () => {
  it.each(['12345678', '00000000'])('accepts %j', (value) => {
    expect(isSolicitorsCode(value)).toBe(true);
  });

  it.each(['1234567', '123456789', '1234567A', '１２３４５６７８', ''])('refuses %j', (value) => {
    expect(isSolicitorsCode(value)).toBe(false);
  });
});
