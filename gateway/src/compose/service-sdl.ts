import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatewayRoot } from '../paths.js';
import { serviceNames, type ServiceName } from '../service-names.js';
import type { ServiceSdl } from './contracts.js';

/** Each service's schema, as its declarations say it now. @throws Error that names the file that is missing. */
export function readServiceSdl(): readonly ServiceSdl[] {
  return serviceNames.map((name) => ({ name, sdl: readBuilt(name) }));
}

function readBuilt(name: ServiceName): string {
  const path = resolve(gatewayRoot, '..', 'services', name, 'build', 'schema.graphql');
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm run generate first`);
  return readFileSync(path, 'utf8');
}
