import { createApi } from '../src/data/documents.js';
import { OfficeAddressesDocument } from '../src/domain/jurisdiction/office-addresses.graphql.js';

const KEPT_MS = 3_600_000;

/** Last parts of the addresses of all offices, asked of the gateway once an hour. */
export function officeSlugsAt(
  gatewayUrl: string,
  now: () => number = Date.now,
): () => Promise<readonly string[]> {
  const api = createApi({ endpoint: `${gatewayUrl}/graphql`, headers: () => ({}) });
  let kept: { readonly slugs: readonly string[]; readonly at: number } | undefined;
  return async () => {
    if (kept === undefined || now() - kept.at > KEPT_MS) {
      const { jurisdictionList } = await api.query(OfficeAddressesDocument, {});
      kept = { slugs: jurisdictionList.map(({ slug }) => slug), at: now() };
    }
    return kept.slugs;
  };
}
