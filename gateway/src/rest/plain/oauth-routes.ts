import { partnerTokenSeconds } from '@cotta/reference/partner-scopes.js';
import type { JsonSchema } from '../json-schema.js';
import type { Doors, PlainRoute } from './plain-route.js';

const text: JsonSchema = { type: 'string' };
const found = (required: Readonly<Record<string, JsonSchema>>) =>
  ({
    status: 200,
    description: 'Found',
    types: ['application/json'],
    schema: { type: 'object', required: Object.keys(required), properties: required },
  }) as const;

/** The authorisation server of the partner interface, in the words of its standards. */
export const oauthDoors: readonly PlainRoute<Pick<Doors, 'oauth'>>[] = [
  {
    method: 'post',
    path: '/oauth/token',
    run: ({ oauth }) => oauth.pass('token'),
    about: {
      summary: 'An access token for the id and a secret of a program (RFC 6749, 4.4)',
      needs: 'anyone',
      description:
        'The id and the secret stand in HTTP Basic or in the form. Without a scope all that the program may. What is wrong is 400 or 401 with `error` and `error_description`, as the standard has it.',
      takes: {
        type: 'application/x-www-form-urlencoded',
        schema: {
          type: 'object',
          required: ['grant_type'],
          properties: {
            grant_type: { type: 'string', enum: ['client_credentials'] },
            scope: text,
            client_id: text,
            client_secret: text,
          },
        },
      },
      answers: found({
        access_token: text,
        token_type: { type: 'string', enum: ['Bearer'] },
        expires_in: { type: 'integer', maximum: partnerTokenSeconds },
        scope: text,
      }),
      errors: [413, 429, 503],
    },
  },
  {
    method: 'get',
    path: '/oauth/jwks',
    run: ({ oauth }) => oauth.pass('jwks'),
    about: {
      summary: 'The public key by which tokens are checked',
      needs: 'anyone',
      answers: found({ keys: { type: 'array', items: { type: 'object' } } }),
      errors: [429, 503],
    },
  },
  {
    method: 'get',
    path: '/.well-known/oauth-authorization-server',
    run: ({ oauth }) => oauth.pass('metadata'),
    about: {
      summary: 'What the authorisation server can do (RFC 8414)',
      needs: 'anyone',
      answers: found({ issuer: text, token_endpoint: text, jwks_uri: text }),
      errors: [429, 503],
    },
  },
];
