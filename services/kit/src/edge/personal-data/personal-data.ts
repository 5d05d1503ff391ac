import type { ServiceDefinition } from '../service/service-definition.js';
import { withDataCopy } from './data-copy.js';
import { withErasure, type ErasureOptions } from './erasure.js';

/** What every service owes the people it knows: their data for the asking, and to be forgotten. */
export function withPersonalData(
  definition: ServiceDefinition,
  options: ErasureOptions = {},
): ServiceDefinition {
  return withDataCopy(withErasure(definition, options));
}
