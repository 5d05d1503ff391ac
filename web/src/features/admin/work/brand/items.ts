import type { StatusRow } from '../../parts/records/status-word.js';
import type { BrandWorkResult } from './brand.graphql.js';

/** What stands under a brand, or could. */
export interface Item {
  readonly id: string;
  readonly table: 'trademark' | 'registration_request' | 'service_request' | 'case';
  /** As the assigning command names it. */
  readonly kind: 'TRADEMARK' | 'REGISTRATION_REQUEST' | 'SERVICE_REQUEST' | 'CASE';
  readonly name: string;
  readonly status: string;
  /** What decides how its state is called. */
  readonly row: StatusRow;
}

type Lists = Pick<BrandWorkResult, 'trademarkList' | 'registrationRequestList' | 'serviceRequestList'> &
  Partial<Pick<BrandWorkResult, 'caseList'>>;
type Some = { readonly [K in keyof Lists]: { readonly items: NonNullable<Lists[K]>['items'] } };

const said = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** All of it in one list: marks, orders, threats. */
export function itemsOf(lists: Some): readonly Item[] {
  return [
    ...lists.trademarkList.items.map((one) => ({
      id: one.id,
      table: 'trademark' as const,
      kind: 'TRADEMARK' as const,
      name: said(one.name, one.jurisdiction, one.number),
      status: one.status,
      row: one,
    })),
    ...lists.registrationRequestList.items.map((one) => ({
      id: one.id,
      table: 'registration_request' as const,
      kind: 'REGISTRATION_REQUEST' as const,
      name: said(one.value, one.publicId),
      status: one.status ?? '',
      row: one,
    })),
    ...lists.serviceRequestList.items.map((one) => ({
      id: one.id,
      table: 'service_request' as const,
      kind: 'SERVICE_REQUEST' as const,
      name: one.publicId,
      status: one.status,
      row: one,
    })),
    ...(lists.caseList?.items ?? []).map((one) => ({
      id: one.id,
      table: 'case' as const,
      kind: 'CASE' as const,
      name: one.caseCounterparty?.primaryName ?? '–',
      status: one.status,
      row: one,
    })),
  ];
}
