import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { importOf, SAVED_FILE_LIMIT_BYTES } from '#engine';
import loadSchema from '#schemas/api/saved-file-load-request.schema.json' with { type: 'json' };
import loadedSchema from '#schemas/api/saved-file-load-response.schema.json' with { type: 'json' };
import saveSchema from '#schemas/api/saved-file-save-request.schema.json' with { type: 'json' };
import savedSchema from '#schemas/api/saved-file-save-response.schema.json' with { type: 'json' };
import type { SavedFileLoadRequest } from '#schemas/types/saved-file-load-request.generated.d.ts';
import type { SavedFileLoadResponse } from '#schemas/types/saved-file-load-response.generated.d.ts';
import type { SavedFileSaveRequest } from '#schemas/types/saved-file-save-request.generated.d.ts';
import type { SavedFileSaveResponse } from '#schemas/types/saved-file-save-response.generated.d.ts';
import { ApiError } from '../../http/errors.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { failures } from '../../openapi/failures.ts';
import { TAGS } from '../../plugins/apiDocument.ts';
import type { CatalogueForm, FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { OpenedFile, SavedFileOrigin, SavedFiles } from '../../services/files/savedFiles.ts';
import { definitionOf } from '../submission/SubmissionDeps.ts';

/** The dependencies of the routes that save and load files. */
export interface SavedFileDeps {
  readonly forms: FormCatalogue;
  readonly savedFiles: SavedFiles;
}

/** Maximum number of bytes that the server's header line and tag add to a file. */
const HEADER_BYTES = 4096;

const OPTIONS = {
  bodyLimit: BODY_LIMITS.savedFile,
  config: {
    captcha: true,
    rate: 'savedFile',
    largeBody: true,
    longTexts: ['encryptedFormData', 'pdfData', 'data'],
    callHeaders: ['formDefinition'],
  },
} as const;

const SAVE = {
  tags: [TAGS.savedFiles],
  summary: 'Turn encrypted answers into a file to keep',
  body: saveSchema,
  response: { 200: savedSchema, ...failures('invalidFormCode', 'tooLarge') },
};

const LOAD = {
  tags: [TAGS.savedFiles],
  summary: 'Open a kept file with its password',
  body: loadSchema,
  response: { 200: loadedSchema, ...failures('invalidFormCode') },
};

/**
 * Registers `POST /api/tempsave/save`: wraps content that the browser encrypted into a file, and
 * stores nothing. `POST /api/tempsave/load` opens such a file with the same password.
 */
export const savedFileRoutes: FastifyPluginAsync<SavedFileDeps> = async (
  app,
  { forms, savedFiles },
) => {
  app.post<{ Body: SavedFileSaveRequest; Reply: SavedFileSaveResponse }>(
    '/api/tempsave/save',
    { ...OPTIONS, schema: SAVE },
    async (request) => {
      const { formCode, formRef, validFrom, recipient, passwordHash, encryptedFormData } =
        request.body;
      const form = await definitionOf(forms, formCode, request);
      if (!form) return { result: 'formChanged', message: 'formChanged' };
      const content = decode(encryptedFormData);
      if (content.length > SAVED_FILE_LIMIT_BYTES - HEADER_BYTES) throw new ApiError('tooLarge');
      const file = savedFiles.seal(
        {
          formCode,
          formRef,
          validFrom,
          recipient,
          definition: form.hash,
          version: form.plan.version,
        },
        passwordHash,
        content,
      );
      return { result: 'ok', data: file.toString('base64') };
    },
  );

  app.post<{ Body: SavedFileLoadRequest; Reply: SavedFileLoadResponse }>(
    '/api/tempsave/load',
    { ...OPTIONS, schema: LOAD },
    async (request) => {
      const { formCode, passwordHash, data } = request.body;
      const form = forms.current(formCode);
      if (!form) throw new ApiError('invalidFormCode');
      const file = decode(data);
      const origin = savedFiles.originOf(file);
      if (file.length === 0) return failed('fileNotSelected');
      if (origin && newestVersion(form, origin) === undefined) {
        return failed('formCodeMismatch', origin);
      }
      const opened = savedFiles.open(file, passwordHash);
      return opened ? loaded(opened, form, request) : failed('passwordError');
    },
  );
};

function loaded(
  { origin, content }: OpenedFile,
  form: CatalogueForm,
  request: FastifyRequest,
): SavedFileLoadResponse {
  if (origin.version > (newestVersion(form, origin) ?? 0)) return failed('newerVersion', origin);
  return {
    result: 'ok',
    data: content.toString('base64'),
    exc: onWire(origin),
    ...(isOlder(origin, form, request) ? { message: 'olderVersion' } : {}),
  };
}

/**
 * Returns the newest version whose files a form reads: its own version, or that of another form in
 * its `import`. Returns `undefined` for a form whose files cannot be read.
 */
function newestVersion({ plan }: CatalogueForm, { formCode }: SavedFileOrigin): number | undefined {
  return formCode === plan.code ? plan.version : importOf(plan, formCode)?.minVersion;
}

/**
 * Checks whether a file belongs to an older definition. A browser may continue with the definition
 * with which it started.
 */
function isOlder(origin: SavedFileOrigin, form: CatalogueForm, { headers }: FastifyRequest) {
  const { formCode, version } = origin;
  if (formCode !== form.plan.code) return version < (newestVersion(form, origin) ?? 0);
  return origin.definition !== form.hash && origin.definition !== headers['form-definition'];
}

function failed(
  result: 'passwordError' | 'fileNotSelected' | 'formCodeMismatch' | 'newerVersion',
  origin?: SavedFileOrigin,
): SavedFileLoadResponse {
  return { result, message: result, ...(origin ? { exc: onWire(origin) } : {}) };
}

function onWire(origin: SavedFileOrigin) {
  const { formCode, formRef, validFrom, definition, version, savedAt } = origin;
  return {
    formCode,
    definition,
    version,
    savedAt,
    ...(formRef ? { formRef } : {}),
    ...(validFrom ? { validFrom } : {}),
  };
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function decode(text: string): Buffer {
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw new ApiError('badRequest');
  return Buffer.from(text, 'base64');
}
