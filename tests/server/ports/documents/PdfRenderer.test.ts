import { describe, expect, it } from 'vitest';
import { PdfError } from '../../../../server/ports/documents/PdfRenderer.ts';

describe('PdfError', () => {
  it('names the reason, the characters and the cause', () => {
    const cause = new Error('of the engine');
    const error = new PdfError('missingGlyph', 'Cannot show', { cause, characters: ['𨋢'] });
    expect(error).toMatchObject({
      name: 'PdfError',
      message: 'Cannot show',
      reason: 'missingGlyph',
      characters: ['𨋢'],
      cause,
    });
    expect(error).toBeInstanceOf(Error);
  });

  it('has no characters by default', () => {
    expect(new PdfError('busy', 'Cannot wait').characters).toEqual([]);
  });
});
