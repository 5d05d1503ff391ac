import type { RecordRow } from '../../../parts/records/record-facts.js';
import type { ClientOfficeWorkResult, ClientOrdersResult, ClientThreatsResult } from '../client.graphql.js';

/** Something of the client's that is not over. */
export interface OpenWork {
  readonly table: string;
  readonly row: RecordRow & { readonly updatedAt: string };
  /** What it is called where its own fields do not say it. */
  readonly name?: string | undefined;
}

const workOf = (table: string, rows: readonly OpenWork['row'][]) =>
  rows.map((row): OpenWork => ({ table, row }));

export const ordersOf = (found: ClientOrdersResult): readonly OpenWork[] => [
  ...workOf('registration_request', found.registrationRequestList.items),
  ...workOf('service_request', found.serviceRequestList.items),
  ...workOf('consultation', found.consultationList.items),
];

export const officeWorkOf = (found: ClientOfficeWorkResult): readonly OpenWork[] => [
  ...workOf('office_action', found.officeActionList.items),
  ...workOf('use_in_commerce_request', found.useInCommerceRequestList.items),
];

export const threatsOf = (found: ClientThreatsResult): readonly OpenWork[] => [
  ...workOf('case_request', found.caseRequestList.items),
  ...found.caseList.items.map((row): OpenWork => ({
    table: 'case',
    row,
    name: row.caseCounterparty?.primaryName,
  })),
  ...workOf('service', found.serviceList.items),
];
