import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveClient } from './partner-secret.js';

/** Whom the authorisation server gives tokens. */
export interface ClientDirectory {
  find(clientId: string): Promise<LiveClient | undefined>;
  /** The id of the secret that was shown; undefined for any other text. */
  secretShown(clientId: string, secret: string): Promise<string | undefined>;
}

/** What it is asked: a token, its public keys, or what it can do. */
export type AuthorizationQuestion = 'token' | 'jwks' | 'metadata';

/** Gives access tokens of the partner interface for the credentials of a program (OAuth 2 client credentials, RFC 6749 and 9068), and nothing else. */
export interface AuthorizationServer {
  /** Reads the request and answers it as its standard says. */
  answer(question: AuthorizationQuestion, request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** Opens one over a directory. */
export type OpenAuthorizationServer = (clients: ClientDirectory) => AuthorizationServer;
