import type { RestRoute } from '../route.js';
import { list, lookUp, step, submit } from '../rows.js';

export const rootRoutes: readonly RestRoute[] = [
  list('/api/aircall', 'userProfileList', 'staff', {
    by: { phoneNumber: { key: 'phoneNumber', is: 'text' } },
  }),
  lookUp('/api/search/goods-and-services', 'niceTermList', 'anyone', {
    prefix: { is: 'text' },
    classNumber: { is: 'whole' },
    limit: { is: 'whole' },
  }),
  step('/api/task/{id}/repeat', 'reopenTask', 'staff'),
  submit('/api/docketing/retry', 'retryDocketing', 'staff'),
  submit('/api/task/clear-queue', 'clearEndedJobs', 'staff'),
];
