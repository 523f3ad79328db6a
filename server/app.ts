import { type FastifyInstance, type FastifyPluginAsync, fastify, LogController } from 'fastify';
import type { Config } from './config/config.ts';
import type { PortalConfig } from './config/portalConfig.ts';
import { BODY_LIMITS } from './http/routeConfig.ts';
import type { LogTarget } from './log/LogTarget.ts';
import { requestId } from './log/requestId.ts';
import { loggerOptions, logRequests } from './log/requestLog.ts';
import { documentRoutes } from './plugins/apiDocument.ts';
import { checkWithOwnAjv } from './plugins/apiSchemas.ts';
import { endSlowBodies } from './plugins/bodies/bodyTimes.ts';
import { readJsonBodies } from './plugins/bodies/jsonBody.ts';
import { limitLargeBodies } from './plugins/bodies/largeBodies.ts';
import { requireCaptcha } from './plugins/captchaHeaders.ts';
import { endConnections } from './plugins/endConnections.ts';
import { answerBadAddresses, answerClientErrors, answerErrors } from './plugins/errorHandler.ts';
import { registerMaintenance } from './plugins/maintenance.ts';
import { parseQuery, refuseLongAddresses } from './plugins/query.ts';
import { limitCalls } from './plugins/rateLimit.ts';
import { refuseOtherSites } from './plugins/sameOrigin.ts';
import { addHeaders, securityHeaders } from './plugins/securityHeaders.ts';
import { createSittings, type FurtherOptions } from './plugins/sitting.ts';
import { answerUnknownRoutes } from './plugins/unknownRoutes.ts';
import { createVisitorCookie } from './plugins/visitor.ts';
import type { AddressLookup } from './ports/AddressLookup.ts';
import type { AttachmentInspector } from './ports/files/AttachmentInspector.ts';
import type { FormCatalogue } from './ports/forms/FormCatalogue.ts';
import type { FormRules } from './ports/forms/FormRules.ts';
import type { CallCounters } from './ports/store/CallCounters.ts';
import type { Clock } from './ports/system/Clock.ts';
import { challengeRoute } from './routes/captcha/challengeRoute.ts';
import { configRoutes } from './routes/config/configRoutes.ts';
import { documentationRoutes } from './routes/documentation/documentationRoutes.ts';
import { formsRoute } from './routes/forms/formsRoute.ts';
import { type HashedFolder, serveHashedFiles } from './routes/forms/staticFiles.ts';
import { type HealthDeps, healthRoutes } from './routes/health/healthRoutes.ts';
import { lookupRoute } from './routes/lookup/lookupRoute.ts';
import { savedFileRoutes } from './routes/savedFile/savedFileRoutes.ts';
import { formToSignRoute } from './routes/signing/formToSignRoute.ts';
import { restoreRoute } from './routes/signing/restoreRoute.ts';
import { signedFormRoute } from './routes/signing/signedFormRoute.ts';
import { signingRoutes } from './routes/signing/signingRoutes.ts';
import { pageRoutes, toNotRecognized } from './routes/site/pageRoutes.ts';
import type { SiteFiles } from './routes/site/SiteFiles.ts';
import { sittingRoute } from './routes/site/sittingRoute.ts';
import { documentRoute, type FillDocument } from './routes/submission/documentRoute.ts';
import { type RenderReview, reviewRoute } from './routes/submission/reviewRoute.ts';
import { saveRoutes } from './routes/submission/saveRoutes.ts';
import { submitRoutes } from './routes/submission/submitRoutes.ts';
import { transactionRoutes } from './routes/submission/transactionRoutes.ts';
import { type SupplementRouteDeps, supplementRoute } from './routes/supplement/supplementRoute.ts';
import type { CaptchaGate } from './services/captchaGate.ts';
import type { Services } from './services/contract/Services.ts';
import type { SavedFiles } from './services/files/savedFiles.ts';

/** The dependencies of the whole application. */
export interface AppDeps extends HealthDeps {
  readonly config: Config;
  readonly services: Services;
  readonly forms: FormCatalogue;
  readonly rules: FormRules;
  readonly inspector: AttachmentInspector;
  readonly clock: Clock;
  /** Absent when this process is the only one. */
  readonly counters?: CallCounters | undefined;
  readonly captcha: CaptchaGate;
  readonly savedFiles: SavedFiles;
  /** Absent when the portal offers no address search. */
  readonly addresses: AddressLookup | undefined;
  readonly renderReview: RenderReview;
  readonly fillDocument: FillDocument;
  readonly openLink: SupplementRouteDeps['openLink'];
  readonly portal: PortalConfig;
  readonly site: SiteFiles;
  /** Folders of the site's assets and of the definitions. */
  readonly hashedFolders: readonly HashedFolder[];
  /**
   * Keys of 32 bytes, the current key first. The server derives the cookie of an idempotent call
   * from them, so that a repeated call gets the same cookie.
   */
  readonly sittingKeys: readonly Buffer[];
  /** Routes that depend on the settings: payment, the sandbox bank, /debug. */
  readonly further?: FastifyPluginAsync<FurtherOptions>;
  /** Target of log lines; standard output when absent. */
  readonly logTarget?: LogTarget;
}

/**
 * Creates the application with the whole API and site. Registers rules for every call first, then
 * the routes in the order in which an applicant uses them. The application does not listen yet.
 */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, forms, clock, services, portal } = deps;
  const https = config.publicUrl.startsWith('https://');
  const sittings = createSittings(deps.sittingKeys, { https });
  const logins = createSittings(deps.sittingKeys, { https }, 'login');
  const visitors = createVisitorCookie({ https });
  const headers = securityHeaders({
    https,
    paymentHosts: config.payment.hosts,
    googlePayLibrary: config.wallets.googlePay?.library,
  });
  const app = fastify({
    ...serverOptions(config, deps.logTarget),
    frameworkErrors: answerBadAddresses({ headers, toPage: toNotRecognized }),
    clientErrorHandler: answerClientErrors({ headers }),
  });

  checkWithOwnAjv(app);
  limitLargeBodies(app, config.limits, endSlowBodies(app, config.limits));
  readJsonBodies(app);
  answerErrors(app);
  answerUnknownRoutes(app, toNotRecognized);
  addHeaders(app, headers);
  logRequests(app);
  endConnections(app, deps.isStopping);
  refuseLongAddresses(app);
  refuseOtherSites(app, { publicUrl: config.publicUrl, trustHost: config.mode === 'demo' });
  const isLetIn = registerMaintenance(app, {
    isOn: () => portal.readPortalConfig().MAINTENANCE,
    bypass: config.maintenanceBypass,
    style: { https },
  });
  await limitCalls(app, config.limits, [sittings, logins], deps.counters);
  requireCaptcha(app, config.noCaptcha ? undefined : deps.captcha, visitors);
  await documentRoutes(app, deps.version.version);

  await app.register(healthRoutes, deps);
  await app.register(documentationRoutes);
  await app.register(pageRoutes, {
    site: deps.site,
    forms,
    landingOf: portal.landingOf,
    isDevelopment: config.debugPages,
  });
  for (const folder of deps.hashedFolders) await serveHashedFiles(app, folder);
  await app.register(configRoutes, { ...portal, isLetIn });
  await app.register(formsRoute, { forms, clock });
  await app.register(supplementRoute, { openLink: deps.openLink });
  await app.register(challengeRoute, { captcha: deps.captcha, visitors });
  await app.register(lookupRoute, { addresses: deps.addresses });
  await app.register(savedFileRoutes, { forms, savedFiles: deps.savedFiles });
  await app.register(reviewRoute, deps);
  await app.register(documentRoute, deps);
  await app.register(saveRoutes, { services, forms, sittings });
  await app.register(signingRoutes, { services, sittings });
  await app.register(formToSignRoute, { services, sittings });
  await app.register(restoreRoute, { services, forms, sittings });
  await app.register(transactionRoutes, { services, sittings });
  await app.register(signedFormRoute, { services, sittings });
  await app.register(submitRoutes, { services, forms, sittings });
  await app.register(sittingRoute, { cookies: [sittings, logins] });
  if (deps.further) await app.register(deps.further, { sittings, logins });
  return app;
}

/**
 * Returns the server options. Every limit is set, because by default a request may take any time.
 * `requestTimeout` is long enough for uploads. `endSlowBodies` ends slow bodies sooner.
 */
function serverOptions({ limits, trustProxy, logLevel }: Config, target: LogTarget | undefined) {
  return {
    logger: loggerOptions(logLevel, target),
    // `requestLog.ts` writes log lines that contain only selected parts.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }: { headers: Record<string, unknown> }) => requestId(headers),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: BODY_LIMITS.small,
    requestTimeout: limits.headersTimeoutMs + limits.uploadTimeoutMs + limits.uploadWaitMs,
    handlerTimeout: limits.handlerTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    return503OnClosing: true,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: limits.connectionsCheckMs,
      maxHeaderSize: 16 * 1024,
    },
    routerOptions: { maxParamLength: 100, querystringParser: parseQuery },
  };
}
