import type { EntityManager } from 'typeorm';

/** Whom the list names for a new draft at an office; null where it has nobody in use. */
export async function usualRepresentative(
  tx: Pick<EntityManager, 'query'>,
  office: string,
): Promise<string | null> {
  const [first]: { id: string }[] = await tx.query(
    'select id from representative where office = $1 and in_use order by position limit 1',
    [office],
  );
  return first?.id ?? null;
}
