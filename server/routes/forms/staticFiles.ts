import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A folder of files whose names hold a hash of their content, but for an index. */
export interface HashedFolder {
  /** Absolute path; it must exist. */
  readonly root: string;
  /** Address, with a slash at both ends. */
  readonly prefix: string;
}

const YEAR_S = 31_536_000;
const FOR_EVER = `public, max-age=${YEAR_S}, immutable`;

/** As `definitionFiles` names files, and as the build of the site does. */
const HASHED = /-(?:[0-9a-f]{16}|[\w-]{8})\.[\w.-]+$/;

/**
 * Serves a folder for ever: whoever fetched a file once need not ask again, but for a file without a
 * hash in its name, which may be kept and must be asked for again each time. Compressed copies beside
 * the files are sent to browsers that take them; nothing is compressed while somebody waits.
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
      reply.header('cache-control', HASHED.test(path) ? FOR_EVER : 'no-cache');
    },
  });
}
