import { classesOf } from '../../../domain/nice-class/classes-of.js';
import type { ServiceForm } from '../parts/service-order/service-action.js';
import { commonErrors, markParameters, one } from '../parts/service-order/service-input.js';

/** A renewal: every class of the mark is renewed or dropped, so at least one is named. */
export const renewalOrder: ServiceForm = {
  serviceName: 'trademark-renewal',
  placedAt: (link) => `/trademark-renewal/form/${link}/success`,
  check: (answers) => ({
    ...commonErrors(answers),
    ...(one(answers, 'parameters.classes') === '' ? { 'parameters.classes': 'errors.REQUIRED' } : {}),
    ...(one(answers, 'parameters.expirationDate') === ''
      ? { 'parameters.expirationDate': 'errors.REQUIRED' }
      : {}),
  }),
  parameters: (answers) => ({
    ...markParameters(answers),
    classes: classesOf(one(answers, 'parameters.classes')) ?? [],
    expirationDate: one(answers, 'parameters.expirationDate'),
    poaInHand: one(answers, 'parameters.poaInHand') !== '',
  }),
  priced: (answers) => ({
    jurisdiction: one(answers, 'parameters.jurisdiction'),
    classes: classesOf(one(answers, 'parameters.classes'))?.length ?? 1,
    expirationDate: one(answers, 'parameters.expirationDate') || null,
  }),
};
