import type { Texts } from '#engine';

/** A long label, which must not break any layout. */
export const LONG_LABEL =
  'The full name of the owner, or of each of the joint owners in the order in which they stand in the land register, exactly as it appears on the identification document';

/** A long label in Chinese, which has no spaces for line breaks. */
export const LONG_CHINESE_LABEL =
  '業主的姓名或名稱，如屬聯名業主則請按土地登記冊所載次序填寫每名業主的姓名或名稱，並須與身分證明文件上所載者完全相同';

/** Returns texts with a long label under each key. Names of records keep their numbers. */
export function longTexts(keys: readonly string[], label = LONG_LABEL): Texts {
  const texts = keys.map((key) => [key, key.endsWith('.record') ? `${label} {n}` : label]);
  return Object.fromEntries(texts);
}
