import { rowOwners } from '../../runtime/owners/on-row-owners.js';
import type { ServiceDefinition } from '../service/service-definition.js';

/** Whoever lets people name rows of other services hears whose they are. `encryptionKey`: of what is heard. */
export function withOwners<Definition extends Pick<ServiceDefinition, 'names' | 'consumers'>>(
  definition: Definition,
  encryptionKey: string,
): Definition {
  const { names = {} } = definition;
  return Object.keys(names).length === 0
    ? definition
    : { ...definition, consumers: [...definition.consumers, rowOwners(names, encryptionKey)] };
}
