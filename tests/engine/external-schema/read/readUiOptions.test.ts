import { describe, expect, it } from 'vitest';
import { readUiOptions } from '../../../../engine/external-schema/read/readUiOptions.ts';

describe('readUiOptions', () => {
  it('joins both spellings, and prefers the option outside `ui:options`', () => {
    const ui = {
      'ui:options': { rows: 3, label: false },
      'ui:rows': 5,
      'ui:widget': 'textarea',
      name: { 'ui:help': 'inner' },
    };
    expect(readUiOptions(ui)).toEqual({ rows: 5, label: false, widget: 'textarea' });
    expect(readUiOptions({})).toEqual({});
  });
});
