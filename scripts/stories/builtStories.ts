import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/**
 * Returns the stories of a built Storybook, grouped by component. The stories of a component are
 * rendered one after another in one page, as in the tests. A separate page for each story takes
 * four times as long.
 *
 * @param folder the folder of the build
 * @param only a pattern of story ids
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

/** Returns the component of a story: `widgets-date--empty` is a story of `widgets-date`. */
const componentOf = (id: string) => id.replace(/--.*$/, '');

/** A server of stories on a free port of this machine. */
export interface ServedStories {
  /** The URL, with a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built Storybook.
 *
 * @param folder the folder of the build
 */
export async function serveStories(folder: string): Promise<ServedStories> {
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
