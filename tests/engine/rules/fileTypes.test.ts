import { describe, expect, it } from 'vitest';
import { hasFileType } from '../../../engine/rules/library.ts';

describe('hasFileType', () => {
  const file = { name: 'Certificate.PDF', size: 5_242_880 };

  it('B-56: checks the extension in any case', () => {
    expect(hasFileType(file, ['.pdf'])).toBe(true);
    expect(hasFileType({ name: 'pdf.exe', size: 1 }, ['.pdf'])).toBe(false);
    expect(hasFileType('pdf', ['.pdf'])).toBe(false);
    expect(hasFileType(null, ['.pdf'])).toBe(false);
  });
});
