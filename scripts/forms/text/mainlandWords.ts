/** Words and marks in simplified characters: Hong Kong's first, the mainland's second. */
const WORDS = [
  ['列印', '打印'],
  ['程式', '程序'],
  ['字元', '字符'],
  ['剔选', '勾选'],
  ['剔号', '勾号'],
  ['支援', '支持'],
  ['装置', '设备'],
  ['「', '“'],
  ['」', '”'],
  ['『', '‘'],
  ['』', '’'],
] as const;

/**
 * Replaces the words that mainland readers do not use. The Registry's own words stay: 电邮, 资讯, 注册.
 *
 * @param text a text in simplified characters
 */
export function mainlandWords(text: string): string {
  return WORDS.reduce((written, [from, to]) => written.replaceAll(from, to), text);
}
