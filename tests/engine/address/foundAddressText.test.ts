import { describe, expect, it } from 'vitest';
import type { FoundAddress } from '../../../engine/address/FoundAddress.ts';
import { foundAddressText } from '../../../engine/address/foundAddressText.ts';

const english = { buildingName: 'Example Building', region: 'KLN' };
const chinese = { buildingName: '示例大廈', region: 'KLN' };
const ENGLISH = 'EXAMPLE BUILDING, KOWLOON';

describe('foundAddressText', () => {
  it.each([
    ['en', ENGLISH, '九龍示例大廈', false],
    ['zh-Hant', '九龍示例大廈', ENGLISH, true],
  ] as const)('shows the language of the page first: %s', (language, main, other, isChinese) => {
    expect(foundAddressText({ english, chinese }, language)).toEqual({
      main,
      other,
      mainIsChinese: isChinese,
    });
  });

  it('names the region in simplified characters', () => {
    const found = { chinese: { buildingName: '示例大厦', region: 'KLN' } };
    expect(foundAddressText(found, 'zh-Hans').main).toBe('九龙示例大厦');
  });

  it.each(['en', 'zh-Hant', 'zh-Hans'] as const)('shows the only language in %s', (language) => {
    expect(foundAddressText({ english }, language)).toEqual({
      main: ENGLISH,
      mainIsChinese: false,
    });
    const { main, ...rest } = foundAddressText({ chinese }, language);
    expect(main).toContain('示例大廈');
    expect(rest).toEqual({ mainIsChinese: true });
  });

  it.each<FoundAddress>([{}, { english: {} }, { english: {}, chinese: { buildingName: ' ' } }])(
    'returns an empty text for %j',
    (found) => {
      expect(foundAddressText(found, 'zh-Hant')).toEqual({ main: '', mainIsChinese: false });
    },
  );

  it.each([
    ['HK', 'HONG KONG'],
    ['NT', 'NEW TERRITORIES'],
    ['LANTAU', 'LANTAU'],
  ])('names the region %s', (region, name) => {
    const found = { english: { buildingName: 'A', region } };
    expect(foundAddressText(found, 'en').main).toBe(`A, ${name}`);
  });
});
