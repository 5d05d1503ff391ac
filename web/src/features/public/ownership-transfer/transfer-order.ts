import { classesOf } from '../../../domain/nice-class/classes-of.js';
import type { ServiceForm } from '../parts/service-order/service-action.js';
import { commonErrors, markParameters, one, type Answers } from '../parts/service-order/service-input.js';

export const KINDS = ['sale', 'merger', 'inheritance', 'name-change', 'address-change'] as const;
export const OWNER_FIELDS = ['name', 'street', 'city', 'postcode', 'country', 'companyId', 'email'] as const;
const OPTIONAL: ReadonlySet<string> = new Set([
  'postcode',
  'companyId',
  'email',
] satisfies (typeof OWNER_FIELDS)[number][]);

export const ownerField = (name: (typeof OWNER_FIELDS)[number]): string => `parameters.newOwner.${name}`;
export const isOptional = (name: (typeof OWNER_FIELDS)[number]): boolean => OPTIONAL.has(name);

/** A change of owner, or of the owner's name or address, in whole or for some classes. */
export const transferOrder: ServiceForm = {
  serviceName: 'ownership-transfer',
  placedAt: (link) => `/trademark-ownership-transfer/form/${link}/success`,
  check: (answers) => {
    const needed = [
      'parameters.currentOwner',
      ...OWNER_FIELDS.filter((name) => !isOptional(name)).map(ownerField),
    ];
    return {
      ...commonErrors(answers),
      ...Object.fromEntries(
        needed.filter((name) => one(answers, name) === '').map((name) => [name, 'errors.REQUIRED']),
      ),
    };
  },
  parameters: (answers) => {
    const classes = classesOf(one(answers, 'parameters.classes')) ?? [];
    const kind = KINDS.find((known) => known === one(answers, 'parameters.kind'));
    return {
      ...markParameters(answers),
      currentOwner: one(answers, 'parameters.currentOwner'),
      newOwner: newOwner(answers),
      ...(kind === undefined ? {} : { kind }),
      ...(classes.length === 0 ? {} : { classes }),
    };
  },
  priced: (answers) => ({
    jurisdiction: one(answers, 'parameters.jurisdiction'),
    classes: Math.max(1, classesOf(one(answers, 'parameters.classes'))?.length ?? 1),
    expirationDate: null,
  }),
};

function newOwner(answers: Answers): Record<string, string> {
  return Object.fromEntries(
    OWNER_FIELDS.map((name) => [name, one(answers, ownerField(name))]).filter(([, value]) => value !== ''),
  );
}
