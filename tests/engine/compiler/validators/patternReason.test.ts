import { describe, expect, it } from 'vitest';
import { patternReason } from '../../../../engine/compiler/validators/patternReason.ts';

const PLAIN = { key: 'validation_wrongSpelling' };
const like = (text: string) => ({ key: 'validation_wrongSpellingOf', args: [text] });

describe('patternReason()', () => {
  it('names an example that matches the pattern and the limits of length', () => {
    expect(patternReason({ pattern: '^[A-Z][0-9]+$' })).toEqual(like('A1'));
    expect(patternReason({ pattern: '^[A-Z][0-9]+$', minLength: 5 })).toEqual(like('A1234'));
    expect(patternReason({ pattern: '^(?!A)[A-Z]$' })).toEqual(PLAIN);
    expect(patternReason({ pattern: '^(?:A|B)$' }, (texts) => texts.slice(1))).toEqual(like('B'));
    expect(patternReason({ pattern: '^(?:A|B)$' }, () => [])).toEqual(PLAIN);
  });

  it('names no example without a readable text', () => {
    expect(patternReason({ pattern: '^\\u0007$' })).toEqual(PLAIN);
    expect(patternReason({ pattern: '(?i:a)' })).toEqual(PLAIN);
    expect(patternReason({})).toEqual(PLAIN);
  });

  it('T-25: writes an example of a catastrophic pattern in limited time', () => {
    expect(patternReason({ pattern: '^((a+)+)\\1$' })).toEqual(like('aa'));
  });
});
