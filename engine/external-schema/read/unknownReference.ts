import { didYouMean, nearest } from '../../compiler/source/nearest.ts';
import { lastPart } from '../documents/lastPart.ts';
import { listed } from '../documents/listed.ts';
import { pathInFolder } from '../documents/pathInFolder.ts';
import type { BundledFiles } from './BundledFiles.ts';

/** The fault of a reference that names no schema. */
export interface ReferenceFault {
  readonly code: 'unknown-ref' | 'remote-ref';
  readonly message: string;
  readonly remedy: string;
}

/**
 * Returns the fault of a reference, with the nearest definition or file that exists.
 *
 * @param reference the reference as written: `address.json#/$defs/home`
 * @param from the file with the reference
 * @param isRemote whether the document that it names was not read
 */
export function unknownReference(
  reference: string,
  from: string,
  isRemote: boolean,
  files: BundledFiles,
): ReferenceFault {
  const [path = '', fragment = ''] = reference.split('#');
  if (isRemote) return unreadFile(reference, path, from, files);
  const file = path === '' ? from : (pathInFolder(path, from) ?? from);
  const message = `There is no schema "${reference}"`;
  const known = files.definitions.get(file) ?? [];
  return { code: 'unknown-ref', message, remedy: nearestIn(known, path, fragment) };
}

function unreadFile(
  reference: string,
  path: string,
  from: string,
  { unread, existing }: BundledFiles,
): ReferenceFault {
  const file = pathInFolder(path, from);
  if (file === undefined) return outside(reference, path);
  const reason = unread.get(file);
  const code = 'unknown-ref';
  if (reason !== undefined) {
    const remedy = 'Copy the definition that the form needs into a smaller file, or into "$defs".';
    return { code, message: `"${file}" ${reason}`, remedy };
  }
  const message = `There is no file "${file}" in the form's folder`;
  const otherwise =
    existing.length > 0
      ? `The folder has ${listed(existing)}.`
      : 'Put the file into the folder; its name ends in ".json".';
  return { code, message, remedy: didYouMean(file, existing, otherwise) };
}

function outside(reference: string, path: string): ReferenceFault {
  const code = 'remote-ref';
  const isAddress = /^(?:\/\/|(?!file:)[a-z][a-z\d+.-]+:)/i.test(path);
  if (!isAddress) {
    const message = `"${reference}" is outside the form's folder`;
    const remedy = `Copy the file into the folder, and name it by its path from this file: "${lastPart(path)}".`;
    return { code, message, remedy };
  }
  const message = `"${reference}" is outside this file`;
  const remedy = `Landform fetches no schemas. Save it in the folder with its "$id", or copy it into "$defs" and name it "#/$defs/name".`;
  return { code, message, remedy };
}

/** Proposes the definition of the most similar name, wherever the file has it. */
function nearestIn(definitions: readonly string[], path: string, fragment: string): string {
  const names = new Map(definitions.map((each) => [lastPart(each), path + each]));
  const wanted = lastPart(fragment);
  const near = names.has(wanted) ? wanted : nearest(wanted, [...names.keys()]);
  if (near !== undefined) return `Did you mean "${names.get(near)}"?`;
  const [first] = names.values();
  return first === undefined
    ? 'Define it under "$defs", and name it "#/$defs/name".'
    : `The file defines ${listed([...names.keys()])}: write "${first}".`;
}
