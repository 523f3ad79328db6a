import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  formPath,
  isSourceType,
  LANGUAGE_CODES,
  type Language,
  languageOf,
  type SourceType,
} from '#engine';
import { ApiError } from '../../http/errors.ts';
import { holdsNoPages } from '../../plugins/unknownRoutes.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { SiteFile, SiteFiles } from './SiteFiles.ts';
import { sendSiteFile } from './sendSiteFile.ts';

/** The dependencies of the pages. */
export interface PageDeps {
  readonly site: SiteFiles;
  readonly forms: FormCatalogue;
  /** Returns the landing page of a source type, in a language. */
  readonly landingOf: (sourceType: string, language: Language) => string;
  /** Whether this is a development build, whose own site offers every form. */
  readonly isDevelopment: boolean;
}

type Query = Readonly<Record<string, string | undefined>>;

interface FormPage {
  Params: { formId: string };
  Querystring: Query;
}

interface SiteOrForm {
  Params: { first: string; second: string };
  Querystring: Query;
}

const HTML = 'text/html; charset=utf-8';

/**
 * The media types of files at the top of a site, by extension: files that browsers request by
 * default, and the first script.
 */
const TOP_FILES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/**
 * Registers the pages of the specification (document 1, section 2) and the list of forms. Each page
 * is the same application, which reads the URL. A form's first pages are prerendered if possible.
 */
export const pageRoutes: FastifyPluginAsync<PageDeps> = async (app, deps) => {
  const application = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, deps.site.find('index.html'));

  app.get('/', application);
  app.get<FormPage>('/form/:formId', async (request, reply) =>
    openForm(deps, request, reply, { site: 'lrw', code: request.params.formId }),
  );
  app.get<SiteOrForm>('/:first/form/:second', async (request, reply) => {
    const { first, second } = request.params;
    if (holdsNoPages(`/${first}/`)) return reply.callNotFound();
    // A message may link to a form as /{formcode}/form/{reference} (document 2, section 2).
    const form = deps.forms.current(first);
    if (form) return toForm(request, reply, form);
    if (isSourceType(first)) return openForm(deps, request, reply, { site: first, code: second });
    return reply.redirect(deps.landingOf(first, languageOf(request.query.lang)), 302);
  });
  app.get('/form/terms', application);
  app.get('/ack', application);
  app.get<FormPage>('/notRecognized', async (request, reply) =>
    reply.redirect(deps.landingOf('', languageOf(request.query.lang)), 302),
  );
  app.get<{ Params: { file: string } }>('/:file', async (request, reply) => {
    const { file } = request.params;
    const type = TOP_FILES[file.slice(file.lastIndexOf('.') + 1)];
    const found = type ? deps.site.find(file) : undefined;
    return type && found ? sendSiteFile(request, reply, found, type) : reply.callNotFound();
  });
};

/**
 * Redirects a browser from an unknown URL to the page for unrecognised URLs, in the language of the
 * URL.
 */
export function toNotRecognized(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = new URLSearchParams(request.raw.url?.split('?')[1]).get('lang');
  const query = lang === null ? '' : `?lang=${LANGUAGE_CODES[languageOf(lang)].url}`;
  return reply.redirect(`/notRecognized${query}`, 302);
}

/**
 * Sends the page of a form at a site. If the site does not offer the form, redirects to a site that
 * does. For an unknown form, redirects to the landing page.
 */
function openForm(
  deps: PageDeps,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  { site, code }: { readonly site: SourceType; readonly code: string },
): FastifyReply {
  const { forms, landingOf, isDevelopment } = deps;
  const language = languageOf(request.query.lang);
  const form = forms.current(code);
  if (!form) return reply.redirect(landingOf(site, language), 302);
  const { sourceTypes } = form.plan.manifest;
  const isOffered = sourceTypes?.includes(site) ?? true;
  if (!isOffered && !(isDevelopment && site === 'dev')) return toForm(request, reply, form);
  const first = request.query.skipIntro === 'true' ? 'first' : 'intro';
  const prerendered = deps.site.find(`prerendered/${form.code}.${language}.${first}.html`);
  // The browser would discard a page that was prerendered from an earlier definition.
  const isCurrent = prerendered?.content.includes(`data-definition="${form.hash}"`) ?? false;
  return sendPage(request, reply, isCurrent ? prerendered : deps.site.find('index.html'));
}

/** Redirects a browser to a form at the first site that offers it, with the whole query. */
function toForm(
  { raw }: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
  { plan }: CatalogueForm,
): FastifyReply {
  const query = raw.url?.split('?')[1];
  return reply.redirect(formPath(plan.manifest) + (query ? `?${query}` : ''), 302);
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile | undefined,
): FastifyReply {
  if (!page) throw new ApiError('notBuilt');
  return sendSiteFile(request, reply, page, HTML);
}
