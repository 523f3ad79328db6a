import { describe, expect, it } from 'vitest';
import { shownFile } from '../../../../renderer/widgets/file/shownFile.ts';

describe('shownFile', () => {
  it('B-56: removes direction characters from the name, and keeps the content', async () => {
    const file = new File(['%PDF'], 'a\u202efdp.exe', { type: 'application/pdf', lastModified: 7 });
    const shown = shownFile(file);
    expect([shown.name, shown.type, shown.lastModified, await shown.text()]).toEqual([
      'afdp.exe',
      'application/pdf',
      7,
      '%PDF',
    ]);
  });

  it('returns the same file if its name is safe', () => {
    const file = new File(['%PDF'], 'deed.pdf');
    expect(shownFile(file)).toBe(file);
  });
});
