import { describe, expect, it } from 'vitest';
import { placeAt } from '../../../scripts/doc/metaSchemas.ts';
import { typeText } from '../../../scripts/doc/typeText.ts';

describe('typeText', () => {
  it('names values, lists and sections', () => {
    const links = new Map([['manifest#/$defs/step', '[step](#step)']]);
    expect(typeText(placeAt('manifest', '/properties/steps'), links)).toBe('list of [step](#step)');
    expect(typeText(placeAt('manifest', '/properties/version'), links)).toBe('whole number');
    expect(typeText(placeAt('ui', '/$defs/options/properties/columns'), links)).toBe(
      '`1`, `2`, `3`, `4`',
    );
  });
});
