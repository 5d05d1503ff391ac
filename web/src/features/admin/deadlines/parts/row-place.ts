import type { DocketResult } from '../deadlines.graphql.js';

export type DocketItem = DocketResult['docket']['items'][number];

const TABLES = {
  TRADEMARK: 'trademark',
  OFFICE_ACTION: 'office_action',
  USE_IN_COMMERCE_REQUEST: 'use_in_commerce_request',
} as const;

/** Where a last day is worked on: the letter of the office, the proof of use, else the mark. */
export const placeOf = ({ subject: { kind, id } }: DocketItem): string => `/${TABLES[kind]}/${id}/show`;

/** Where the colleague of all chosen rows is chosen, for the focus. */
export const COLLEAGUES_OF_CHOSEN = 'docket-colleagues';
