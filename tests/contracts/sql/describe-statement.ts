import type { Client } from 'pg';

export interface DescribedColumn {
  readonly name: string;
  /** The type's object id in `pg_type`. */
  readonly type: number;
}

interface Wire {
  parse(message: { text: string; name: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Asks PostgreSQL what a statement would answer, without running it: the server parses it and looks up every table,
 * column, function and type.
 * @returns the columns of its rows; none when it answers no rows
 * @throws the server's error when it does not understand the statement
 */
export function describeStatement(client: Client, text: string): Promise<readonly DescribedColumn[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly DescribedColumn[] = [];
    // The shape of `Submittable` in pg: the client hands it the connection and every message until it is ready again.
    const question = {
      submit(wire: Wire) {
        wire.parse({ text, name: '', types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }) {
        columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
      },
      handleError: reject,
      handleReadyForQuery() {
        resolve(columns);
      },
    };
    client.query(question as unknown as Parameters<Client['query']>[0]);
  });
}
