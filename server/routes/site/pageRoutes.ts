import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGE_CODES, type Language, languageOf } from '#engine';
import { ApiError } from '../../errors.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/FormCatalogue.ts';
import type { SiteFile, SiteFiles } from './SiteFiles.ts';
import { sendSiteFile } from './sendSiteFile.ts';

/** What the pages need. */
export interface PageDeps {
  readonly site: SiteFiles;
  readonly forms: FormCatalogue;
  /** Where a source type returns to, in a language. */
  readonly landingOf: (sourceType: string, language: Language) => string;
}

interface FormPage {
  Params: { sourceType?: string; formId: string };
  Querystring: Readonly<Record<string, string | undefined>>;
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
 * The pages of the specification (document 1, section 2). Each is the same application, which reads
 * the address; a form's first pages were drawn beforehand where they could be.
 */
export const pageRoutes: FastifyPluginAsync<PageDeps> = async (app, deps) => {
  const formPage = async (request: FastifyRequest<FormPage>, reply: FastifyReply) => {
    const { sourceType = 'lrw', formId } = request.params;
    const language = languageOf(request.query.lang);
    const form = deps.forms.current(formId);
    if (form) return sendForm(deps, request, reply, { form, language });
    return reply.redirect(deps.landingOf(sourceType, language), 302);
  };
  const application = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, deps.site.find('index.html'));

  app.get<FormPage>('/form/:formId', formPage);
  app.get<FormPage>('/:sourceType/form/:formId', formPage);
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

/** A page that was drawn from other files than those of today would only be thrown away again. */
function sendForm(
  { site }: PageDeps,
  request: FastifyRequest<FormPage>,
  reply: FastifyReply,
  { form, language }: { readonly form: CatalogueForm; readonly language: Language },
): FastifyReply {
  const first = request.query.skipIntro === 'true' ? 'first' : 'intro';
  const drawn = site.find(`prerendered/${form.code}.${language}.${first}.html`);
  const isCurrent = drawn?.content.includes(`data-definition="${form.hash}"`) ?? false;
  return sendPage(request, reply, isCurrent ? drawn : site.find('index.html'));
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SiteFile | undefined,
): FastifyReply {
  if (!page) throw new ApiError('notBuilt');
  return sendSiteFile(request, reply, page, HTML);
}
