import { Suspense } from 'react';
import { ahead } from '../../../../../kit/ahead/ahead.js';

/** By table: what a reader of such a list has to know of rows that are not in it. */
const notes: Readonly<Record<string, ReturnType<typeof ahead<object>>>> = {
  audit_log: ahead<object>(async () => (await import('./audit-log-begins.js')).AuditLogBegins),
};

export function ListNote({ table }: { table: string }) {
  const Note = notes[table]?.Part;
  return Note === undefined ? null : (
    <Suspense>
      <Note />
    </Suspense>
  );
}
