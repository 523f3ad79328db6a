/** The only step of a small form, without its fields. */
export const SMALL_STEP = {
  id: 'step',
  titleDirect: { en: 'Your answers', 'zh-Hant': '你的答案', 'zh-Hans': '你的答案' },
} as const;
