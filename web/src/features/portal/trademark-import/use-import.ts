import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { failureOf } from '../../../data/failure.js';
import { forgetAskedAhead } from '../parts/asked-ahead.js';
import { markKey, type JudgedLine } from './judge-lines.js';
import {
  ImportTrademarksDocument,
  ImportTrademarksNode,
  MarksOnRecordDocument,
  MarksOnRecordNode,
  type ImportTrademarksResult,
  type MarksOnRecordResult,
} from './trademark-import.graphql.js';

/** Few enough that one sees how far it is, and that none waits too long for its answer. */
const AT_ONCE = 25;

/** Marks of the account by `markKey`, all pages of them. `problem`: they could not be read, so nothing can be said about a list. */
export function useMarksOnRecord() {
  const client = useApolloClient();
  const [onRecord, setOnRecord] = useState<ReadonlyMap<string, string>>();
  const [problem, setProblem] = useState<Error>();
  const read = useCallback(async (): Promise<void> => {
    setProblem(undefined);
    try {
      const found = new Map<string, string>();
      for (let offset = 0, more = true; more; offset += 100) {
        const { data } = await client.query({
          query: MarksOnRecordNode,
          variables: { offset },
          context: { document: MarksOnRecordDocument },
          fetchPolicy: 'network-only',
        });
        const { trademarkList } = data as MarksOnRecordResult;
        for (const { id, jurisdiction, number } of trademarkList.items)
          found.set(markKey(jurisdiction, number ?? ''), id);
        more = trademarkList.hasNextPage;
      }
      setOnRecord(found);
    } catch (error) {
      setProblem(error as Error);
    }
  }, [client]);
  useEffect(() => void read(), [read]);
  return { onRecord, problem, read };
}

/** What the service said about lines that it did not take, by their row. */
export type Refused = ReadonlyMap<number, string>;

export interface Sending {
  readonly state: 'idle' | 'running' | 'stopped' | 'done';
  readonly sent: number;
  readonly of: number;
  /** Key of a sentence in `common`: why it stopped. */
  readonly failure?: string;
}

/** The name of one request: the same lines of the same list have the same, so that a second attempt or a second window adds nothing twice. */
async function nameOf(list: string, inputs: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${list} ${JSON.stringify(inputs)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Adds the new lines some at a time by the command that adds one mark; what the service refuses is kept with its line, and what stopped goes on. */
export function useImport(list: string) {
  const client = useApolloClient();
  const [sending, setSending] = useState<Sending>({ state: 'idle', sent: 0, of: 0 });
  const [refused, setRefused] = useState<Refused>(new Map());
  /** @returns whether all lines were taken */
  const run = async (lines: readonly JudgedLine[]): Promise<boolean> => {
    const said = new Map<number, string>();
    setRefused(said);
    setSending({ state: 'running', sent: 0, of: lines.length });
    for (let at = 0; at < lines.length; at += AT_ONCE) {
      const some = lines.slice(at, at + AT_ONCE);
      const inputs = some.flatMap(({ input }) => (input === undefined ? [] : [input]));
      try {
        const { data } = await client.mutate({
          mutation: ImportTrademarksNode,
          variables: { inputs: inputs as never },
          context: { document: ImportTrademarksDocument, idempotencyKey: await nameOf(list, inputs) },
        });
        const { refusals } = (data as ImportTrademarksResult).createTrademarkList;
        for (const { id, refusal } of refusals) said.set(some[Number(id)]?.row ?? 0, refusal.message);
        setRefused(new Map(said));
      } catch (error) {
        setSending({ state: 'stopped', sent: at, of: lines.length, failure: failureOf(error).message });
        return false;
      }
      setSending({ state: 'running', sent: at + some.length, of: lines.length });
    }
    forgetAskedAhead();
    setSending({ state: 'done', sent: lines.length, of: lines.length });
    return said.size === 0;
  };
  return { sending, refused, run };
}
