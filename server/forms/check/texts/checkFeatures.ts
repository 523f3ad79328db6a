import { FEATURES, isFeature } from '#engine';

/** A fault of a text part that is shown only with a feature. */
export interface FeatureProblem {
  readonly code: 'unknown-feature' | 'open-feature';
  readonly message: string;
  readonly remedy: string;
}

/**
 * Checks the marks of a text that show a part only with a feature of the portal, for example
 * `{{#identityApp}}or with iAM Smart+{{/identityApp}}`.
 *
 * @returns one fault for each unknown feature, and for each part that is not closed before the next
 *   part opens
 */
export function featureProblems(text: string): readonly FeatureProblem[] {
  const marks = [...text.matchAll(MARK)].map(
    ([mark, sign = '', name = '']): Mark => ({ mark, sign, name }),
  );
  const isKnown = ({ sign, name }: Mark) => sign !== '' && isFeature(name);
  const known = marks.filter(isKnown);
  const alone = known.filter((mark, at) =>
    mark.sign === '/' ? !isPair(known[at - 1], mark) : !isPair(mark, known[at + 1]),
  );
  return [...marks.filter((mark) => !isKnown(mark)).map(unknown), ...alone.map(loose)];
}

interface Mark {
  /** Text of the mark. */
  readonly mark: string;
  readonly sign: string;
  readonly name: string;
}

function isPair(first: Mark | undefined, second: Mark | undefined): boolean {
  return first?.sign !== '/' && second?.sign === '/' && first?.name === second.name;
}

/** Returns the marks of a text, in written order. */
export function featureMarks(text: string): readonly string[] {
  return [...text.matchAll(MARK)].map(([mark]) => mark);
}

/** Returns a text with every part shown and all marks removed. */
export function withoutFeatureMarks(text: string): string {
  return text.replace(MARK, '');
}

const MARK = /\{\{([#^/]?)([^{}]*)\}\}/g;

function unknown({ mark }: Mark): FeatureProblem {
  return {
    code: 'unknown-feature',
    message: `has the mark ${mark}, which names no feature of the portal`,
    remedy: `Write {{#name}}…{{/name}} with one of ${FEATURES.join(', ')}, or {{^name}} for without it.`,
  };
}

function loose({ mark }: Mark): FeatureProblem {
  return {
    code: 'open-feature',
    message: `has the mark ${mark} without its partner`,
    remedy: 'Close each part with {{/name}} before the next begins.',
  };
}
