import { STATUS_CODES } from 'node:http';
import errorSchema from '#schemas/api/error-response.schema.json' with { type: 'json' };
import type { CommonFailures } from './commonFailures.ts';
import { type Components, messageIn } from './components.ts';
import { failuresIn, type NamedFailure } from './failures.ts';

/** The parts of a route's responses. */
export interface ResponseParts {
  /** `schema.response` of the route: messages and failures by status. */
  readonly declared: Readonly<Record<string, unknown>>;
  readonly common: CommonFailures;
  /** Media type of a message; JSON by default. */
  readonly mediaType: string;
  /** Whether every response contains the next token of the captcha. */
  readonly givesToken: boolean;
}

/**
 * Returns all responses of a route by status. Messages are references; failures have their possible
 * names.
 *
 * @param components object to which the referenced schemas are added
 */
export function responsesOf(
  components: Components,
  { declared, common, mediaType, givesToken }: ResponseParts,
): Readonly<Record<string, object>> {
  const own = Map.groupBy(
    [...Object.values(declared).flatMap(failuresIn), ...common.own],
    ({ status }) => String(status),
  );
  const statuses = [...new Set([...Object.keys(declared), ...own.keys()])].sort();
  const headers = givesToken ? { headers: { 'Access-Token': TOKEN } } : {};
  const responses = statuses.map((status) => {
    const failing = own.get(status) ?? [];
    const answer = declared[status];
    const message = failuresIn(answer).length === 0 ? answer : undefined;
    const content = contentOf(components, { message, mediaType, failing });
    return [status, { description: responseText(status, failing), ...headers, content }] as const;
  });
  const content = contentOf(components, { failing: common.further });
  return {
    ...Object.fromEntries(responses),
    default: { description: `Any other status: ${listOf(common.further)}`, content },
  };
}

const TOKEN = { type: 'string', description: 'The next token of the captcha.' };

interface Contents {
  readonly message?: unknown;
  readonly mediaType?: string;
  readonly failing: readonly NamedFailure[];
}

/** Returns the content by media type. Each type has one schema, or several alternatives. */
function contentOf(components: Components, { message, mediaType = JSON_TYPE, failing }: Contents) {
  const named = failing.filter(({ bare }) => bare === undefined);
  const texts = failing.flatMap(({ bare }) => (bare === undefined ? [] : [bare]));
  const schemas: (readonly [type: string, schema: object])[] = [
    ...(isSchema(message) ? [[mediaType, messageIn(components, message)] as const] : []),
    ...(named.length > 0 ? [[JSON_TYPE, failureSchema(components, named)] as const] : []),
    ...(texts.length > 0 ? [['text/plain', { type: 'string', enum: texts }] as const] : []),
  ];
  const byType = Map.groupBy(schemas, ([type]) => type);
  return Object.fromEntries(
    [...byType].map(([type, group]) => {
      const [only, ...others] = group.map(([, schema]) => schema);
      return [type, { schema: others.length > 0 ? { anyOf: [only, ...others] } : only }];
    }),
  );
}

const JSON_TYPE = 'application/json';

function isSchema(message: unknown): message is object {
  return typeof message === 'object' && message !== null;
}

function failureSchema(components: Components, failing: readonly NamedFailure[]): object {
  const names = [...new Set(failing.map(({ name }) => name))];
  return {
    allOf: [messageIn(components, errorSchema), { properties: { error: { enum: names } } }],
  };
}

function responseText(status: string, failing: readonly NamedFailure[]): string {
  const words = STATUS_CODES[Number(status)] ?? status;
  if (failing.length === 0) return words;
  return `${words}: ${[...new Set(failing.map(({ name }) => name))].join(', ')}`;
}

function listOf(failing: readonly NamedFailure[]): string {
  return failing.map(({ status, name }) => `${status} ${name}`).join(', ');
}
