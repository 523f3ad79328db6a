import { FEATURES, isFeature } from '#engine';

/** Something wrong with a part of a text that is shown with a feature only. */
export interface FeatureFault {
  readonly code: 'unknown-feature' | 'open-feature';
  readonly message: string;
  readonly remedy: string;
}

/**
 * Judges the marks of a text that show a part with a feature of the portal only, for example
 * `{{#identityApp}}or with iAM Smart+{{/identityApp}}`.
 *
 * @returns nothing when every name is a known feature and every part is closed before the next opens
 */
export function featureFaults(text: string): readonly FeatureFault[] {
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
  /** As it is written. */
  readonly mark: string;
  readonly sign: string;
  readonly name: string;
}

function isPair(first: Mark | undefined, second: Mark | undefined): boolean {
  return first?.sign !== '/' && second?.sign === '/' && first?.name === second.name;
}

/** The marks of a text, in the order in which they are written. */
export function featureMarks(text: string): readonly string[] {
  return [...text.matchAll(MARK)].map(([mark]) => mark);
}

/** A text with every part shown and no mark left. */
export function withoutFeatureMarks(text: string): string {
  return text.replace(MARK, '');
}

const MARK = /\{\{([#^/]?)([^{}]*)\}\}/g;

function unknown({ mark }: Mark): FeatureFault {
  return {
    code: 'unknown-feature',
    message: `has the mark ${mark}, which names no feature of the portal`,
    remedy: `Write {{#name}}…{{/name}} with one of ${FEATURES.join(', ')}, or {{^name}} for without it.`,
  };
}

function loose({ mark }: Mark): FeatureFault {
  return {
    code: 'open-feature',
    message: `has the mark ${mark} without its partner`,
    remedy: 'Close each part with {{/name}} before the next begins.',
  };
}
