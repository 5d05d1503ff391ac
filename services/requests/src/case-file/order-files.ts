import type { CaseFiles } from '@cotta/kit/edge/subgraph/case-file.js';
import type { Resource } from '@cotta/kit/model/resource/define.js';
import type { RequestContext } from '@cotta/kit/edge/call/context.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import { caseFileKinds, type CaseFileKind } from '@cotta/reference/case-file-kinds.js';
import { FIRM_ZONE } from '@cotta/reference/working-time.js';
import { registrationRequestResource } from '../registration-request/registration-request.resource.js';
import { serviceRequestResource } from '../service-request/service-request.resource.js';
import { orderFileRecords, serviceOrderFileRecords } from './order-file-records.js';

/** The firm’s days, for whoever may read the row. */
const forReadersOf =
  (resource: Resource) =>
  async (id: string, { manager, viewer }: RequestContext): Promise<string | undefined> =>
    (await readByIds(manager, resource, viewer, [id])).length === 0 ? undefined : FIRM_ZONE;

/** The files of orders: with the report, the application and the talk about it. Their money is kept by invoicing. */
export const orderFiles: CaseFiles<CaseFileKind> = {
  kinds: caseFileKinds,
  files: {
    orderFile: {
      doc: 'The case file of an order of a registration: its report, application, talk and approvals.',
      by: 'registrationRequestId',
      records: orderFileRecords,
      zoneFor: forReadersOf(registrationRequestResource),
    },
    serviceOrderFile: {
      doc: 'The case file of an order of a service.',
      by: 'serviceRequestId',
      records: serviceOrderFileRecords,
      zoneFor: forReadersOf(serviceRequestResource),
    },
  },
};
