import type { Role } from '../../model/words/viewer.js';
import { allFields, everyRow, type Resource } from '../../model/resource/define.js';
import { readersOf } from '../../model/resource/visibility.js';

const columns: readonly Role[] = ['visitor', 'customer', 'partner', 'lawyer', 'admin', 'system'];

/** Who sees what, as a table for review: one row per field, one column per role. */
export function visibilityTable(resource: Resource): string {
  const fields = Object.entries(allFields(resource)).map(([key, field]) => {
    const readers = readersOf(resource, field);
    return `| ${key}${field.secret ? ' (secret)' : ''} | ${columns.map((role) => (readers.includes(role) ? 'yes' : '–')).join(' | ')} |`;
  });
  const lists = columns.map((role) => (resource.listable.includes(role) ? 'yes' : '–')).join(' | ');
  return [
    `## ${resource.name}`,
    '',
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    `| *rows* | ${columns.map((role) => rowsOf(resource, role)).join(' | ')} |`,
    `| *list* | ${lists} |`,
    ...fields,
  ].join('\n');
}

function rowsOf(resource: Resource, role: Role): string {
  const rule = resource.rows[role];
  if (!resource.readableBy.includes(role) || rule === undefined) return 'none';
  if (typeof rule === 'function') return 'own';
  return rule === everyRow ? 'all' : typeof rule === 'string' ? 'none' : Object.keys(rule).join(', ');
}
