import { monthlyRows } from '@cotta/kit/runtime/months/monthly-table.js';
import { keepStatuses } from '../user/open-matters.js';
import { auditLogResource } from './audit-log.resource.js';

/** The audit log in months. An archive holds who did what to which row and when; what the row was before and after stands, without what tells of people, in the archive of its service. */
export const auditLogMonths = monthlyRows(auditLogResource, 'occurredAt', keepStatuses);
