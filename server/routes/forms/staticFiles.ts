import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A folder whose file names contain a hash of the content, except for an index. */
export interface HashedFolder {
  /** Absolute path of an existing folder. */
  readonly root: string;
  /** URL path, with a slash at both ends. */
  readonly prefix: string;
}

const YEAR_S = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_S}, immutable`;

/** File names as in `definitionFiles` and in the build of the site. */
const HASHED = /-(?:[0-9a-f]{16}|[\w-]{8})\.[\w.-]+$/;

/**
 * Serves a folder. Files with a hash in their name are cached for a year, so browsers need not
 * request them again. A file without a hash in its name may be cached but must be revalidated each
 * time. Browsers that accept compression get the compressed copies next to the files, so no request
 * waits for compression.
 */
export async function serveHashedFiles(
  app: FastifyInstance,
  { root, prefix }: HashedFolder,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
    },
  });
}

/** Returns the `cache-control` of a file: a year with a hash in its name, otherwise revalidation. */
export function cachingOf(path: string): string {
  return HASHED.test(path) ? FOR_EVER : 'no-cache';
}
