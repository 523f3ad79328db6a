import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/**
 * The stories of a built Storybook, by component: those of one follow each other in one page, as in the
 * tests. A page of its own for each takes four times as long.
 *
 * @param folder of the build
 * @param only which stories, by their id
 */
export async function builtStories(
  folder: string,
  only: RegExp,
): Promise<readonly (readonly string[])[]> {
  const index: StoryIndex = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const ids = stories.map(({ id }) => id).filter((id) => only.test(id));
  return Object.values(Object.groupBy(ids, componentOf)).map((group = []) => group);
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
}

/** `widgets-date--empty` is a story of `widgets-date`. */
const componentOf = (id: string) => id.replace(/--.*$/, '');

/** Stories on a free port of this machine. */
export interface ServedStories {
  /** With a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built Storybook.
 *
 * @param folder of the build
 */
export async function serveStories(folder: string): Promise<ServedStories> {
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
