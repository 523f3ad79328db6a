import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { lazyWordsIn } from '../../../../renderer/form-context/lazyWords.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { filesLimitsOf, filesLimitsText } from '../../../../renderer/widgets/files/FilesLimits.ts';

beforeAll(async () => void (await Promise.all(LANGUAGES.map(loadProductTexts))));

const file = { maxBytes: 20, accept: ['.pdf', '.png'] };

describe('filesLimitsOf', () => {
  it('reads the limits of a file and of the list, and ignores other values', () => {
    expect(filesLimitsOf({ file, maxItems: 3, maxTotalBytes: 40 })).toEqual({
      file,
      maxItems: 3,
      maxTotalBytes: 40,
    });
    const none = { file: undefined, maxItems: undefined, maxTotalBytes: undefined };
    expect(filesLimitsOf({ maxItems: '3', maxTotalBytes: null })).toEqual(none);
  });
});

describe('filesLimitsText', () => {
  const each = 'Accepted: PDF, PNG. Largest size: 20.00 B.';
  const many = 'At most 3 files.';
  const sum = 'All files together: at most 40.00 B.';

  it.each([
    [{ file, maxItems: 3, maxTotalBytes: 40 }, `${each} ${many} ${sum}`],
    [{ file }, each],
    [{ maxItems: 3 }, many],
    [{ maxTotalBytes: 40 }, sum],
    [{}, ''],
  ])('of %j is one line: %s', (limits, line) => {
    const none = { file: undefined, maxItems: undefined, maxTotalBytes: undefined };
    expect(filesLimitsText({ ...none, ...limits }, lazyWordsIn('en'), 'en')).toBe(line);
  });

  it('has no spaces between Chinese sentences', () => {
    const limits = { file: undefined, maxItems: 3, maxTotalBytes: 40 };
    const line = filesLimitsText(limits, lazyWordsIn('zh-Hant'), 'zh-Hant');
    expect(line).toMatch(/^[^。]*3[^。]*。[^。 ][^。]*40\.00 B[^。]*。$/);
  });
});
