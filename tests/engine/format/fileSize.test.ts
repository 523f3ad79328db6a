import { describe, expect, it } from 'vitest';
import { formatFileSize } from '../../../engine/format/fileSize.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0.00 B'],
    [1023, '1023.00 B'],
    [1024, '1.00 KB'],
    [1_048_575, '1.00 MB'],
    [31_457_280, '30.00 MB'],
    [5_368_709_120, '5.00 GB'],
    [1_125_899_906_842_624, '1048576.00 GB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
