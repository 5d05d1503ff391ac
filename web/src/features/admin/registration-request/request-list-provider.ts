import type { GetListParams } from 'ra-core';
import {
  AdminRequestListDocument,
  type AdminRequestListResult,
  type AdminRequestListVariables,
} from './registration-request-list.graphql.js';
import { ask } from '../parts/admin-api.js';

const ORDER: Readonly<Record<string, string>> = {
  value: 'VALUE',
  status: 'STATUS',
  promisedAt: 'PROMISED_AT',
  requestedAt: 'REQUESTED_AT',
  createdAt: 'CREATED_AT',
};

export type AdminRequestRow = AdminRequestListResult['registrationRequestList']['items'][number];

interface Asked {
  readonly q?: string;
  readonly status?: string;
  readonly mine?: string;
}

/** The filter form's answers as the service's filter; text looks into name, number and address. */
export function requestFilter(asked: Asked): AdminRequestListVariables['filter'] {
  const conditions: object[] = [];
  if (asked.status) conditions.push({ status: { eq: asked.status } });
  if (asked.mine) conditions.push({ assignedAdminId: { eq: asked.mine } });
  const text = asked.q?.trim();
  if (text)
    conditions.push({
      or: [
        { value: { contains: text } },
        { publicId: { startsWith: text.toUpperCase() } },
        { contactEmail: { contains: text } },
      ],
    });
  return conditions.length === 0 ? null : ({ and: conditions } as AdminRequestListVariables['filter']);
}

/** Under this name the list of orders is asked for; every other name is an entity's table. */
export const REQUEST_LIST = 'request_list';

export async function getRequestList(
  params: GetListParams,
): Promise<{ data: readonly AdminRequestRow[]; total: number }> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const field = ORDER[params.sort?.field ?? 'requestedAt'] ?? 'REQUESTED_AT';
  const orderBy = [
    { field, direction: params.sort?.order ?? 'DESC' },
  ] as AdminRequestListVariables['orderBy'];
  const { registrationRequestList: list } = await ask(AdminRequestListDocument, {
    filter: requestFilter(params.filter as Asked),
    orderBy,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { data: list.items, total: list.totalCount };
}
