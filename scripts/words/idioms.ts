/** A word or phrase that the project does not use, with its replacement. */
export interface Idiom {
  readonly pattern: RegExp;
  readonly instead: string;
}

/**
 * Phrases that confused readers. Each pattern is global and applies to plain prose: comments, test
 * titles, documentation and descriptions in schemas, never code.
 */
export const IDIOMS: readonly Idiom[] = [
  { pattern: /\bstands?\b(?! for)/gi, instead: 'is, lies, appears or applies' },
  { pattern: /\b(?:told|untold)\b/gi, instead: 'shown, reported, warned or named' },
  { pattern: /\bsaid\b/gi, instead: 'shown, written, stated or given' },
  { pattern: /\bhears?\b/gi, instead: 'is notified, or: the screen reader announces' },
  { pattern: /\banew\b/gi, instead: 'again' },
  { pattern: /\bby then\b/gi, instead: 'the event that ends the wait' },
  { pattern: /\bwho(?:m)?ever\b/gi, instead: 'the user, the caller, the author' },
  { pattern: /\bis none\b/gi, instead: 'is absent, or: there is no …' },
  { pattern: /\bis at\b(?! (?:least|most)\b)/gi, instead: 'is, equals or reaches' },
  { pattern: /\bcom(?:es|e|ing) to its end\b/gi, instead: 'ends' },
  { pattern: /\breckon(?:s|ed)?\b/gi, instead: 'compute' },
  { pattern: /\bshall\b/gi, instead: 'must' },
  { pattern: /\bwent on\b/gi, instead: 'continued' },
  { pattern: /\bhang(?:s|ing)? on\b/gi, instead: 'depends on' },
  { pattern: /\bas good as none\b/gi, instead: 'useless, or: has no effect' },
  { pattern: /\bstrangers?\b/gi, instead: 'another user, or: an external schema' },
  { pattern: /\bjudg(?:es?|ed|ing)\b(?! \|)/gi, instead: 'validate or evaluate' },
  { pattern: /\b(?:wakes?|waking|woken)\b/gi, instead: 'hydrates, starts or resumes' },
  { pattern: /\bbegun\b/gi, instead: 'started' },
  { pattern: /\bunder way\b/gi, instead: 'pending' },
  { pattern: /\bhand(?:s|ed|ing)? in\b/gi, instead: 'submit' },
  { pattern: /\bcomes? late\b/gi, instead: 'is lazy-loaded' },
  { pattern: /\bconducts?\b/gi, instead: 'behaviour' },
  { pattern: /\bheed(?:s|ed)?\b/gi, instead: 'follows or uses' },
  { pattern: /\bin sight\b/gi, instead: 'visible' },
  { pattern: /\bat rest\b/gi, instead: 'idle' },
  { pattern: /\bcomes? back\b/gi, instead: 'returns' },
  { pattern: /\bslept\b/gi, instead: 'was suspended' },
  { pattern: /\bby heart\b/gi, instead: 'in memory' },
  { pattern: /\bgone on with\b/gi, instead: 'resumed' },
  { pattern: /\bcame back\b/gi, instead: 'returned' },
  { pattern: /\bputs? right\b/gi, instead: 'corrects' },
  { pattern: /\bshel(?:f|ves)\b/gi, instead: 'cache or store' },
  { pattern: /\bthe other way round\b/gi, instead: 'the reverse' },
  {
    pattern: /(?<=^|[.:;!?]\s)(?:What|Who|Of)\s(?![^.?]*\?)/g,
    instead: 'a sentence with a subject: Returns …, A value that …, The user …',
  },
];
