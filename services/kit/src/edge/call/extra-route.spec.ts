import { describe, expect, it } from '@jest/globals';
import { findRoute, type ExtraRoute } from './extra-route.js';

describe('a route beside GraphQL', () => {
  const route = (method: ExtraRoute['method'], path: string): ExtraRoute => ({
    method,
    path,
    handle: async () => undefined,
  });
  const content = route('GET', '/internal/documents/:id/content');
  const routes = [
    content,
    route('PUT', '/internal/documents/:id/content'),
    route('GET', '/internal/documents/list'),
  ];

  it('is found by its method and its path, with the parts of the path decoded', () => {
    expect(findRoute(routes, 'GET', '/internal/documents/a%20b%2Fc/content')).toEqual({
      route: content,
      params: { id: 'a b/c' },
    });
    expect(findRoute(routes, 'PUT', '/internal/documents/1/content')?.route).toBe(routes[1]);
    expect(findRoute(routes, 'GET', '/internal/documents/list')?.params).toEqual({});
  });

  it.each([
    ['another method', 'DELETE', '/internal/documents/1/content'],
    ['a longer path', 'GET', '/internal/documents/1/content/more'],
    ['a shorter path', 'GET', '/internal/documents/1'],
    ['an empty part', 'GET', '/internal/documents//content'],
    ['a part that cannot be decoded', 'GET', '/internal/documents/%E0%A4%A/content'],
    ['another case', 'GET', '/Internal/documents/1/content'],
  ])('is not found by %s', (_, method, path) => expect(findRoute(routes, method, path)).toBeUndefined());
});
