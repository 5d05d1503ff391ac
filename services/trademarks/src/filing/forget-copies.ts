import type { EntityManager } from 'typeorm';

/** What was approved and never filed is nobody's duty to keep; what an office has is the file of the application, and the register tells it anyway. */
export async function forgetUnfiledCopies(tx: EntityManager, userId: string): Promise<void> {
  await tx.query(
    'delete from filing_copy c using trademark t where t.id = c.trademark_id and c.user_id = $1 and t.number is null and t.filing_date is null',
    [userId],
  );
}
