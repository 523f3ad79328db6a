import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  formPath,
  isSourceType,
  LANGUAGE_CODES,
  type Language,
  languageOf,
  type SourceType,
} from '#engine';
import { ApiError } from '../../errors.ts';
import { holdsNoPages } from '../../plugins/unknownRoutes.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/FormCatalogue.ts';
import type { SiteFile, SiteFiles } from './SiteFiles.ts';
import { sendSiteFile } from './sendSiteFile.ts';

/** What the pages need. */
export interface PageDeps {
  readonly site: SiteFiles;
  readonly forms: FormCatalogue;
  /** Where a source type returns to, in a language. */
  readonly landingOf: (sourceType: string, language: Language) => string;
  /** A development build: its own site then offers every form. */
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

/** Files at the top of a site, by extension: what browsers look for, and the script that comes first. */
const TOP_FILES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};

/**
 * The pages of the specification (document 1, section 2) and the list of forms. Each is the same
 * application, which reads the address; a form's first pages were drawn beforehand where they could be.
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
    // A message links a form as /{formcode}/form/{reference} (document 2, section 2).
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

/** Sends a browser from an address that is no page to where it can go on, in its language. */
export function toNotRecognized(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = new URLSearchParams(request.raw.url?.split('?')[1]).get('lang');
  const query = lang === null ? '' : `?lang=${LANGUAGE_CODES[languageOf(lang)].url}`;
  return reply.redirect(`/notRecognized${query}`, 302);
}

/** Opens a form at a site: there, at a site that offers it, or, unknown, where the site returns to. */
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
  const drawn = deps.site.find(`prerendered/${form.code}.${language}.${first}.html`);
  // A page that was drawn from other files than those of today would only be thrown away again.
  const isCurrent = drawn?.content.includes(`data-definition="${form.hash}"`) ?? false;
  return sendPage(request, reply, isCurrent ? drawn : deps.site.find('index.html'));
}

/** Sends a browser to a form at the first site that offers it, with all that its query says. */
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
