import type { DataProvider, GetListParams } from 'ra-core';
import { AdminRequestListDocument, type AdminRequestListResult, type AdminRequestListVariables } from './admin-request-list.graphql.js';
import { ask } from './admin-api.js';

const ORDER: Readonly<Record<string, string>> = { value: 'VALUE', status: 'STATUS', promisedAt: 'PROMISED_AT', requestedAt: 'REQUESTED_AT', createdAt: 'CREATED_AT' };

export type AdminRequestRow = AdminRequestListResult['registrationRequestList']['items'][number];

interface Asked { readonly q?: string; readonly status?: string; readonly mine?: string }

/** The filter form's answers as the service's filter; text looks into name, number and address. */
export function requestFilter(asked: Asked): AdminRequestListVariables['filter'] {
  const conditions: object[] = [];
  if (asked.status) conditions.push({ status: { eq: asked.status } });
  if (asked.mine) conditions.push({ assignedAdminId: { eq: asked.mine } });
  const text = asked.q?.trim();
  if (text) conditions.push({ or: [{ value: { contains: text } }, { publicId: { startsWith: text.toUpperCase() } }, { contactEmail: { contains: text } }] });
  return conditions.length === 0 ? null : ({ and: conditions } as AdminRequestListVariables['filter']);
}

async function getList(resource: string, params: GetListParams) {
  if (resource !== 'registration_request') throw new Error(`There is no list of ${resource} yet`);
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const field = ORDER[params.sort?.field ?? 'requestedAt'] ?? 'REQUESTED_AT';
  const orderBy = [{ field, direction: params.sort?.order ?? 'DESC' }] as AdminRequestListVariables['orderBy'];
  const { registrationRequestList: list } = await ask(AdminRequestListDocument, { filter: requestFilter(params.filter as Asked), orderBy, limit: perPage, offset: (page - 1) * perPage });
  return { data: list.items, total: list.totalCount };
}

const notYet = (): Promise<never> => Promise.reject(new Error('This is done by a named command, not by a generic write'));

/** Lists for headless react-admin. Writes are commands of the domain and live with their screens. */
export const dataProvider = {
  getList,
  getOne: notYet, getMany: notYet, getManyReference: notYet, create: notYet, update: notYet, updateMany: notYet, delete: notYet, deleteMany: notYet,
} as unknown as DataProvider;
