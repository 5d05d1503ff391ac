/** Records that are one page under both of their addresses: what is known of them is corrected beside. */
const BESIDE: readonly string[] = ['support_ticket'];

/** Where what is known of a record is corrected. */
export const editAddress = (table: string, id: string): string =>
  BESIDE.includes(table) ? `/${table}/${id}/edit` : `/${table}/${id}`;
