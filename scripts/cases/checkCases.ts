import type { GuideCase } from './guideCases.ts';

/** A case with the number of passed tests that have its id in their titles. */
export interface CheckedCase extends GuideCase {
  readonly tests: number;
}

/** The coverage of the guide's cases. */
export interface CaseVerdict {
  readonly cases: readonly CheckedCase[];
  /** The ids that no passed test has in its title. */
  readonly open: readonly string[];
  /** A sentence for each case with a wrong mark on the page. */
  readonly disagreements: readonly string[];
}

/**
 * Counts, for each case, the passed tests with its id in their titles.
 *
 * @param titles the titles of passed tests (see `passedTitles`)
 */
export function checkCases(cases: readonly GuideCase[], titles: readonly string[]): CaseVerdict {
  const checked = cases.map((each) => {
    const id = new RegExp(`(?<![\\w-])${each.id}(?![\\w-])`);
    return { ...each, tests: titles.filter((title) => id.test(title)).length };
  });
  return {
    cases: checked,
    open: checked.filter(({ tests }) => tests === 0).map(({ id }) => id),
    disagreements: checked.flatMap(({ id, isOpen, tests }) => {
      if (isOpen === (tests === 0)) return [];
      return isOpen
        ? [`${id} is open in stories/guide/Cases.mdx, but ${tests} passed tests name it`]
        : [`${id} has no passed test: mark it "*Open: …*" in stories/guide/Cases.mdx`];
    }),
  };
}
