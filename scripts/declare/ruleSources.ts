import type { RuleKeyword } from '../../engine/definition/RuleKeyword.ts';
import type { Declared } from './Declared.ts';

const BANNER = '// Generated from the files of engine/rules by scripts/generate-types.ts.';

/** Returns the source that re-exports the functions of all rule keywords for the rule library. */
export function librarySource(rules: readonly Declared<RuleKeyword>[]): string {
  const lines = rules.flatMap(({ declaration: { keyword, rule } }) =>
    rule === undefined ? [] : [`export { ${rule} } from './${keyword}.ts';`],
  );
  return `${BANNER}\n${lines.join('\n')}\n`;
}

/** Returns the source of the catalogue of rule keywords, in its order. */
export function catalogueSource(rules: readonly Declared<RuleKeyword>[]): string {
  const imports = rules.map(
    ({ declaration: { keyword } }) =>
      `import { RULE as ${keyword}Rule } from '../../rules/${keyword}.ts';`,
  );
  return `${BANNER}
import type { RuleKeyword } from '../../definition/RuleKeyword.ts';
${imports.join('\n')}

/**
 * Every rule keyword, in catalogue order: shorthands on a leaf run in this order, whatever the
 * order in the file; entries of \`rules\` follow, in theirs. A keyword may appear directly on a leaf,
 * in an entry of \`rules\`, or in the value schema of a condition. Keywords that need the day or another
 * answer (\`bound\`, \`pointer\`) may not appear in a condition. Empty values pass them all.
 */
export const RULE_KEYWORDS: readonly RuleKeyword[] = [${inOrder(rules)
    .map(({ keyword }) => `${keyword}Rule`)
    .join(', ')}];
`;
}

/** Returns the declarations in the order of the catalogue. */
export function inOrder(rules: readonly Declared<RuleKeyword>[]): readonly RuleKeyword[] {
  return rules.map(({ declaration }) => declaration).sort((one, other) => one.order - other.order);
}
