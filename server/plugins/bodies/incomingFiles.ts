import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT_BYTES } from '#engine';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import type { TakenFile } from './Base64Bytes.ts';
import { FileTaker } from './FileTaker.ts';

/**
 * The files of a request, by the name that replaces each one in the body. Small files stay in the
 * body unchanged.
 */
export type IncomingFiles = ReadonlyMap<string, TakenFile>;

/** Maximum number of bytes of a body in addition to its files. */
const MOST_LEFT = BODY_LIMITS.files - Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4;

/** Maximum length of a text that stays in the body. Answers and the smallest files are shorter. */
const MOST_TEXT = 16 * 1024;

/**
 * Extracts files on routes with `files`: decodes their base64 while the body arrives, before JSON
 * parsing. Otherwise files would be in memory three times: in the body, in its text, and in the
 * parsed value.
 *
 * @see reliability M6
 */
export function takeFilesOut(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!request.routeOptions.config.files) return payload;
    const taker = new FileTaker({
      mostBytes: UPLOAD_LIMIT_BYTES,
      mostLeft: MOST_LEFT,
      mostText: MOST_TEXT,
    });
    taken.set(request, taker.files);
    payload.on('error', (error) => taker.destroy(error));
    return payload.pipe(taker);
  });
}

/**
 * Returns the files of a request; an empty map on routes without `files`. The memory of the files
 * is freed with the request.
 */
export function filesOf(request: FastifyRequest): IncomingFiles {
  return taken.get(request) ?? NONE;
}

const taken = new WeakMap<FastifyRequest, IncomingFiles>();
const NONE: IncomingFiles = new Map();
