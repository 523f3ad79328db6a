import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_LIMIT_BYTES } from '#engine';
import type { TakenFile } from './Base64Bytes.ts';
import { FileTaker } from './FileTaker.ts';
import { BODY_LIMITS } from './routeConfig.ts';

/**
 * Files that came with a request, by the name that stands in its body where each one stood; small ones
 * stand there as they came.
 */
export type IncomingFiles = ReadonlyMap<string, TakenFile>;

/** What a body of the largest size has beside 30 MB of files. */
const MOST_LEFT = BODY_LIMITS.files - Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4;

/** Bytes of a text that is left in its place: answers are shorter, and so are the smallest files. */
const MOST_TEXT = 16 * 1024;

/**
 * On routes with files: their base64 becomes bytes while the body comes in, before anything reads it
 * as JSON. As texts they would be held three times: as the body, as its text, and as its value.
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

/** The files of a request; none on routes without. Their bytes go when the request goes. */
export function filesOf(request: FastifyRequest): IncomingFiles {
  return taken.get(request) ?? NONE;
}

const taken = new WeakMap<FastifyRequest, IncomingFiles>();
const NONE: IncomingFiles = new Map();
