import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A mail in the outbox folder. */
export interface KeptMail {
  /** Name of the mail's file, without `.eml`. */
  readonly name: string;
  readonly mail: Email;
}

/** File names as `OutboxMailer` writes them; no name can lead out of the folder. */
const NAME = /^[A-Za-z0-9-]{1,100}$/;
const ENDING = '.eml';
/** Maximum number of mails in a list. */
const NEWEST = 50;

/**
 * Reads the 50 newest mails of a folder, newest first. Returns `[]` when the folder does not exist.
 */
export async function readMails(folder: string): Promise<readonly KeptMail[]> {
  const files = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    files
      .filter((file) => file.endsWith(ENDING))
      .map(async (file) => ({ file, at: (await stat(join(folder, file))).mtimeMs })),
  );
  const newest = dated.toSorted((a, b) => b.at - a.at).slice(0, NEWEST);
  const mails = await Promise.all(
    newest.map(({ file }) => readMail(folder, file.slice(0, -ENDING.length))),
  );
  return mails.filter((mail) => mail !== undefined);
}

/** Reads one mail. @returns `undefined` when no mail has that name */
export async function readMail(folder: string, name: string): Promise<KeptMail | undefined> {
  if (!NAME.test(name)) return undefined;
  const content = await readFile(join(folder, name + ENDING)).catch(() => undefined);
  return content && { name, mail: await PostalMime.parse(content) };
}
