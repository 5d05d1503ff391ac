import { apiOf } from '../../../data/api-of.js';
import { recheckIn, type Recheck } from '../../../domain/report/recheck.js';
import { logToServer } from '../../../kit/log/client-log.js';
import { ReportSinceDocument } from './summary.graphql.js';

/** For the loader. The registers may be away while the report is not: it is read all the same, and says that nothing is known since. */
export async function recheckOf(
  id: string,
  { context, linkToken }: { context: unknown; linkToken: string | undefined },
): Promise<Recheck> {
  try {
    return recheckIn(await apiOf(context).query(ReportSinceDocument, { id }, { linkToken }));
  } catch (error) {
    logToServer('warn', 'no recheck of a report', error);
    return undefined;
  }
}
