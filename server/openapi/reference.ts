import { type DocumentedSchema, type SchemaRow, schemaRows, typeWords } from './schemaRows.ts';

/** The API reference for people. The server's page and the guide render it. */
export interface ApiReference {
  readonly areas: readonly ApiArea[];
  readonly messages: readonly ApiMessage[];
}

/** The calls of one tag. */
export interface ApiArea {
  readonly name: string;
  readonly calls: readonly ApiCall[];
}

/** One call. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Whether the call needs the cookie of the sitting or log-in that owns the resource. */
  readonly needsSitting: boolean;
  readonly parameters: readonly (SchemaRow & { readonly place: string })[];
  readonly body?: ApiContent;
  readonly answers: readonly ApiAnswer[];
}

/** The content of a body. */
export interface ApiContent {
  readonly mediaType: string;
  readonly type: string;
}

/** One possible status of a response. */
export interface ApiAnswer {
  readonly status: string;
  readonly words: string;
  readonly contents: readonly ApiContent[];
}

/** A message to which calls refer. */
export interface ApiMessage {
  readonly name: string;
  readonly description?: string;
  /** Type of the value, if it is not an object. */
  readonly type?: string;
  readonly rows: readonly SchemaRow[];
}

/** The parts of the document that the reference shows. */
interface DocumentedDocument {
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, DocumentedSchema>> };
}

interface DocumentedOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly DocumentedParameter[];
  readonly requestBody?: { readonly content: DocumentedContent };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: DocumentedSchema;
}

interface DocumentedResponse {
  readonly description: string;
  readonly content?: DocumentedContent;
}

type DocumentedContent = Readonly<Record<string, { readonly schema: DocumentedSchema }>>;

/**
 * Returns the OpenAPI document as a reference for people: by area in the order of its tags,
 * messages by name.
 *
 * @param document OpenAPI document with the operations of `describeRoute`; OpenAPI's own types
 *   allow more
 */
export function referenceOf(document: object): ApiReference {
  const { tags = [], paths = {}, components }: DocumentedDocument = document;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      tag: operation.tags?.[0],
      call: callOf(method, path, operation),
    })),
  );
  const areas = tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ tag }) => tag === name).map(({ call }) => call),
  }));
  const messages = Object.entries(components?.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return { areas, messages: messages.map(([name, schema]) => messageOf(name, schema)) };
}

function callOf(method: string, path: string, operation: DocumentedOperation): ApiCall {
  const { summary = '', security = [], parameters = [], requestBody, responses } = operation;
  const [body] = contentsOf(requestBody?.content);
  return {
    method: method.toUpperCase(),
    path,
    summary,
    needsSitting: security.length > 0,
    parameters: parameters.map(parameterRow),
    ...(body && { body }),
    answers: Object.entries(responses).map(([status, { description, content }]) => ({
      status,
      words: description,
      contents: contentsOf(content),
    })),
  };
}

function parameterRow({ name, in: place, required, description, schema }: DocumentedParameter) {
  const isRequired = required === true;
  const words = description === undefined ? {} : { description };
  return { place, name, type: typeWords(schema), isRequired, ...words };
}

function contentsOf(content: DocumentedContent = {}): readonly ApiContent[] {
  return Object.entries(content).map(([mediaType, { schema }]) => ({
    mediaType,
    type: typeWords(schema),
  }));
}

function messageOf(name: string, schema: DocumentedSchema): ApiMessage {
  const { description } = schema;
  return {
    name,
    ...(description !== undefined && { description }),
    ...(schema.type !== 'object' && { type: typeWords(schema) }),
    rows: schema.items ? schemaRows(schema.items, '[]') : schemaRows(schema),
  };
}
