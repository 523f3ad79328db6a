import { expect, it } from 'vitest';
import { withPageTitle } from '../../../scripts/build/pageTitle.ts';

const SHELL = '<head><title>Electronic Forms | The Land Registry</title></head><body></body>';

it.each([
  ['en', 'Search & Order', 'Search &amp; Order – Electronic Forms | The Land Registry'],
  ['zh-Hant', '查冊表格', '查冊表格 – 電子表格 | 土地註冊處'],
  ['zh-Hans', '查册表格 $&', '查册表格 $&amp; – 电子表格 | 土地注册处'],
] as const)(
  'U-04: withPageTitle: the title of a prerendered page in %s has form and portal in that language',
  (language, title, shown) => {
    const page = withPageTitle(SHELL, title, language);
    expect(page).toBe(`<head><title>${shown}</title></head><body></body>`);
  },
);
