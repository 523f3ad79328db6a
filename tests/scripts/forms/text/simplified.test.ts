import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../../scripts/command/run.ts';
import { mainlandWords } from '../../../../scripts/forms/text/mainlandWords.ts';
import { simplified, simplifiedTexts } from '../../../../scripts/forms/text/simplified.ts';

const SIMPLIFIED = globSync(
  [
    '{renderer,server,forms,schemas}/**/zh-Hans.json',
    '{renderer,server}/**/zh-Hans/*.{json,md}',
    'schemas/defs/*.zh-Hans.json',
  ],
  { cwd: ROOT },
);

it.each([
  ['電郵地址', '电邮地址'],
  ['註冊資訊', '注册资讯'],
  ['香港身份證號碼', '香港身份证号码'],
  ['衞生間', '卫生间'],
  ['於裏頭等候', '于里头等候'],
  ['**{/PRN}** 的土地登記冊', '**{/PRN}** 的土地登记册'],
  ['請列印「表格」，字元以外的程式不獲支援', '请打印“表格”，字符以外的程序不获支持'],
  ['在此裝置剔選方格', '在此设备勾选方格'],
])('promise 15: simplified: writes %s as %s', (traditional, expected) => {
  expect(simplified(traditional)).toBe(expected);
});

it('simplifiedTexts: adds missing texts, keeps present ones and removes stale ones', () => {
  const traditional = { 'a.label': '檔案', 'b.label': '電話' };
  const present = { 'a.label': '文件', 'c.label': '旧' };
  expect(simplifiedTexts(traditional, present)).toEqual({ 'a.label': '文件', 'b.label': '电话' });
});

it('promise 15: simplified: every simplified text has mainland words and quotation marks', () => {
  expect(SIMPLIFIED.length).toBeGreaterThan(60);
  const wrong = SIMPLIFIED.filter((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return text !== mainlandWords(text);
  });
  // To correct a form's texts, run `npm run forms:simplify -- CODE`.
  expect(wrong).toEqual([]);
});
