import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { isOwner } from '@cotta/kit/model/decider/owned.js';
import { f } from '@cotta/kit/model/field/field.js';
import { application, approvedProblem } from './application.record.js';
import { onlyTheirOwn } from '../registration-request/only-their-own.js';
import { applicationWhileOpen } from '../registration-request/order/within-paid.js';

const theirParties = {
  copy: 'party_copy',
  keys: ['registrationEntity', 'mailingAddress', 'domicileAddress'],
} as const;

/** Clients choose among their own parties and addresses. */
export const chooseApplicationParties = onlyTheirOwn(
  theirParties,
  applicationWhileOpen(
    defineCommand({
      name: 'ChooseApplicationParties',
      doc: 'Says who becomes the owner and which addresses the office gets; what is left out stays as it is.',
      aggregate: application.aggregate,
      stream: 'existing',
      allowed: ['customer', 'lawyer', 'admin'],
      input: {
        registrationEntity: f.id('The party that becomes the owner.', { optional: true }),
        mailingAddress: f.id('Where the office writes to.', { optional: true }),
        domicileAddress: f.id('Where the owner lives or has its seat.', { optional: true }),
      },
      mayTouch: ({ fields }, viewer) => isOwner(fields, viewer),
      decide: (
        { fields },
        { registrationEntity, mailingAddress, domicileAddress },
        context,
      ): readonly DomainEvent[] | Refusal => {
        const refused = approvedProblem(fields, context);
        if (refused !== undefined) return refused;
        const chosen = {
          registrationEntityId: registrationEntity,
          mailingAddressId: mailingAddress,
          domicileAddressId: domicileAddress,
        };
        const data = Object.fromEntries(
          Object.entries(chosen).filter(
            ([key, id]) => id !== undefined && id !== (fields[key as keyof typeof chosen] ?? null),
          ),
        );
        return Object.keys(data).length === 0 ? [] : [{ type: 'ApplicationPartiesChosen', data }];
      },
    }),
  ),
);
