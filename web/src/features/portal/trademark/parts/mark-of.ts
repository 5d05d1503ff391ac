import type { PortalTrademarkResult } from '../trademark.graphql.js';

export type Mark = NonNullable<PortalTrademarkResult['trademark']>;
export type Letter = Mark['officeActions']['items'][number];
export type Proof = Mark['useInCommerceRequests']['items'][number];
export type Result = Mark['monitoringResults']['items'][number];
export type Watch = Mark['watchSubscriptions']['items'][number];
export type File = PortalTrademarkResult['documentList']['items'][number];
