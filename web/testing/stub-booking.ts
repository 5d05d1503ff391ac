// What the pages of booking a talk show.
import type { Answers } from './answers-to.js';
import { ids } from './stub-facts.js';

const DAY_MS = 86_400_000;
/** Four half hours of each of the next ten days, at nine of the clock of the firm in summer. */
const slots = Array.from({ length: 40 }, (_, index) => {
  const day = Math.floor(index / 4);
  return new Date(Date.parse('2099-06-01T07:00:00Z') + day * DAY_MS + (index % 4) * 1_800_000).toISOString();
});

export const bookingAnswers = {
  ConsultationTimes: () => ({
    consultationSlots: { slots, next: '2099-06-15T07:00:00.000Z', language: 'en', zone: 'Europe/Bratislava' },
  }),
  ConsultationCountries: () => ({
    countryList: [
      { code: 'CZ', name: 'Czechia' },
      { code: 'SK', name: 'Slovakia' },
    ],
  }),
  HoldConsultationSlot: () => ({
    holdConsultationSlot: {
      __typename: 'HeldConsultationSlot' as const,
      hold: 'kept',
      heldUntil: '2099-05-30T09:10:00.000Z',
    },
  }),
  BookedConsultation: () => ({
    consultation: {
      id: ids.approved,
      status: 'SCHEDULED' as const,
      eventTimestamp: '2099-06-02T07:30:00.000Z',
      timeZone: 'America/New_York',
      channel: 'PHONE' as const,
      location: '+1 212 555 0142',
      language: 'en',
      sequence: 0,
      markName: null,
      country: null,
      outcome: null,
      advice: null,
      resolution: null,
      offers: [],
      outcomeSentAt: null,
    },
  }),
} satisfies Answers;
