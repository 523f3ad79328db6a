import { describe, expect, it } from 'vitest';
import { formPath } from '../../../engine/definition/formPath.ts';

describe('formPath', () => {
  it.each([
    [undefined, '/form/LREAL1'],
    [['lrw'], '/form/LREAL1'],
    [['eea', 'lrw'], '/eea/form/LREAL1'],
  ] as const)('for a form of the sites %j returns %s', (sourceTypes, path) => {
    expect(formPath({ code: 'LREAL1', ...(sourceTypes && { sourceTypes }) })).toBe(path);
  });
});
