interface Written {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Columns of the order's row that came after the stored orders; such an order has nothing to say in them. */
const LATER: readonly string[] = ['affiliate'];

const INSERT = /^(insert into "\w+" )\(([^)]*)\) values \([^)]*\)(.*)$/;

/** The row as it was written before those columns were there. A later column that is filled stays, and is seen. */
export function withoutLaterColumns(row: Written): Written {
  const [, table = '', columns = '', rest = ''] = INSERT.exec(row.sql) ?? [];
  if (table === '') return row;
  const cells = columns
    .split(', ')
    .map((column, place) => ({ column, value: row.values[place] }))
    .filter(({ column, value }) => !(LATER.includes(column) && value === null));
  const placeholders = cells.map((_, place) => `$${place + 1}`);
  return {
    sql: `${table}(${cells.map(({ column }) => column).join(', ')}) values (${placeholders.join(', ')})${rest}`,
    values: [...cells.map(({ value }) => value), ...row.values.slice(columns.split(', ').length)],
  };
}
