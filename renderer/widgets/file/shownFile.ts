import { shownFileName } from '#engine';

/**
 * A chosen file under a name that can be shown: on the page, in what is announced and in what is sent it
 * is called as the server will call it, and none can hide its ending behind characters that turn text.
 */
export function shownFile(file: File): File {
  const name = shownFileName(file.name);
  if (name === file.name) return file;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
