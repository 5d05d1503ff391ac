import { refusalAnswer } from '@cotta/kit/edge/subgraph/command-resolver.js';
import { requireOneOf } from '@cotta/kit/edge/subgraph/resource-resolvers.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { handleCommand, type CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { vatNumberProblem } from '../../tax/vat-number-text.js';
import { no } from '../../refusals.js';
import {
  agreedFields,
  agreeToCharges,
  consentOfSubscription,
  renewAgreementToCharges,
} from './agree-to-charges.js';
import type { InvoicingParts } from '../../service-parts.js';
import { billingFingerprints } from './trial-payer.js';
import { chargeConsentResource } from './charge-consent.record.js';

/** The mutation by which an owner agrees to charges; it answers with the consent, or with a refusal. */
export const consentTypeDefs = /* GraphQL */ `
  input AgreeToChargesInput {
    brandSubscriptionId: ID!
    "A card on file of whoever agrees."
    userPaymentMethodId: ID!
    billing: ProductBillingInput!
    customerKind: QuoteCustomerKind!
    vatNumber: String
    "Version of the text that was shown."
    wording: String!
  }

  union AgreeToChargesResult = ChargeConsent | Refusal

  extend type Mutation {
    "A card on file may be charged for each period of a subscription, without asking again; agreed to again, the newer card counts. For: its owner."
    agreeToCharges(input: AgreeToChargesInput!): AgreeToChargesResult!
  }
`;

/** `savedCards`: whether cards on file are used at all. */
export function consentResolvers(
  runtime: CommandRuntime,
  { savedCards: offered = false, encryptionKey }: Pick<InvoicingParts, 'savedCards' | 'encryptionKey'>,
): Resolvers {
  return {
    AgreeToChargesResult: {
      __resolveType: ({ __typename = 'ChargeConsent' }: { readonly __typename?: string }): string =>
        __typename,
    },
    Mutation: {
      agreeToCharges: async (
        _: unknown,
        { input }: { readonly input: unknown },
        { viewer, manager, idempotencyKey }: RequestContext,
      ): Promise<object> => {
        requireOneOf(['customer'], viewer);
        if (!offered) return refusalAnswer(no('FEATURE_OFF'));
        const parsed = parseInput(agreedFields, input);
        if (!parsed.ok) return refusalAnswer(refuseFields(parsed.fields));
        const wrong = vatNumberProblem(parsed.value.vatNumber, ['vatNumber']);
        if (wrong !== undefined) return refusalAnswer(wrong);
        const { brandSubscriptionId } = parsed.value;
        const before = await inTransaction(runtime.db, (tx) =>
          consentOfSubscription(tx, brandSubscriptionId),
        );
        const command = before === undefined ? agreeToCharges : renewAgreementToCharges;
        const commandId = nameBasedId(
          command.name,
          viewer.userId ?? '',
          idempotencyKey ?? runtime.ids.next(),
        );
        const done = await handleCommand(runtime, {
          command,
          streamId: before ?? nameBasedId('charge-consent', commandId),
          input: {
            ...parsed.value,
            billingFingerprints: billingFingerprints(
              encryptionKey,
              parsed.value.billing,
              parsed.value.vatNumber,
            ),
          },
          viewer,
          commandId,
        });
        if ('refusal' in done) return refusalAnswer(done.refusal);
        const [consent] = await readByIds(manager, chargeConsentResource, viewer, [done.streamId]);
        return consent ?? refusalAnswer(no('NOT_FOUND.subscription'));
      },
    },
  };
}
