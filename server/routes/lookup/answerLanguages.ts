/** The languages of the addresses in a response. */
export interface AnswerLanguages {
  readonly english: boolean;
  /** Kind of Chinese characters; absent when Chinese was not requested. */
  readonly chinese?: 'zh-Hant' | 'zh-Hans';
}

const BOTH: AnswerLanguages = { english: true, chinese: 'zh-Hant' };

/**
 * Reads the requested languages: `en`, `zh-Hant`, `zh-Hans`, several of them, `*` for any
 * (specification, document 2, section 7), or a browser's default header. Ignores the order of
 * preference.
 *
 * @param text value of the header `Accept-Language`; when absent, or without a known language, both
 *   languages are returned
 */
export function answerLanguages(text: string | undefined): AnswerLanguages {
  const tags = (text ?? '')
    .split(',')
    .map((tag) => tag.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  const english = tags.some((tag) => /^en(?:-|$)/.test(tag));
  const isSimplified = tags.some((tag) => /^zh-(?:hans|cn|sg)(?:-|$)/.test(tag));
  const isTraditional = tags.some(
    (tag) => /^zh(?:-|$)/.test(tag) && !/^zh-(?:hans|cn|sg)/.test(tag),
  );
  if (isTraditional) return { english, chinese: 'zh-Hant' };
  if (isSimplified) return { english, chinese: 'zh-Hans' };
  return english ? { english } : BOTH;
}
