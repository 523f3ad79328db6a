import { describe, expect, it } from 'vitest';
import { fill } from '../../../../server/adapters/word/wordWorker.ts';
import { paragraphsOf, wordFile } from '../../../support/wordFile.ts';

const answers = { name: { lines: ['CHAN', 'TAI MAN'] } };

describe('fill', () => {
  it('returns the filled template', () => {
    const filled = fill({ file: wordFile(['I, {name}']), answers, separator: ' / ' });
    expect('docx' in filled && paragraphsOf(filled.docx)).toEqual(['I, CHAN / TAI MAN']);
  });

  it('returns the fault of a template as a value', () => {
    const filled = fill({ file: Buffer.of(), answers, separator: '' });
    expect(filled).toEqual({ fault: 'The file is not a Word document' });
  });

  it('hides every other message, which may quote an answer', () => {
    const broken = {
      get name(): never {
        throw new Error('CHAN TAI MAN');
      },
    };
    const filled = fill({ file: wordFile(['{name}']), answers: broken, separator: '' });
    expect(filled).toEqual({ fault: 'it cannot be filled in' });
  });
});
