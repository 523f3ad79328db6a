import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Declarations } from '../declare/Declared.ts';

/** A sentence with the reason why a name is not allowed; `undefined` when it is allowed. */
type Refusal = string | undefined;

const WIDGET = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const KEYWORD = /^[a-z][A-Za-z0-9]*$/;

/**
 * Returns the reason why a name is not allowed for a new widget.
 *
 * @param root the folder of the project
 * @param name the name for `ui:widget`, such as `licence-number`
 */
export function widgetRefusal(root: string, name: string, { widgets }: Declarations): Refusal {
  if (!WIDGET.test(name)) return `"${name}" is not a widget name, such as licence-number`;
  const isDeclared = widgets.some(({ declaration }) => declaration.name === name);
  if (isDeclared || name === 'hidden') return `There is a widget "${name}"`;
  const taken = [
    `renderer/widgets/${name}`,
    `stories/forms/${name}.json`,
    ...globSync(`stories/**/${pascal(name)}Widget.stories.tsx`, { cwd: root }),
    `tests/renderer/widgets/${name}`,
  ].find((path) => existsSync(join(root, path)));
  return taken && `There is ${taken}`;
}

/**
 * Returns the reason why a name is not allowed for a new rule keyword.
 *
 * @param root the folder of the project
 * @param name the form keyword, such as `licenceNumber`
 */
export function ruleRefusal(root: string, name: string, { rules }: Declarations): Refusal {
  if (!KEYWORD.test(name)) return `"${name}" is not a rule keyword, such as licenceNumber`;
  if (isKeyword(root, name)) return `There is a keyword "${name}"`;
  const used = rules.find(({ declaration }) => declaration.rule === `is${pascal(name)}`);
  if (used) return `There is a function is${pascal(name)} in ${used.file}`;
  const taken = [
    `engine/rules/${name}.ts`,
    `tests/engine/rules/${name}.test.ts`,
    `tests/engine/rules/values/${name}.json`,
  ].find((path) => existsSync(join(root, path)));
  return taken && `There is ${taken}`;
}

/**
 * Checks whether a name is a keyword of a field, a group or a list, including those of JSON Schema.
 */
function isKeyword(root: string, name: string): boolean {
  return ['form-schema', 'rule'].some((file) =>
    readFileSync(join(root, `schemas/meta/${file}.schema.json`), 'utf8').includes(`"${name}":`),
  );
}

/** Returns the component name: `LicenceNumber` for `licence-number`. */
export function pascal(name: string): string {
  return name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** Returns the variable name: `licenceNumber` for `licence-number`. */
export function camel(name: string): string {
  return pascal(name).replace(/^./, (first) => first.toLowerCase());
}

/** Returns the words of a name: `Licence number` for `licence-number` and `licenceNumber`. */
export function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
