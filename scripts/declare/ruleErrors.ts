import { basename } from 'node:path/posix';
import type { RuleKeyword } from '../../engine/definition/RuleKeyword.ts';
import type { Declared } from './Declared.ts';
import { repeated } from './repeated.ts';

const KEYWORD = /^[a-z][A-Za-z0-9]*$/;

/** Returns a sentence with file and remedy for each fault of the declared rule keywords. */
export function ruleErrors(rules: readonly Declared<RuleKeyword>[]): readonly string[] {
  return [...rules.flatMap(faultsOf), ...takenPlaces(rules), ...takenFunctions(rules)];
}

function faultsOf({ file, declaration, exports }: Declared<RuleKeyword>): readonly string[] {
  const { keyword, value, rule, key, description } = declaration;
  const faults: string[] = [];
  if (keyword !== basename(file, '.ts') || !KEYWORD.test(keyword)) {
    faults.push(`declares the keyword "${keyword}": give keyword and file the same name`);
  }
  if (rule === undefined && value !== 'schema') {
    faults.push('names no function of the rule library: add "rule"');
  }
  if (rule !== undefined && !exports.includes(rule)) {
    faults.push(`does not export the function "${rule}" that its rule names: export it`);
  }
  // The general message of a schema is too vague for a description.
  if (value !== 'schema' && !description.includes(key)) {
    faults.push(`does not name its message key in its description: add "Message ${key}."`);
  }
  return faults.map((fault) => `${file} ${fault}`);
}

function takenPlaces(rules: readonly Declared<RuleKeyword>[]): readonly string[] {
  const highest = Math.max(...rules.map(({ declaration }) => declaration.order));
  return repeated(rules, ({ declaration }) => declaration.order).map(
    ({ first, again }) =>
      `${again.file} has the order ${again.declaration.order} of ${first.file}: choose a free number, such as ${highest + 10}`,
  );
}

function takenFunctions(rules: readonly Declared<RuleKeyword>[]): readonly string[] {
  const named = rules.filter(({ declaration }) => declaration.rule !== undefined);
  return repeated(named, ({ declaration }) => String(declaration.rule)).map(
    ({ first, again }) =>
      `${again.file} names its function "${again.declaration.rule}" as ${first.file} does: rename one`,
  );
}
