import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gatewayRoot } from '../paths.js';
import { serviceNames, type ServiceName } from '../service-names.js';
import type { ServiceSdl } from './contracts.js';

/** Each service's printed schema. @throws Error that names the file that is missing. */
export function readServiceSdl(): readonly ServiceSdl[] {
  return serviceNames.map((name) => ({ name, sdl: readDerived(name) }));
}

function readDerived(name: ServiceName): string {
  const path = resolve(gatewayRoot, '..', 'services', name, 'derived', 'schema.graphql');
  if (!existsSync(path)) throw new Error(`${path} is missing: print the derived files of ${name} first`);
  return readFileSync(path, 'utf8');
}
