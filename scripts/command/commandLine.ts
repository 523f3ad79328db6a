import { type ParseArgsConfig, parseArgs } from 'node:util';
import { say } from './run.ts';

/** The options and names that a command accepts, in the format of Node's `parseArgs`. */
export interface Taken extends Pick<ParseArgsConfig, 'options'> {
  /** The maximum number of names; none by default. */
  readonly names?: number;
}

/**
 * Parses the command line of the process. Exits with 2 after an unknown option or too many names.
 *
 * @param usage the usage of the command, such as `npm run forms:new -- CODE`
 * @returns options by name, and the positional names
 */
export function commandLine<const T extends Taken>(usage: string, accepted: T) {
  const { names: most = 0, options } = accepted;
  const { values, positionals: names } = parsed<Pick<T, 'options'>>(usage, { options });
  const surplus = names[most];
  if (surplus !== undefined) misused(`Cannot take "${surplus}" too`, usage);
  return { values, names };
}

/** Prints the mistake in a call and the usage in one line, then exits with 2. */
export function misused(why: string, usage: string): never {
  say(`${why}: ${usage}`);
  process.exit(2);
}

function parsed<T extends Pick<ParseArgsConfig, 'options'>>(usage: string, accepted: T) {
  try {
    return parseArgs({ ...accepted, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Removes all sentences after the first: they are about names that begin with a hyphen.
    const [why = ''] = error.message.split('. ');
    return misused(why, usage);
  }
}
