/**
 * Returns the name of an uploaded file for display: the last part of a path, at most 100 characters
 * including the ending. It removes invisible and direction characters (U+202E would let `fdp.exe`
 * end in `exe.pdf`). The page and the server use the same name; files are never stored under it.
 * Applying the function again does not change the name.
 *
 * @example
 * shownFileName('C:\\fakepath\\plan.pdf'); // 'plan.pdf'
 * shownFileName('exe.\u202efdp'); // 'exe.fdp'
 * shownFileName('何:大文?.pdf'); // '何_大文_.pdf'
 * shownFileName('../'); // 'file'
 */
export function shownFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(ACTING, '')
    // This step comes after the removal: characters that were apart may compose now.
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  const named = plain === '' ? 'file' : plain;
  return shortened(RESERVED.test(named) ? `_${named}` : named);
}

/**
 * Returns the ending of a file name with its dot, in lower case; `''` for a name without an ending.
 *
 * @example
 * fileEnding('Plan.PDF'); // '.pdf'
 * fileEnding('plan'); // ''
 * fileEnding('plan.圖'); // ''
 */
export function fileEnding(name: string): string {
  return /\.[a-z0-9]+$/.exec(shownFileName(name).toLowerCase())?.[0] ?? '';
}

const ACTING = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]/gu;

/** Windows reserves these device names: it cannot open a file with such a name. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const LONGEST = 100;

function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= LONGEST) return name;
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const start = characters.slice(0, LONGEST - ending.length).join('');
  return start.replace(/[. ]{1,100}$/, '') + ending;
}
