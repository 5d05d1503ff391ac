import type { RestRoute } from '../route.js';
import { assign, notes, step, thread } from '../rows.js';

export const applicationRoutes: readonly RestRoute[] = [
  ...thread('/api/application/{id}', 'APPLICATION'),
  ...thread('/api/use-in-commerce-request/{id}', 'USE_IN_COMMERCE_REQUEST'),
  assign('/api/consultation/{id}', 'assignConsultation'),
  ...notes('/api/consultation/{id}', 'consultation'),
  step('/api/consultation/{id}/generate-outcome-email', 'sendConsultationOutcome', 'staff'),
];
