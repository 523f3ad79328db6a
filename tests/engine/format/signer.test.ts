import { describe, expect, it } from 'vitest';
import { formatSigner } from '../../../engine/format/signer.ts';

describe('formatSigner', () => {
  it.each([
    ['CHAN TAI MAN (EXAMPLE (HK) LIMITED)', 'en', 'CHAN TAI MAN (EXAMPLE (HK) LIMITED)'],
    ['CHAN TAI MAN (EXAMPLE (HK) LIMITED)', 'zh-Hant', 'CHAN TAI MAN（EXAMPLE (HK) LIMITED）'],
    ['陳大文 (例子有限公司)', 'zh-Hans', '陳大文（例子有限公司）'],
    ['CHAN TAI MAN', 'zh-Hant', 'CHAN TAI MAN'],
  ] as const)('U-39: writes %s in %s as %s', (signedBy, language, text) => {
    expect(formatSigner(signedBy, language)).toBe(text);
  });
});
