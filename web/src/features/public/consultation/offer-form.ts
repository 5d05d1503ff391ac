import { TALK } from '../parts/after-talk.js';

/** What a lawyer offers after a talk → the page on which it is ordered. */
const FORMS = {
  check: '/verification',
  registration: '/registration-request/new',
  renewal: '/trademark-renewal/form',
  transfer: '/trademark-ownership-transfer/form',
} as const;

export type OfferName = keyof typeof FORMS;

interface About {
  readonly markName: string | null;
  readonly country: string | null;
  readonly offers: readonly string[] | null;
}

/** What was offered, by the names that stand in addresses. */
export const offersOf = ({ offers }: Pick<About, 'offers'>): readonly OfferName[] =>
  (Object.keys(FORMS) as OfferName[]).filter((name) => offers?.includes(name.toUpperCase()) === true);

/** The form of an offer, which begins with what the talk was about and names the talk; undefined for what was not offered. */
export function offerForm(talk: About, offer: string | undefined, token: string): string | undefined {
  const name = offersOf(talk).find((one) => one === offer);
  if (name === undefined) return undefined;
  const query = new URLSearchParams({
    [TALK]: token,
    // Forms of marks and forms of services call it by other names.
    ...(talk.markName === null ? {} : { value: talk.markName, name: talk.markName }),
    ...(talk.country === null ? {} : { jurisdiction: talk.country }),
  });
  return `${FORMS[name]}?${query.toString()}`;
}
