/**
 * Makes the name of an uploaded file fit to be shown: the last part of a path, without characters
 * that turn or hide text (U+202E would let `fdp.exe` end in `exe.pdf`), at most 100 long with its ending
 * kept. The page and the server call a file alike; files are never stored under the name. A name that was
 * made so stays as it is, or a saved file would come back with another one.
 */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(ACTING, '')
    // Afterwards: what a removed character kept apart is one character then.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  const named = plain === '' ? 'file' : plain;
  return shortened(RESERVED.test(named) ? `_${named}` : named);
}

/** Ending of a file name with its dot, in lower case; `''` when there is none. */
export function fileEnding(name: string): string {
  return /\.[a-z0-9]+$/.exec(shownFileName(name).toLowerCase())?.[0] ?? '';
}

const ACTING = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/** Devices of Windows: a file of such a name cannot be opened there. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const LONGEST = 100;

function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const start = characters.slice(0, LONGEST - ending.length).join('');
  return start.replace(/[. ]{1,100}$/, '') + ending;
}
