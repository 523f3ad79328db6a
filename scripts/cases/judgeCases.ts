import type { GuideCase } from './guideCases.ts';

/** A case with the number of passed tests whose titles name it. */
export interface JudgedCase extends GuideCase {
  readonly tests: number;
}

/** How the guide's cases stand. */
export interface CaseVerdict {
  readonly cases: readonly JudgedCase[];
  /** Ids that no passed test names. */
  readonly open: readonly string[];
  /** A sentence for each case of which the page says otherwise. */
  readonly disagreements: readonly string[];
}

/**
 * Counts for each case the passed tests that name it.
 *
 * @param titles of passed tests, see `passedTitles`
 */
export function judgeCases(cases: readonly GuideCase[], titles: readonly string[]): CaseVerdict {
  const judged = cases.map((each) => {
    const id = new RegExp(`(?<![\\w-])${each.id}(?![\\w-])`);
    return { ...each, tests: titles.filter((title) => id.test(title)).length };
  });
  return {
    cases: judged,
    open: judged.filter(({ tests }) => tests === 0).map(({ id }) => id),
    disagreements: judged.flatMap(({ id, isOpen, tests }) => {
      if (isOpen === (tests === 0)) return [];
      return isOpen
        ? [`${id} is open in stories/guide/Cases.mdx, but ${tests} passed tests name it`]
        : [`${id} has no passed test: mark it "*Open: …*" in stories/guide/Cases.mdx`];
    }),
  };
}
