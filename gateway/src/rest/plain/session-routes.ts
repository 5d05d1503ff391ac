import { sessionDoors } from '../../auth/routes.js';
import type { JsonSchema } from '../json-schema.js';
import type { PlainRoute, Telling } from './plain-route.js';

const text: JsonSchema = { type: 'string' };
const json = (schema: JsonSchema): Telling['answers'] => ({ status: 200, description: 'Found', types: ['application/json'], schema });
const form = (properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): NonNullable<Telling['takes']> =>
  ({ type: 'application/x-www-form-urlencoded', schema: { type: 'object', required: ['csrfToken', ...required], properties: { csrfToken: text, callbackUrl: text, json: { type: 'string', enum: ['true'] }, ...properties } } });
const left: Telling['answers'] = { status: 200, description: 'Where to go on, for `json=true`; 303 to there otherwise', types: ['application/json'], schema: { type: 'object', required: ['url'], properties: { url: text } } };

/** Sign-in of browsers: sessions lie in cookies that no script reads. */
export const sessionRoutes: readonly PlainRoute[] = [
  {
    method: 'get', path: '/api/auth/session', run: ({ auth }) => sessionDoors(auth).session,
    about: { summary: 'Who is signed in, with an access token of ten minutes; an empty object for nobody', needs: 'cookie', answers: json({ type: 'object' }), errors: [503] },
  },
  {
    method: 'get', path: '/api/auth/csrf', run: ({ auth }) => sessionDoors(auth).csrf,
    about: { summary: 'A token that the forms of signing in and out carry', needs: 'anyone', answers: json({ type: 'object', required: ['csrfToken'], properties: { csrfToken: text } }), errors: [] },
  },
  {
    method: 'get', path: '/api/auth/providers', run: ({ auth }) => sessionDoors(auth).providers,
    about: { summary: 'Ways to sign in', needs: 'anyone', answers: json({ type: 'object' }), errors: [] },
  },
  {
    method: 'post', path: '/api/auth/signin', run: ({ auth }) => sessionDoors(auth).signIn,
    about: {
      summary: 'Opens a session with e-mail and password', needs: 'anyone', takes: form({ email: text, password: text, area: { type: 'string', enum: ['customer', 'admin'] } }, ['email', 'password']), answers: left,
      errors: [400, 401, 403, 413, 415, 429, 503],
    },
  },
  {
    method: 'post', path: '/api/auth/signout', run: ({ auth }) => sessionDoors(auth).signOut,
    about: { summary: 'Ends the session', needs: 'cookie', takes: form({}, []), answers: left, errors: [400, 403, 413, 415, 503] },
  },
];
