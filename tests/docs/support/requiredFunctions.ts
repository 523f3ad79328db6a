import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/command/run.ts';
import { type ExportedFunction, moduleAt } from './docstrings.ts';

/** The files in which every exported function must have an example. */
const ROOMS = 'engine/{rules,format,values,normalise}/**/*.ts';
/** The entry files of the engine. Every function that they re-export must have an example. */
const ENTRIES = ['engine/index.ts', 'engine/compiler/index.ts'];

/** A function and the file that declares it. */
export interface RequiredFunction extends ExportedFunction {
  readonly file: string;
}

/** Returns every function that must have an example. */
export function requiredFunctions(): readonly RequiredFunction[] {
  const found = new Map<string, RequiredFunction>();
  const add = (each: RequiredFunction) => found.set(`${each.file} ${each.name}`, each);
  for (const file of globSync(ROOMS, { cwd: ROOT })) functionsOf(file).forEach(add);
  for (const entry of ENTRIES) behind(entry).forEach(add);
  return [...found.values()];
}

function behind(entry: string): readonly RequiredFunction[] {
  return moduleAt(entry).reExports.flatMap(({ from, names }) => {
    const file = join(entry, '..', from);
    return names ? functionsOf(file).filter(({ name }) => names.includes(name)) : behind(file);
  });
}

function functionsOf(file: string): readonly RequiredFunction[] {
  return moduleAt(file).functions.map((each) => ({ ...each, file }));
}
