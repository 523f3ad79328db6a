import { parentOf, segmentsOf } from '../../values/pointer.ts';
import { type Draft, draftsUnder, type GroupDraft } from './Draft.ts';
import { didYouMean, nearest } from './nearest.ts';
import type { Place, Reporter } from './Reporter.ts';

/** An index of a form's fields by pattern. It resolves the pointers of authors to patterns. */
export class PatternIndex {
  readonly #drafts: ReadonlyMap<string, Draft>;
  readonly #report: Reporter;

  constructor(root: GroupDraft, report: Reporter) {
    this.#drafts = new Map(draftsUnder(root).map((draft) => [draft.pattern, draft]));
    this.#report = report;
  }

  get(pattern: string): Draft | undefined {
    return this.#drafts.get(pattern);
  }

  /** Returns the field that a pointer names from an object, if it exists. */
  find(pointer: string, holder: string): Draft | undefined {
    return this.#drafts.get(absolute(pointer, holder));
  }

  all(): readonly Draft[] {
    return [...this.#drafts.values()];
  }

  patterns(): readonly string[] {
    return [...this.#drafts.keys()];
  }

  /**
   * Returns the pattern that a pointer names.
   *
   * @param pointer `/x` from the root, `x` next to the field, `../x` one level up; a pointer has no
   *   row numbers, and cannot lead into the rows of another list
   * @param holder pattern of the object that holds the field
   * @returns `undefined`, with a diagnostic, if the form has no such field
   */
  resolve(pointer: unknown, holder: string, place: Place): string | undefined {
    if (typeof pointer !== 'string') {
      const remedy = 'Write "/field" or "field".';
      this.#report.error(place, 'unknown-pointer', 'This is not a pointer', remedy);
      return undefined;
    }
    const pattern = absolute(pointer, holder);
    const draft = this.#drafts.get(pattern);
    if (draft && pattern !== '' && isBound(pattern, holder)) return pattern;
    this.#report.error(
      place,
      draft ? 'pointer-into-list' : 'unknown-pointer',
      draft
        ? `"${pointer}" leads into the rows of a list from outside`
        : `There is no field "${pointer}" (looked for ${pattern})`,
      draft
        ? 'Name the list and test it with "contains", or use sum, count or first.'
        : didYouMean(pattern, this.patterns(), 'Check the spelling and the level ("../").'),
      nearest(pattern, this.patterns()) ?? pattern,
    );
    return undefined;
  }
}

/** Returns the parent of an object. The parent of a row is the object that holds the list. */
function outer(holder: string): string {
  const up = parentOf(holder);
  return holder.endsWith('/*') ? parentOf(up) : up;
}

/** Returns the absolute pattern of a pointer. `.` is the row itself if a row is a single answer. */
function absolute(pointer: string, holder: string): string {
  if (pointer.startsWith('/')) return pointer;
  if (pointer === '.') return holder;
  let base = holder;
  let rest = pointer;
  for (; rest.startsWith('../'); rest = rest.slice(3)) base = outer(base);
  return `${base}/${rest}`;
}

/** Checks whether the holder is inside every row that the pattern names. */
function isBound(pattern: string, holder: string): boolean {
  const last = pattern.lastIndexOf('*');
  if (last < 0) return true;
  const row = segmentsOf(pattern.slice(0, last + 1));
  const own = segmentsOf(holder);
  return row.every((segment, index) => own[index] === segment);
}
