import { expect, it } from 'vitest';
import { simplified, simplifiedTexts } from '../../scripts/forms/simplified.ts';

it.each([
  ['電郵地址', '电邮地址'],
  ['註冊資訊', '注册资讯'],
  ['香港身份證號碼', '香港身份证号码'],
  ['衞生間', '卫生间'],
  ['於裏頭等候', '于里头等候'],
  ['**{/PRN}** 的土地登記冊', '**{/PRN}** 的土地登记册'],
])('writes %s as %s', (traditional, expected) => {
  expect(simplified(traditional)).toBe(expected);
});

it('adds what is missing, keeps what stands, and takes out what is gone', () => {
  const traditional = { 'a.label': '檔案', 'b.label': '電話' };
  const present = { 'a.label': '文件', 'c.label': '旧' };
  expect(simplifiedTexts(traditional, present)).toEqual({ 'a.label': '文件', 'b.label': '电话' });
});
