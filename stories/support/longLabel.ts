import type { Texts } from '#engine';

/** A label that no layout may break at. */
export const LONG_LABEL =
  'The full name of the owner, or of each of the joint owners in the order in which they stand in the land register, exactly as it appears on the identification document';

/** The same in Chinese, which has no spaces to break at. */
export const LONG_CHINESE_LABEL =
  '業主的姓名或名稱，如屬聯名業主則請按土地登記冊所載次序填寫每名業主的姓名或名稱，並須與身分證明文件上所載者完全相同';

/** Returns texts with such a label under each key; records keep their numbers. */
export function longTexts(keys: readonly string[], label = LONG_LABEL): Texts {
  const texts = keys.map((key) => [key, key.endsWith('.record') ? `${label} {n}` : label]);
  return Object.fromEntries(texts);
}
