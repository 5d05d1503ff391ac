import type { Gate } from '@cotta/kit/edge/service/service-definition.js';
import { no } from '../../refusals.js';

const off = no('FEATURE_OFF');

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
