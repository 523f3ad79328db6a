import { describe, expect, it } from 'vitest';
import { isStorable } from '../../../engine/rules/library.ts';

const EXT_B = '\u{20000}';

describe('isStorable', () => {
  it.each(['CHAN Tai Man', '陳大文', 'two\nlines', '😀', EXT_B, 'é'])('accepts %j', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each([
    ['\u0000', 'B-15: NUL'],
    ['\ud800', 'B-15: half of a surrogate pair'],
    ['\udc00a', 'B-15: the other half of a surrogate pair'],
    ['\u0007', 'B-16: a control'],
    ['\u0085', 'B-16: a C1 control'],
    ['\u202e', 'B-16: a direction override'],
    ['\u2066', 'B-16: a direction isolate'],
    ['\ufffe', 'a non-character'],
  ])('refuses %j (%s)', (character) => {
    expect(isStorable(`a${character}b`)).toBe(false);
  });
});
