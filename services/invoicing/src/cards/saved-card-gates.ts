import { refuse } from '@cotta/kit/decider/refusal.js';
import type { Gate } from '@cotta/kit/service/service-definition.js';

const off = refuse('FEATURE_OFF', 'Saved cards are not offered.');

/** Nothing of saved cards is open while the switch is off. */
export function savedCardGates(offered: boolean): Readonly<Record<string, Gate>> {
  return {
    StartProductCheckout: async (_, { input }) => {
      const { saveCard, paymentMethodId } = input as {
        saveCard?: boolean | null;
        paymentMethodId?: string | null;
      };
      return offered || (saveCard !== true && !paymentMethodId) ? undefined : off;
    },
    ValidateUserPaymentMethod: async () => (offered ? undefined : off),
  };
}
