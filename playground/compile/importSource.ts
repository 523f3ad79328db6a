/**
 * Imports the source of a module from a blob. The page's policy allows blobs as scripts, but not
 * the evaluation of texts.
 *
 * @throws {SyntaxError} when the source is no module
 */
export async function importSource<M>(source: string): Promise<M> {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as M;
  } finally {
    URL.revokeObjectURL(address);
  }
}
