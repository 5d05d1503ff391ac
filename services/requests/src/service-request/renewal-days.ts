import { calendarDate, type Clock } from '@cotta/kit/model/time/clock.js';
import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { officeZone, renewalStage, renewalWindow } from '@cotta/reference/renewal-window.js';
import { renewalOf } from './service-parameters.js';

/** When the term of an ordered renewal can be renewed: whoever files it sees whether the office takes it today. */
export const renewalDaysTypeDefs = /* GraphQL */ `
  enum RenewalStage @tag(name: "admin") {
    TOO_EARLY
    "Ordered ahead of the office's window."
    AHEAD
    OPEN
    "With a surcharge."
    IN_GRACE
    OVER
  }

  type RenewalDays @tag(name: "admin") {
    "First day on which the office takes it; null where that is not known."
    opensOn: Date
    "Last day without a surcharge."
    lastDay: Date!
    "Last day with a surcharge; null where there is no late period."
    graceEnds: Date
    "How it is today, at the office."
    stage: RenewalStage!
  }

  extend type ServiceRequest {
    "Of the renewal of one mark whose day of expiry is known; null for any other order."
    renewalDays: RenewalDays @tag(name: "admin")
  }
`;

interface Row {
  readonly serviceName: string;
  readonly parameters?: unknown;
}

export function renewalDaysResolvers(clock: Clock): Resolvers {
  return {
    ServiceRequest: {
      renewalDays: (order: Row) => {
        const renewal = renewalOf(order);
        if (!renewal?.expirationDate) return null;
        const { jurisdiction, expirationDate } = renewal;
        const days = renewalWindow(jurisdiction, expirationDate);
        const stage = renewalStage(days, calendarDate(clock.now(), officeZone(jurisdiction)));
        return { ...days, stage: stage.toUpperCase().replace(' ', '_') };
      },
    },
  };
}
