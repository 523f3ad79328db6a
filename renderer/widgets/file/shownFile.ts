import { shownFileName } from '#engine';

/**
 * Returns a chosen file with a name that is safe to show. The name is then the same on the page, in
 * announcements, in the submission and on the server. Characters that reverse text are removed,
 * because they could hide the file extension.
 */
export function shownFile(file: File): File {
  const name = shownFileName(file.name);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
