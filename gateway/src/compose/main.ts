import { resolve } from 'node:path';
import { writeDerived } from '../derived-files.js';
import { gatewayRoot } from '../paths.js';
import { audiences } from '../audience.js';
import { composeContract } from './contracts.js';
import { readServiceSdl } from './service-sdl.js';

const services = readServiceSdl();
const files = new Map<string, string>();
for (const audience of audiences) {
  const { supergraphSdl, apiSdl } = composeContract(services, audience);
  files.set(resolve(gatewayRoot, `supergraph.${audience}.graphql`), supergraphSdl);
  files.set(resolve(gatewayRoot, `api.${audience}.graphql`), apiSdl);
}
writeDerived(files, 'compose');
