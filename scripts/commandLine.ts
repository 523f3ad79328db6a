import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say } from './run.ts';

/** What a command takes, as Node's `parseArgs` has it. */
export interface Taken extends Pick<ParseArgsConfig, 'options'> {
  /** How many names it takes at most; none by default. */
  readonly names?: number;
}

/**
 * Reads the command line of the process. What the command does not take ends the process with 2.
 *
 * @param usage how the command is called: `npm run forms:new -- CODE`
 * @returns options by name, and the names without one
 */
export function commandLine<const T extends Taken>(usage: string, taken: T) {
  const { names: most = 0, options } = taken;
  const { values, positionals: names } = parsed<Pick<T, 'options'>>(usage, { options });
  const surplus = names[most];
  if (surplus !== undefined) misused(`Cannot take "${surplus}" too`, usage);
  return { values, names };
}

/** Says in one line what is wrong with a call and how to call it, and ends the process with 2. */
export function misused(why: string, usage: string): never {
  say(`${why}: ${usage}`);
  process.exit(2);
}

function parsed<T extends Pick<ParseArgsConfig, 'options'>>(usage: string, taken: T) {
  try {
    return parseArgs({ ...taken, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What follows its first sentence is about names that begin with a hyphen.
    const [why = ''] = error.message.split('. ');
    return misused(why, usage);
  }
}
