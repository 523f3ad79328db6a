import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A folder of files whose names hold a hash of their content. */
export interface HashedFolder {
  /** Absolute path; it must exist. */
  readonly root: string;
  /** Address, with a slash at both ends. */
  readonly prefix: string;
}

const YEAR_S = 31_536_000;

/**
 * Serves a folder for ever: whoever fetched a file once need not ask again. Compressed copies beside
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
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    },
  });
}
