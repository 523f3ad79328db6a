import type { FastifyPluginAsync } from 'fastify';
import healthSchema from '#schemas/api/health-response.schema.json' with { type: 'json' };
import readinessSchema from '#schemas/api/readiness-response.schema.json' with { type: 'json' };
import versionSchema from '#schemas/api/version-response.schema.json' with { type: 'json' };
import type { HealthResponse } from '#schemas/types/health-response.generated.d.ts';
import type { ReadinessResponse } from '#schemas/types/readiness-response.generated.d.ts';
import type { VersionResponse } from '#schemas/types/version-response.generated.d.ts';
import type { Version } from '../../config/version.ts';
import { sendWireStatus } from '../../http/wireStatus.ts';
import { TAGS } from '../../plugins/apiDocument.ts';

/** A check of one service that the server needs. */
export interface HealthCheck {
  readonly name: string;
  /** Resolves on success, rejects otherwise. After two seconds it counts as failed. */
  readonly check: () => Promise<void>;
}

/** The dependencies of the health routes. */
export interface HealthDeps {
  readonly checks: readonly HealthCheck[];
  /** Names of background jobs that have exceeded their time. */
  readonly lateJobs: () => readonly string[];
  readonly version: Version;
  /** Whether the server is stopping. */
  readonly isStopping: () => boolean;
}

const PATIENCE_MS = 2000;

/**
 * Registers three routes. `GET /healthz` shows that the process responds. `GET /readyz` shows
 * whether the services that applicants need are available, including the disk. Gateway and mail are
 * not checked, because forms can be filled in without them. The response also names late background
 * jobs, which do not make the server unavailable. `GET /version` returns the version of the build.
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
