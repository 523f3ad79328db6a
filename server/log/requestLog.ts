import type { FastifyInstance } from 'fastify';
import type { LogTarget } from './LogTarget.ts';
import { StandardOutput } from './StandardOutput.ts';

/**
 * Returns the settings of the logger, which writes one line of JSON for each event. It never writes
 * a whole request, reply or error object, so that no answer, address or key is logged.
 */
export function loggerOptions(level: string, target: LogTarget | undefined) {
  return {
    level,
    stream: target ?? new StandardOutput(),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label.toUpperCase() }) },
    serializers: { req: () => ({}), res: () => ({}), err: nameOnly },
    hooks: {
      logMethod(this: object, args: unknown[], method: (...parts: never[]) => void) {
        Reflect.apply(method, this, args.map(scrubbed));
      },
    },
  };
}

/**
 * Writes one line for each request after its response: the method, the template of the route, the
 * status and the duration. Never writes values of the URL.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

/**
 * Returns the name of an error and its stack. Omits the message, which may contain typed text. Also
 * accepts its own result, because an error inside an object is converted before its serializer runs.
 */
function nameOnly({
  name,
  type,
  code,
  stack = '',
}: {
  name?: string;
  type?: string;
  code?: unknown;
  stack?: string;
}) {
  const way = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name ?? type ?? 'Error', message: '', code, stack: way.slice(0, 8).join('\n') };
}

/** Returns a text without parts that look like personal data; see `scrubbed`. */
export function scrubText(text: string): string {
  return PERSONAL.reduce((left, [what, by]) => left.replace(what, by), text);
}

/**
 * Removes everything from logged texts that looks like an identity card number, an e-mail address,
 * a card number or a telephone number. This is a second protection.
 */
function scrubbed(part: unknown): unknown {
  if (typeof part === 'string') return scrubText(part);
  if (Array.isArray(part)) return part.map(scrubbed);
  if (part instanceof Error) return nameOnly(part);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, scrubbed(value)]));
}

const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+/g, '[e-mail]'],
  [/\b[A-Za-z]{1,2}\d{6}\(?[0-9A]\)?/g, '[id]'],
  [/\b\d(?:[ -]?\d){12,18}\b/g, '[card]'],
  [/\b[2-9]\d{3}[ -]?\d{4}\b/g, '[phone]'],
];
