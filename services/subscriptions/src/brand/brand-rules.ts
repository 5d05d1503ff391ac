import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { no } from '../refusals.js';

/** Where everything stands that no brand groups. No row: the portal shows it by this name. */
export const UNASSIGNED = 'Unassigned';

/** What can be put under a brand, by the entity's name in the specification. */
export const brandItemKinds = [
  'trademark',
  'registration_request',
  'trademark_request',
  'service_request',
  'case',
] as const;

/** No brand takes the name of those without a brand, in whatever case: `NAME_RESERVED` at `name`. */
export function brandNameProblem(name: string | undefined): Refusal | undefined {
  if (name?.toLowerCase() !== UNASSIGNED.toLowerCase()) return undefined;
  return refuseFields([
    {
      path: ['name'],
      code: 'NAME_RESERVED',
      message: 'This name stands for everything that has no brand; choose another.',
    },
  ]);
}

/** Nothing is changed in a deleted brand or put under it before it is restored: `BRAND_DELETED`. */
export function deletedBrandProblem(deleted: boolean | null | undefined): Refusal | undefined {
  return deleted === true ? no('BRAND_DELETED') : undefined;
}
