import type { FastifyPluginAsync } from 'fastify';
import healthSchema from '#schemas/api/health-response.schema.json' with { type: 'json' };
import readinessSchema from '#schemas/api/readiness-response.schema.json' with { type: 'json' };
import versionSchema from '#schemas/api/version-response.schema.json' with { type: 'json' };
import type { HealthResponse } from '#schemas/types/health-response.generated.d.ts';
import type { ReadinessResponse } from '#schemas/types/readiness-response.generated.d.ts';
import type { VersionResponse } from '#schemas/types/version-response.generated.d.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import { sendWireStatus } from '../../plugins/wireStatus.ts';

/** How one thing that the server needs is doing. */
export interface HealthCheck {
  readonly name: string;
  /** Resolves when all is well, rejects otherwise; given two seconds. */
  readonly check: () => Promise<void>;
}

/** Which build answers. */
export type Version = Readonly<VersionResponse>;

/** What the health routes need. */
export interface HealthDeps {
  readonly checks: readonly HealthCheck[];
  /** Names of background jobs that have not ended in time. */
  readonly lateJobs: () => readonly string[];
  readonly version: Version;
  /** Whether the server was told to stop. */
  readonly isStopping: () => boolean;
}

const PATIENCE_MS = 2000;

/**
 * `GET /healthz`: the process answers. `GET /readyz`: all that it needs to serve applicants is
 * there, disk included (not the gateway nor the mail: without them forms can still be filled in); it names background
 * jobs that are late, which does not take applicants away from a server. `GET /version`.
 */
export const healthRoutes: FastifyPluginAsync<HealthDeps> = async (app, deps) => {
  app.get<{ Reply: HealthResponse }>(
    '/healthz',
    {
      schema: {
        tags: [TAGS.server],
        summary: 'Whether the process answers',
        response: { 200: healthSchema },
      },
    },
    async () => ({ status: 'ok' }),
  );

  app.get('/readyz', { schema: READINESS }, async (_request, reply) => {
    const results = await Promise.all(deps.checks.map(resultOf));
    const isReady = !deps.isStopping() && results.every(({ ok }) => ok);
    const body: ReadinessResponse = {
      status: isReady ? 'ok' : 'unavailable',
      checks: Object.fromEntries(results.map(({ name, ok }) => [name, ok ? 'ok' : 'failed'])),
      lateJobs: [...deps.lateJobs()],
    };
    return sendWireStatus(reply, isReady ? 200 : 503, body);
  });

  app.get<{ Reply: VersionResponse }>(
    '/version',
    {
      schema: {
        tags: [TAGS.server],
        summary: 'Which build answers',
        response: { 200: versionSchema },
      },
    },
    async () => deps.version,
  );
};

const READINESS = {
  tags: [TAGS.server],
  summary: 'Whether everything that applicants need is there',
  response: { 200: readinessSchema, 503: readinessSchema },
};

async function resultOf({ name, check }: HealthCheck): Promise<{ name: string; ok: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Cannot wait longer for the check')), PATIENCE_MS);
  });
  try {
    await Promise.race([check(), late]);
    return { name, ok: true };
  } catch {
    return { name, ok: false };
  } finally {
    clearTimeout(timer);
  }
}
