import { type SchemaRow, schemaRows, type ToldSchema, typeWords } from './schemaRows.ts';

/** The API as people read it; the page of the server and the guide are drawn from it. */
export interface ApiReference {
  readonly areas: readonly ApiArea[];
  readonly messages: readonly ApiMessage[];
}

/** Calls of one tag. */
export interface ApiArea {
  readonly name: string;
  readonly calls: readonly ApiCall[];
}

/** One call. */
export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Needs the cookie of the sitting that the thing belongs to. */
  readonly needsSitting: boolean;
  readonly parameters: readonly (SchemaRow & { readonly place: string })[];
  readonly body?: ApiContent;
  readonly answers: readonly ApiAnswer[];
}

/** What a body holds. */
export interface ApiContent {
  readonly mediaType: string;
  readonly type: string;
}

/** One status that a call may be answered with. */
export interface ApiAnswer {
  readonly status: string;
  readonly words: string;
  readonly contents: readonly ApiContent[];
}

/** A message that calls refer to. */
export interface ApiMessage {
  readonly name: string;
  readonly description?: string;
  /** Kind of value, where it is no object. */
  readonly type?: string;
  readonly rows: readonly SchemaRow[];
}

/** The document, as far as it is told. */
interface ToldDocument {
  readonly tags?: readonly { readonly name: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, ToldOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, ToldSchema>> };
}

interface ToldOperation {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly ToldParameter[];
  readonly requestBody?: { readonly content: ToldContent };
  readonly responses: Readonly<Record<string, ToldResponse>>;
}

interface ToldParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: ToldSchema;
}

interface ToldResponse {
  readonly description: string;
  readonly content?: ToldContent;
}

type ToldContent = Readonly<Record<string, { readonly schema: ToldSchema }>>;

/**
 * Returns the OpenAPI document as people read it: by area in the order of its tags, messages by name.
 *
 * @param document as `describeRoute` makes it: the types of OpenAPI allow more than it writes
 */
export function referenceOf(document: object): ApiReference {
  const { tags = [], paths = {}, components }: ToldDocument = document;
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

function callOf(method: string, path: string, operation: ToldOperation): ApiCall {
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

function parameterRow({ name, in: place, required, description, schema }: ToldParameter) {
  const isRequired = required === true;
  const words = description === undefined ? {} : { description };
  return { place, name, type: typeWords(schema), isRequired, ...words };
}

function contentsOf(content: ToldContent = {}): readonly ApiContent[] {
  return Object.entries(content).map(([mediaType, { schema }]) => ({
    mediaType,
    type: typeWords(schema),
  }));
}

function messageOf(name: string, schema: ToldSchema): ApiMessage {
  const { description } = schema;
  return {
    name,
    ...(description !== undefined && { description }),
    ...(schema.type !== 'object' && { type: typeWords(schema) }),
    rows: schema.items ? schemaRows(schema.items, '[]') : schemaRows(schema),
  };
}
