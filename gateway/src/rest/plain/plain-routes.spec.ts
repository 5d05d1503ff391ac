import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { restApp, type AppSettings } from '../../app.js';
import { gatewayRoot } from '../../paths.js';
import { plainRoutes } from './plain-routes.js';
import type { PlainRoute, Documentation } from './plain-route.js';

interface Described {
  readonly summary?: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}

const { paths } = JSON.parse(readFileSync(resolve(gatewayRoot, 'openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};
const answered = plainRoutes.flatMap((route) =>
  'undocumented' in route.about ? [] : [[`${route.method} ${route.path}`, route, route.about] as const],
);
const undocumented = plainRoutes.filter(({ about }) => 'undocumented' in about);

/** Everything there is of whatever is asked for; nothing of it is called while the routes are put up. */
const anything: unknown = new Proxy(() => anything, { get: () => anything });

/** What Express answers under, as OpenAPI writes it; a layer without a route would hide what is behind it. */
function served(): { readonly routes: string[]; readonly others: string[] } {
  const app = restApp({
    auth: anything,
    callers: anything,
    files: anything,
    packages: anything,
    dataCopy: anything,
    portfolio: anything,
    partners: anything,
    oauth: anything,
    partnerEvents: anything,
    sandbox: anything,
    isSandbox: true,
    webhooks: anything,
    documents: anything,
    openApi: {},
    devRoutes: true,
    facade: true,
    log: anything,
    now: () => new Date(),
  } as AppSettings);
  const { stack } = app.router as unknown as {
    stack: readonly { name: string; route?: { path: string; methods: Readonly<Record<string, boolean>> } }[];
  };
  return {
    routes: stack.flatMap(({ route }) =>
      route === undefined
        ? []
        : Object.keys(route.methods).map((method) => `${method} ${route.path.replaceAll(/:(\w+)/g, '{$1}')}`),
    ),
    others: stack.filter(({ route }) => route === undefined).map(({ name }) => name),
  };
}

const answers = (operation: Described | undefined, status: number): string[] =>
  Object.keys(operation?.responses[String(status)]?.content ?? {});

describe('the description of the interface', () => {
  it('holds every path that is served under /api but a few, each with its reason', () => {
    const missing = served().routes.filter((one) => {
      const [method = '', path = ''] = one.split(' ');
      return paths[path]?.[method] === undefined;
    });
    expect(missing.toSorted()).toEqual(
      undocumented.map(({ method, path }) => `${method} ${path}`).toSorted(),
    );
    expect(
      undocumented.map(({ about }) => ('undocumented' in about ? about.undocumented.length > 10 : false)),
    ).toEqual(undocumented.map(() => true));
    expect(undocumented.length).toBeLessThan(9);
  });

  it('tells of no path that is not served', () => {
    const { routes } = served();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(described.filter((one) => !routes.includes(one))).toEqual([]);
    expect(described.length).toBeGreaterThan(100);
  });

  it('can be compared with what is served: no router stands between', () => {
    const { others } = served();
    expect(others).not.toContain('router');
    expect(others).toHaveLength(3);
  });
});

describe.each(answered)('%s', (_, { method, path, debug }: PlainRoute, about: Documentation) => {
  const operation = paths[path]?.[method];

  it('tells its content types, its problems, and every part of its path', () => {
    expect(answers(operation, about.answers.status)).toEqual(about.answers.types ?? []);
    for (const status of about.errors)
      expect(answers(operation, status)).toContain('application/problem+json');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(operation?.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)).toEqual(
      inPath,
    );
    expect(debug === true && !JSON.stringify(operation).includes('Absent in production.')).toBe(false);
  });

  it('says who may call', () => {
    expect(operation?.security.length).toBeGreaterThan(0);
    const closed = ['session', 'staff', 'partner', 'program', 'link'].includes(about.needs);
    expect(JSON.stringify(operation?.security).includes('{}')).toBe(!closed);
    if (about.needs === 'session' || about.needs === 'staff' || about.needs === 'partner')
      expect(about.errors).toContain(401);
    if (about.needs === 'staff') expect(about.errors).toContain(403);
  });
});
