import { expect } from '@jest/globals';
import { jana, mockedId, type FixtureGateway } from '@cotta/gateway/testing.js';
import { partnerScopes } from '@cotta/reference/partner-scopes.js';
import { schemaProblems, type Schema } from './schema-problems.js';

interface Described {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: { readonly Problem: Schema } };
}

/** `program`: of a partner, with all scopes. */
export type Person = 'nobody' | 'customer' | 'staff' | 'program';

export interface CallOptions {
  readonly as?: Person;
  /** Text goes as it is, everything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RestCaller {
  readonly openApi: OpenApi;
  /** One request from an address of its own. Whatever is refused has to be a problem document. */
  call(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<{ readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers }>;
}

/** Calls a fixture gateway the way a partner does. */
export async function restCaller(gateway: FixtureGateway): Promise<RestCaller> {
  const openApi = (await (await fetch(`${gateway.origin}/api/openapi.json`)).json()) as OpenApi;
  let address = 0;
  return {
    openApi,
    async call(method, path, options = {}) {
      address += 1;
      const headers: Record<string, string> = {
        'x-forwarded-for': `198.51.${Math.floor(address / 250)}.${(address % 250) + 1}`,
        ...options.headers,
      };
      if (options.as === 'customer' || options.as === 'staff')
        headers['authorization'] = `Bearer ${await gateway.token(options.as)}`;
      if (options.as === 'program')
        headers['authorization'] =
          `Bearer ${await gateway.partnerToken({ userId: jana, clientId: mockedId, secretId: mockedId, scopes: partnerScopes })}`;
      if (options.as === 'program') headers['idempotency-key'] ??= `key-${address}-of-a-program`;
      if (options.body !== undefined) headers['content-type'] ??= 'application/json';
      const body =
        options.body === undefined
          ? {}
          : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) };
      const answer = await fetch(`${gateway.origin}${path}`, {
        method: method.toUpperCase(),
        headers,
        redirect: 'manual',
        ...body,
      });
      const type = answer.headers.get('content-type') ?? '';
      const read = type.includes('json')
        ? ((await answer.json()) as Record<string, unknown>)
        : await answer.text();
      if (answer.status >= 400) {
        expect(type).toContain('application/problem+json');
        expect(schemaProblems(read, openApi.components.schemas.Problem)).toEqual([]);
      }
      return { status: answer.status, body: read as Record<string, unknown>, headers: answer.headers };
    },
  };
}
