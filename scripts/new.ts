/**
 * `npm run new -- widget NAME` and `npm run new -- rule NAME`: writes a new widget with its story
 * and its test, or a new rule keyword with its table of values. Then it writes the tables and pages
 * generated from them. The files pass `npm run check` as written. Exits with 1 when it cannot write
 * a file, with 2 after a wrong call or for an unusable name.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from '../server/log/reasonOf.ts';
import { commandLine, misused } from './command/commandLine.ts';
import { ROOT, run, say } from './command/run.ts';
import { formatted } from './declare/formatted.ts';
import { readDeclarations } from './declare/readDeclarations.ts';
import { ruleRefusal, widgetRefusal } from './new/names.ts';
import { ruleFiles } from './new/ruleFiles.ts';
import { widgetFiles } from './new/widgetFiles.ts';

const USAGE = 'npm run new -- widget NAME, or npm run new -- rule NAME';

const NEXT = {
  widget:
    'Next: write the component, its story and its texts; name in WIDGETS the value types and rules that show it.',
  rule: 'Next: write the function and its values; give RULE a message key with texts in renderer/i18n/locales.',
} as const;

const { names } = commandLine(USAGE, { names: 2 });
const [kind, name] = names;
if (kind !== 'widget' && kind !== 'rule') {
  misused(
    kind === undefined ? 'Name the kind: widget or rule' : `Cannot write a new "${kind}"`,
    USAGE,
  );
}
if (name === undefined) misused(`Give the ${kind} a name`, USAGE);
const declarations = await readDeclarations(ROOT);
const refusal = (kind === 'widget' ? widgetRefusal : ruleRefusal)(ROOT, name, declarations);
if (refusal !== undefined) misused(refusal, USAGE);

const rules = declarations.rules.map(({ declaration }) => declaration);
const files = kind === 'widget' ? widgetFiles(name) : ruleFiles(name, rules);
try {
  for (const [path, text] of files) await write(path, text);
} catch (error) {
  say(`Cannot write the ${kind}: ${reasonOf(error)}`);
  process.exit(1);
}
// Runs new processes, because this one keeps the old declarations in its module cache.
for (const script of ['generate-types.ts', 'doc/reference.ts']) {
  const { code } = await run(['node', join(ROOT, 'scripts', script)]);
  if (code !== 0) process.exit(1);
}
say(`The ${kind} is in ${[...files.keys()].join(', ')}.`);
say(NEXT[kind]);

async function write(path: string, text: string): Promise<void> {
  const file = join(ROOT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await formatted(ROOT, path, text));
}
