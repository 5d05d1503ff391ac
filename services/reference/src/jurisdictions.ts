import { offices, type Office } from './offices.js';

export type Jurisdiction = Office;

const INTERNATIONAL = 'WIPO';

/** The 101 jurisdictions of the specification, in its order: every office but the international one, which protects nothing itself. */
export const jurisdictions: readonly Jurisdiction[] = offices.filter(({ code }) => code !== INTERNATIONAL);

const codes = new Set(jurisdictions.map(({ code }) => code));
const bySlug = new Map(
  jurisdictions.flatMap((jurisdiction) =>
    [jurisdiction.slug, ...jurisdiction.slugAliases].map((slug) => [slug, jurisdiction] as const),
  ),
);

export function knownJurisdiction(code: string): boolean {
  return codes.has(code);
}

/** The jurisdiction of a landing page, by its slug or another spelling of it (`czechia`); undefined for unknown ones. */
export function jurisdictionBySlug(slug: string): Jurisdiction | undefined {
  return bySlug.get(slug.toLowerCase());
}
