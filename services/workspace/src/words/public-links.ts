import { localeOf, pathPrefix } from './locale.js';

export interface PublicLinks {
  /** A page of the site in the reader's language. `path` begins with a slash. */
  site(language: string, path: string): string;
  /** A page of the portal, which is English and has no language in its path. */
  portal(path: string): string;
}

/** `origin`: where people reach the site, e.g. `https://cotta.test`. */
export function publicLinks(origin: string): PublicLinks {
  const base = origin.replace(/\/+$/, '');
  return {
    site: (language, path) => `${base}${pathPrefix(localeOf(language))}${path}`,
    portal: (path) => `${base}${path}`,
  };
}
