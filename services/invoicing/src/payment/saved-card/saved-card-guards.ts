import type { Guard } from '@cotta/kit/edge/service/service-definition.js';
import { no } from '../../refusals.js';

const off = no('FEATURE_OFF');

/** Nothing of saved cards is open while the switch is off. */
export function savedCardGuards(offered: boolean): Readonly<Record<string, Guard>> {
  return {
    StartProductCheckout: async (_, { input }) => {
      const { saveCard, paymentMethodId } = input as {
        saveCard?: boolean | null;
        paymentMethodId?: string | null;
      };
      return offered || (saveCard !== true && !paymentMethodId) ? undefined : off;
    },
    ValidateUserPaymentMethod: async () => (offered ? undefined : off),
    MakeUserPaymentMethodDefault: async () => (offered ? undefined : off),
  };
}
