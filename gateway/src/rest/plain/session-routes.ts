import { sessionDoors } from '../../auth/routes.js';
import { securityActions, securityDoors } from '../../auth/security-doors.js';
import type { JsonSchema } from '../json-schema.js';
import type { PlainRoute, Documentation } from './plain-route.js';

const text: JsonSchema = { type: 'string' };
const json = (schema: JsonSchema): Documentation['answers'] => ({
  status: 200,
  description: 'Found',
  types: ['application/json'],
  schema,
});
const form = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): NonNullable<Documentation['takes']> => ({
  type: 'application/x-www-form-urlencoded',
  schema: {
    type: 'object',
    required: ['csrfToken', ...required],
    properties: {
      csrfToken: text,
      callbackUrl: text,
      json: { type: 'string', enum: ['true'] },
      ...properties,
    },
  },
});
const left: Documentation['answers'] = {
  status: 200,
  description: 'Where to go on, for `json=true`; 303 to there otherwise',
  types: ['application/json'],
  schema: { type: 'object', required: ['url'], properties: { url: text } },
};

/** What was asked for; `passkey`: options for the browser. */
const secondStep: JsonSchema = {
  type: 'object',
  required: ['kinds'],
  properties: {
    kinds: { type: 'array', items: { type: 'string', enum: ['password', 'code', 'passkey', 'recovery'] } },
    passkey: {},
  },
};
const shown = {
  kind: { type: 'string', enum: ['password', 'code', 'recovery', 'passkey'] },
  password: text,
  code: text,
  response: { type: 'string', description: 'Of the passkey, as JSON' },
} satisfies Readonly<Record<string, JsonSchema>>;

/** Sign-in of browsers: sessions lie in cookies that no script reads. */
export const sessionRoutes: readonly PlainRoute[] = [
  {
    method: 'get',
    path: '/api/auth/session',
    run: ({ auth }) => sessionDoors(auth).session,
    about: {
      summary: 'Who is signed in, with an access token of ten minutes; an empty object for nobody',
      needs: 'cookie',
      answers: json({ type: 'object' }),
      errors: [503],
    },
  },
  {
    method: 'get',
    path: '/api/chat',
    run: ({ auth }) => sessionDoors(auth).chat,
    about: {
      summary: 'Whom the chat may name to us, with the proof that it is them; an empty object for nobody',
      needs: 'cookie',
      answers: json({ type: 'object', properties: { name: text, email: text, digest: text } }),
      errors: [503],
    },
  },
  {
    method: 'get',
    path: '/api/auth/csrf',
    run: ({ auth }) => sessionDoors(auth).csrf,
    about: {
      summary: 'A token that the forms of signing in and out carry',
      needs: 'anyone',
      answers: json({ type: 'object', required: ['csrfToken'], properties: { csrfToken: text } }),
      errors: [],
    },
  },
  {
    method: 'get',
    path: '/api/auth/providers',
    run: ({ auth }) => sessionDoors(auth).providers,
    about: { summary: 'Ways to sign in', needs: 'anyone', answers: json({ type: 'object' }), errors: [] },
  },
  {
    method: 'post',
    path: '/api/auth/signin',
    run: ({ auth }) => sessionDoors(auth).signIn,
    about: {
      summary: 'Opens a session with e-mail and password, or asks for the second step',
      needs: 'anyone',
      takes: form({ email: text, password: text, area: { type: 'string', enum: ['customer', 'admin'] } }, [
        'email',
        'password',
      ]),
      answers: {
        ...left,
        schema: {
          type: 'object',
          required: ['url'],
          properties: { url: { type: ['string', 'null'] }, secondStep },
        },
      },
      errors: [400, 401, 403, 413, 415, 429, 503],
    },
  },
  {
    method: 'post',
    path: '/api/auth/second-step',
    run: ({ auth }) => securityDoors(auth).secondStep,
    about: {
      summary: 'The second step after a right password, within ten minutes in the same browser',
      needs: 'cookie',
      takes: form(shown, ['kind']),
      answers: left,
      errors: [400, 401, 403, 413, 415, 429, 503],
    },
  },
  {
    method: 'post',
    path: '/api/auth/step-up/begin',
    run: ({ auth }) => securityDoors(auth).beginStepUp,
    about: {
      summary: 'Asks how the person can prove again who they are',
      needs: 'cookie',
      takes: form({}, []),
      answers: json({ type: 'object', properties: { secondStep } }),
      errors: [400, 401, 403, 413, 415, 503],
    },
  },
  {
    method: 'post',
    path: '/api/auth/step-up',
    run: ({ auth }) => securityDoors(auth).stepUp,
    about: {
      summary: 'A fresh proof, good for ten minutes; ask for the session again for tokens that say so',
      needs: 'cookie',
      takes: form(shown, ['kind']),
      answers: json({
        type: 'object',
        required: ['authTime'],
        properties: { authTime: { type: 'integer' } },
      }),
      errors: [400, 401, 403, 413, 415, 429, 503],
    },
  },
  {
    method: 'post',
    path: '/api/auth/security/{action}',
    run: ({ auth }) => securityDoors(auth).security,
    about: {
      summary: 'Second steps, recovery codes and signed-in browsers of the one who asks',
      needs: 'cookie',
      path: { action: { type: 'string', enum: [...securityActions] } },
      takes: form({ code: text, name: text, id: text, response: text }, []),
      answers: json({ type: 'object' }),
      errors: [400, 401, 403, 413, 415, 422, 503],
    },
  },
  {
    method: 'post',
    path: '/api/auth/signout',
    run: ({ auth }) => sessionDoors(auth).signOut,
    about: {
      summary: 'Ends the session',
      needs: 'cookie',
      takes: form({}, []),
      answers: left,
      errors: [400, 403, 413, 415, 503],
    },
  },
];
