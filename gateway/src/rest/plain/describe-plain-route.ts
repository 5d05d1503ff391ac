import { sessionCookie } from '../../auth/cookies.js';
import { problemTitle } from '../../problem.js';
import { partnerHeaders } from '../partner/describe-partner.js';
import type { JsonSchema } from '../json-schema.js';
import type { Parameter, PlainRoute, Documentation } from './plain-route.js';

const UUID: JsonSchema = { type: 'string', format: 'uuid' };
const SECURITY: Readonly<Record<Exclude<Documentation['needs'], 'program'>, readonly object[]>> = {
  anyone: [{}, { session: [] }],
  session: [{ session: [] }],
  staff: [{ session: [] }],
  link: [{ link: [] }],
  partner: [{ partner: [] }],
  cookie: [{}, { cookie: [] }],
};

/** Ways to prove who one is that only these routes know. */
export const plainSecuritySchemes = {
  partner: { type: 'http', scheme: 'bearer', description: 'The key of a filing partner.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session of a browser; set by signing in.',
  },
} as const;

/** What a partner's call is refused with behind the door; the door itself answers with problems like everywhere. */
export const partnerProblemSchema: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'detail'],
  properties: { status: { type: 'integer' }, code: { type: 'string' }, detail: { type: 'string' } },
};

/** The operation of a route as OpenAPI has it. */
export function describePlainRoute({ path, debug }: PlainRoute, about: Documentation): object {
  const { summary, description, needs, scopes = [], takes, answers, errors } = about;
  const words = [description, ...(debug === true ? ['Absent in production.'] : [])]
    .filter((one) => one !== undefined)
    .join(' ');
  return {
    summary,
    ...(words === '' ? {} : { description: words }),
    ...(needs === 'program' ? { tags: ['partner'] } : {}),
    security: needs === 'program' ? scopes.map((scope) => ({ oauth: [scope] })) : SECURITY[needs],
    parameters: [
      ...pathParameters(path, about),
      ...parameters('query', about.query),
      ...parameters('header', about.headers),
      ...(needs === 'program' ? partnerHeaders : []),
    ],
    ...(takes === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            ...(takes.description === undefined ? {} : { description: takes.description }),
            content: { [takes.type]: takes.schema === undefined ? {} : { schema: takes.schema } },
          },
        }),
    responses: {
      [answers.status]: successOf(answers),
      ...Object.fromEntries(
        errors.map((status) => [
          status,
          { description: problemTitle(status), content: problemContent(needs) },
        ]),
      ),
      default: { description: 'A problem', content: problemContent('anyone') },
    },
  };
}

function successOf({ description, types = [], schema, headers }: Documentation['answers']): object {
  const content =
    types.length === 0
      ? {}
      : { content: Object.fromEntries(types.map((type) => [type, schema === undefined ? {} : { schema }])) };
  const described =
    headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, words]) => [
              name,
              { description: words, schema: { type: 'string' } },
            ]),
          ),
        };
  return { description, ...described, ...content };
}

function problemContent(needs: Documentation['needs']): object {
  const problem = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return needs === 'partner'
    ? { ...problem, 'application/json': { schema: { $ref: '#/components/schemas/PartnerProblem' } } }
    : problem;
}

function pathParameters(path: string, { path: others = {} }: Documentation): readonly object[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: others[name] ?? UUID,
  }));
}

function parameters(
  place: 'query' | 'header',
  given: Readonly<Record<string, Parameter>> = {},
): readonly object[] {
  return Object.entries(given).map(([name, { schema, required, doc }]) => ({
    name,
    in: place,
    required: required === true,
    ...(doc === undefined ? {} : { description: doc }),
    schema,
  }));
}
