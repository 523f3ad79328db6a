import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import { cachingOf } from '../forms/staticFiles.ts';
import { PLAYGROUND_POLICY } from './playgroundPolicy.ts';

/** The dependencies of the playground. */
export interface PlaygroundDeps {
  /** Folder of the built playground, which may not exist yet. */
  readonly folder: string;
}

/** The script of the worker, whose name contains a hash, and its compressed copies. */
const WORKER = /[\\/]worker-[\w-]+\.js(?:\.br|\.gz)?$/;

/** The frame of the page shows the form. */
const FRAMED = "frame-ancestors 'self'";

/**
 * Registers `/playground/`, in demo only: the page on which authors try out a form. Its files have
 * policies of their own, and those of all other pages stay as they are.
 */
export const playgroundRoutes: FastifyPluginAsync<PlaygroundDeps> = async (app, { folder }) => {
  if (!existsSync(join(folder, 'index.html'))) {
    for (const path of ['/playground', '/playground/*']) {
      app.get(path, async () => {
        throw new ApiError('notBuilt');
      });
    }
    return;
  }
  // The page's addresses are relative, so it must be opened with a slash at the end.
  app.get('/playground', async (_request, reply) => reply.redirect('/playground/', 302));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/playground/',
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const { page, worker } = PLAYGROUND_POLICY;
      const policy = WORKER.test(path) ? worker : `${page}; ${FRAMED}`;
      reply.header('content-security-policy', policy);
      reply.header('cache-control', cachingOf(path));
    },
  });
};
