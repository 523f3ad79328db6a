import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = Parameters<NodeFS['init']>;

/**
 * The file system of PGlite with a working `fsync`. The original reports success without a flush,
 * so a power failure could undo confirmed writes.
 */
export class DurableNodeFs extends NodeFS {
  override async init(pg: Init[0], options: Init[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    const hook = (module: object) => {
      const { NODEFS } = module as { NODEFS: NodeFsModule };
      NODEFS.stream_ops.fsync = flush;
    };
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] },
    };
  }
}

/** The part of emscripten's NODEFS that is used here. Its own types are incomplete. */
interface NodeFsModule {
  readonly stream_ops: { fsync?: (stream: OpenStream) => number };
}

interface OpenStream {
  readonly nfd?: number;
  readonly path?: string;
  readonly node?: unknown;
}

/**
 * Flushes a stream. Directories have no descriptor in emscripten, so they are opened for the flush.
 */
function flush(stream: OpenStream): number {
  if (stream.nfd !== undefined) {
    fsyncSync(stream.nfd);
    return 0;
  }
  if (stream.path === undefined) return 0;
  const descriptor = openSync(stream.path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return 0;
}
