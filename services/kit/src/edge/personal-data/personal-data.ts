import type { ServiceDefinition } from '../service/service-definition.js';
import { withDataCopy } from './data-copy.js';
import { withErasure, type ErasureOptions } from './erasure.js';
import { withMergedPeople, type MergeOptions } from './merged-people.js';

/** What every service owes the people it knows: their data for the asking, to be forgotten, and to be one where they had two accounts. */
export function withPersonalData(
  definition: ServiceDefinition,
  options: ErasureOptions & MergeOptions = {},
): ServiceDefinition {
  return withMergedPeople(withDataCopy(withErasure(definition, options)), options);
}
