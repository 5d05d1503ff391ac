import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from './context.js';

/** An internal HTTP route of a service, for what GraphQL is not made for: files, sessions. Stands behind the viewer token too. */
export interface ExtraRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/internal/documents/:id/content`; a part after a colon is handed over decoded. */
  readonly path: string;
  readonly handle: (call: RouteCall) => Promise<void>;
}

/** One call of such a route. `params`: parts of the path by their names, decoded. */
export interface RouteCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

/** The route that fits a call, with the parts of its path. */
export interface FoundRoute {
  readonly route: ExtraRoute;
  readonly params: Readonly<Record<string, string>>;
}

/** The route for a call; undefined when no path and method fit. */
export function findRoute(
  routes: readonly ExtraRoute[],
  method: string,
  path: string,
): FoundRoute | undefined {
  for (const route of routes) {
    const params = route.method === method ? matchPath(route.path, path) : undefined;
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    const decoded = decodePart(value);
    if (decoded === undefined || decoded === '') return undefined;
    params[part.slice(1)] = decoded;
  }
  return params;
}

function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
