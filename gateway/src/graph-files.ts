import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Audience } from './audience.js';
import type { PlanFile } from './plan-file.js';
import type { TrustedDocuments } from './trusted-documents.js';

/** What the build made for one audience. */
export interface GraphFiles {
  readonly supergraphSdl: string;
  readonly apiSdl: string;
  readonly plans?: PlanFile;
}

export interface GatewayFiles {
  readonly graphs: Readonly<Record<Audience, GraphFiles>>;
  readonly documents: TrustedDocuments;
  readonly openApi: object;
}

/** @throws Error when a file of the build is missing */
export function readGraphFiles(root: string): Readonly<Record<Audience, GraphFiles>> {
  const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
  const graphFiles = (audience: Audience): GraphFiles => ({
    supergraphSdl: read(`supergraph.${audience}.graphql`),
    apiSdl: read(`api.${audience}.graphql`),
    plans: JSON.parse(read(`plans.${audience}.json`)) as PlanFile,
  });
  return { customer: graphFiles('customer'), admin: graphFiles('admin') };
}
