import { createApi } from '../src/data/documents.js';
import { OfficeAddressesDocument } from '../src/domain/jurisdiction/office-addresses.graphql.js';
import { keptAnswer } from './kept-answer.js';

const KEPT_MS = 3_600_000;

/** Last parts of the addresses of all offices, asked of the gateway once an hour. */
export function officeSlugsAt(
  gatewayUrl: string,
  now: () => number = Date.now,
): () => Promise<readonly string[]> {
  const api = createApi({ endpoint: `${gatewayUrl}/graphql`, headers: () => ({}) });
  const ask = async (): Promise<readonly string[]> => {
    const { jurisdictionList } = await api.query(OfficeAddressesDocument, {});
    return jurisdictionList.map(({ slug }) => slug);
  };
  return keptAnswer(ask, { freshMs: KEPT_MS, now });
}
