// Written by `npm run documents`; change the .graphql file beside it.
import type { BrandMonitoringTaskStatus } from '../../../generated/schema.js';

export type ScanRow = {
  readonly id: string;
  readonly status: BrandMonitoringTaskStatus;
  readonly deadline: string;
  readonly processedTimestamp: string | null;
  readonly noFindings: boolean | null;
  readonly createdAt: string;
  readonly brand: {
    readonly id: string;
    readonly name: string;
    readonly __typename: 'Brand';
  } | null;
  readonly cases: {
    readonly totalCount: number;
    readonly __typename: 'CasePage';
  };
  readonly __typename: 'BrandMonitoringTask';
};
