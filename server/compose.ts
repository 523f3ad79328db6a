import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EnvelopeVault } from './adapters/crypto/EnvelopeVault.ts';
import { HmacHash } from './adapters/crypto/HmacHash.ts';
import { LocalFileStore } from './adapters/file/LocalFileStore.ts';
import { WorkerInspector } from './adapters/inspect/WorkerInspector.ts';
import { unshownInAnswer } from './adapters/pdf/ShownCharacters.ts';
import { TypstPdfRenderer } from './adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from './adapters/sign/PadesDocumentSigner.ts';
import { randomIds } from './adapters/system/randomIds.ts';
import { DocxWordDocuments } from './adapters/word/DocxWordDocuments.ts';
import { FolderTemplates } from './adapters/word/FolderTemplates.ts';
import { buildApp } from './app.ts';
import { furtherRoutes } from './compose/furtherRoutes.ts';
import { healthChecks } from './compose/healthChecks.ts';
import { officeContact } from './compose/officeContact.ts';
import { openAddresses } from './compose/openAddresses.ts';
import { type Base, openBase } from './compose/openBase.ts';
import { type OpenCaptcha, openCaptcha } from './compose/openCaptcha.ts';
import { type OpenCertificates, openCertificates } from './compose/openCertificates.ts';
import { type OpenCheques, openCheques } from './compose/openCheques.ts';
import { openIdentity } from './compose/openIdentity.ts';
import { openJobs } from './compose/openJobs.ts';
import { openOperator } from './compose/openOperator.ts';
import { type OpenPayment, openPayment } from './compose/openPayment.ts';
import { openScanner } from './compose/openScanner.ts';
import { type OpenSeal, openSeal } from './compose/openSeal.ts';
import { openTimeStamps } from './compose/openTimeStamps.ts';
import { reviewWith } from './compose/reviewWith.ts';
import { serviceSettings } from './compose/serviceSettings.ts';
import type { Config } from './config/config.ts';
import { versionFor } from './config/version.ts';
import { DEFINITIONS_URL } from './forms/definitionFiles.ts';
import type { LogTarget } from './log/LogTarget.ts';
import type { AddressLookup } from './ports/AddressLookup.ts';
import type { PdfRenderer } from './ports/documents/PdfRenderer.ts';
import type { WordDocuments } from './ports/documents/WordDocuments.ts';
import type { TimeStamps } from './ports/signing/TimeStamps.ts';
import { openSiteFiles } from './routes/site/SiteFiles.ts';
import { engineRules } from './services/answers/engineRules.ts';
import { printableRules } from './services/answers/printableRules.ts';
import type { ServiceDeps } from './services/contract/ServiceDeps.ts';
import { createServices } from './services/createServices.ts';
import { wordDocument } from './services/documents/wordDocument.ts';
import { createSavedFiles } from './services/files/savedFiles.ts';
import { scanningInspector } from './services/files/scanningInspector.ts';
import { cachedPolls } from './services/payment/cachedPolls.ts';
import { perSecond } from './services/payment/perSecond.ts';
import { createSigning } from './services/signing/createSigning.ts';
import { openSupplement } from './services/supplement/openSupplement.ts';

/**
 * Maximum number of gateway queries per second from polls, enough for fifty waiting applicants.
 */
const QUERIES_PER_SECOND = 25;

/** The composed portal, ready to listen. */
export interface Portal {
  readonly app: FastifyInstance;
  /** Starts the background jobs. */
  readonly startJobs: () => void;
  /** Makes the portal report that it is not ready; open calls continue. */
  readonly announceStop: () => void;
  /** Stops everything: open calls, jobs, workers and the store. */
  readonly close: () => Promise<void>;
}

/**
 * Chooses an adapter for each port and composes the portal. Only this file and its folder import
 * adapters.
 *
 * @param logTarget target of log lines; standard output when absent
 * @throws {Error} when a required part is missing
 */
export async function compose(config: Config, logTarget?: LogTarget): Promise<Portal> {
  return composeOver(await openBase(config), logTarget);
}

/**
 * Composes the portal like `compose`, over an open base. The caller can also read the base's store.
 */
export async function composeOver(base: Base, logTarget?: LogTarget): Promise<Portal> {
  const { config } = base;
  const state = { isStopping: false, origin: config.publicUrl };
  const payment = openPayment({ ...base, origin: () => state.origin });
  const certificates = await openCertificates(base);
  const addresses = await openAddresses(config, base.stores);
  const pdf = new TypstPdfRenderer();
  const words = new DocxWordDocuments();
  const worker = new WorkerInspector();
  const captcha = openCaptcha(base);
  const inspector = scanningInspector(worker, openScanner(base));
  const eCheques = await openCheques(base, worker, certificates.online);
  const deps = serviceDeps(base, payment, { inspector, pdf, eCheques: eCheques.desk });
  const timeStamps = openTimeStamps(config, base.clock, (fault) => base.log.warn({}, fault));
  const seal = await openSeal(config, base.clock, timeStamps);
  const { hasSettlement } = payment;
  const jobs = openJobs(base, deps, { pdf, seal: seal.seal, hasSettlement });
  const app = await openApp(base, deps, {
    pdf,
    words,
    payment,
    certificates,
    eCheques,
    addresses,
    captcha,
    seal,
    timeStamps,
    isStopping: () => state.isStopping,
    lateJobs: jobs.late,
    ...(logTarget ? { logTarget } : {}),
  });
  const closeOperator = await openOperator(base, deps);
  base.log.attach(app.log);
  app.addHook('onListen', async () => {
    state.origin = app.listeningOrigin;
  });
  return {
    app,
    startJobs: jobs.start,
    announceStop: () => {
      state.isStopping = true;
    },
    close: async () => {
      base.unwatch();
      await closeOperator();
      await app.close();
      await jobs.stop();
      await pdf.close();
      await words.close();
      await captcha.close();
      await inspector.close();
      await base.stores.submissions.close();
    },
  };
}

function serviceDeps(
  { config, stores, clock, secrets, catalogue, portal }: Base,
  payment: OpenPayment,
  { inspector, pdf, eCheques }: Pick<ServiceDeps, 'inspector' | 'pdf' | 'eCheques'>,
): ServiceDeps {
  return {
    store: stores.submissions,
    gateway: payment.gateway,
    availability: payment.availability,
    receipts: payment.receipts,
    clock,
    ids: randomIds,
    vault: new EnvelopeVault(secrets.keysFor('data')),
    hash: new HmacHash(secrets.keysFor('hash')),
    files: new LocalFileStore(join(config.dataDir, 'files')),
    inspector,
    eCheques,
    catalogue,
    rules: printableRules(engineRules, unshownInAnswer),
    pdf,
    office: () => officeContact(portal.readPortalConfig()),
    settings: serviceSettings(config, secrets, portal, payment),
    mayAsk: perSecond(QUERIES_PER_SECOND),
  };
}

interface AppParts {
  readonly pdf: PdfRenderer;
  readonly words: WordDocuments;
  readonly payment: OpenPayment;
  readonly certificates: OpenCertificates;
  readonly eCheques: OpenCheques;
  readonly addresses: AddressLookup | undefined;
  readonly captcha: OpenCaptcha;
  readonly seal: OpenSeal;
  readonly timeStamps: TimeStamps | undefined;
  readonly isStopping: () => boolean;
  readonly lateJobs: () => readonly string[];
  readonly logTarget?: LogTarget;
}

function openApp(base: Base, deps: ServiceDeps, parts: AppParts): Promise<FastifyInstance> {
  const { config, clock, secrets, catalogue, portal } = base;
  const { pdf, certificates, addresses, isStopping, lateJobs, logTarget } = parts;
  const services = createServices(deps);
  const payments = { ...services, pollTransaction: cachedPolls(services.pollTransaction) };
  const signer = new PadesDocumentSigner(parts.timeStamps);
  const signing = { ...deps, pdf, signer, trust: certificates.trust };
  return buildApp({
    config,
    services: { ...payments, ...createSigning(signing) },
    forms: catalogue,
    rules: deps.rules,
    inspector: deps.inspector,
    clock,
    captcha: parts.captcha.gate,
    counters: base.stores.counters,
    savedFiles: createSavedFiles(secrets.keysFor('saved-file'), clock),
    addresses,
    renderReview: reviewWith(pdf, clock),
    fillDocument: (input) =>
      wordDocument({ templates: new FolderTemplates(config.formsDirs), words: parts.words }, input),
    openLink: (link) => openSupplement(deps, link),
    portal,
    site: openSiteFiles(config.siteDir),
    hashedFolders: hashedFolders(config),
    sittingKeys: secrets.keysFor('sitting').map(({ key }) => key),
    further: furtherRoutes({
      config,
      clock,
      forms: catalogue,
      payments,
      openedPayment: parts.payment,
      identity: openIdentity({
        config,
        portal,
        signing,
        certificates,
        logins: base.stores.identityLogins,
      }),
      authority: certificates.authority,
      chequeBank: parts.eCheques.bank,
      seal: parts.seal,
    }),
    checks: healthChecks(base),
    version: versionFor(config.mode),
    isStopping,
    lateJobs,
    ...(logTarget ? { logTarget } : {}),
  });
}

function hashedFolders({ siteDir, definitionsDir }: Config) {
  return [
    { root: definitionsDir, prefix: DEFINITIONS_URL },
    { root: join(siteDir, 'assets'), prefix: '/assets/' },
  ];
}
