import { dependants, passOn, takeFrom } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import {
  CaseChangedSchema,
  CaseRequestChangedSchema,
  ServiceChangedSchema,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import { EntityChange } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import { caseRequest } from '../../case-request/case-request.work-item.js';
import { caseItem } from '../../case/case.work-item.js';
import { service } from '../../service/service.work-item.js';

/** What stands under a brand. */
export const casesOfBrand = dependants('case', 'brand_id', caseItem.assign);
export const reportsOfBrand = dependants('case_request', 'brand_id', caseRequest.assign);
const servicesOfCase = dependants('service', 'case_id', service.assign);

/** Whoever is in charge of a threat report is in charge of the case that came of it, and whoever is of a case of its services, until somebody else is named there. */
export const assignedCases = defineConsumer({
  name: 'assigned-cases',
  sources: ['cases'],
  mode: 'once',
  handlers: [
    on(CaseChangedSchema, async ({ message: { entityId: id, change, facts }, tx, run }) => {
      await passOn({ tx, run }, { entity: 'case', id, holderId: facts?.assignedAdminId }, [servicesOfCase]);
      if (change !== EntityChange.ADDED || !facts?.brandId) return;
      await takeFrom({ tx, run }, casesOfBrand, { id, wholes: [{ entity: 'brand', id: facts.brandId }] });
    }),
    on(CaseRequestChangedSchema, async ({ message: { entityId: id, change, facts }, tx, run }) => {
      const report = { entity: 'case_request', id };
      await passOn({ tx, run }, { ...report, holderId: facts?.assignedAdminId }, []);
      if (change === EntityChange.ADDED && facts?.brandId)
        await takeFrom({ tx, run }, reportsOfBrand, { id, wholes: [{ entity: 'brand', id: facts.brandId }] });
      if (facts?.caseId) await takeFrom({ tx, run }, casesOfBrand, { id: facts.caseId, wholes: [report] });
    }),
    on(ServiceChangedSchema, async ({ message: { entityId: id, change }, tx, run }) => {
      if (change !== EntityChange.ADDED) return;
      const made = await queryRow<{ caseId: string | null }>(
        tx,
        'select case_id as "caseId" from service where id = $1',
        [id],
      );
      if (made?.caseId)
        await takeFrom({ tx, run }, servicesOfCase, { id, wholes: [{ entity: 'case', id: made.caseId }] });
    }),
  ],
});
