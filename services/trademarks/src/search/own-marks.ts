import type { DataSource } from 'typeorm';

/** A mark by office and number. */
interface Numbered {
  readonly jurisdiction?: string | null | undefined;
  readonly number?: string | null | undefined;
}

interface Owned extends Numbered {
  readonly owner?: string | null | undefined;
}

/** Marks of one client in our care, as far as they have a number. */
export async function marksOf(db: DataSource, userId: string | null): Promise<readonly Numbered[]> {
  if (userId === null) return [];
  return db.query('select jurisdiction, number from trademark where user_id = $1 and number is not null', [
    userId,
  ]);
}

/** Whether an entry of a register is the client's own: by its number, or by an owner who holds one of theirs in the same answer. */
export function ownAmong(entries: readonly Owned[], marks: readonly Numbered[]): (entry: Owned) => boolean {
  const numbers = new Set(marks.map(numberKey));
  const isTheirs = (entry: Owned): boolean => entry.number != null && numbers.has(numberKey(entry));
  const owners = new Set(entries.filter(isTheirs).map(({ owner }) => ownerKey(owner)));
  owners.delete('');
  return (entry) => isTheirs(entry) || owners.has(ownerKey(entry.owner));
}

/** Registers write zeros at the front, spaces and dashes as they like. */
const numberKey = ({ jurisdiction, number }: Numbered): string =>
  `${jurisdiction ?? ''} ${(number ?? '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')
    .toLowerCase()}`;

const ownerKey = (owner: string | null | undefined): string =>
  (owner ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
