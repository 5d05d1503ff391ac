import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useState } from 'react';
import { failureOf } from '../../../data/failure.js';
import type { TypedDocument } from '../../../data/documents.js';
import { isRefusal, type Refusal } from '../../../data/refusal.js';
import type { FormErrors } from '../../../kit/form/form-errors.js';
import { forgetAskedAhead } from './asked-ahead.js';

export interface Failure {
  /** The server wrote these sentences for the reader. */
  readonly errors: FormErrors;
  readonly message?: string;
  /** Key of a sentence in `common`, when no server answered. */
  readonly failure?: string;
  readonly reference?: string | undefined;
}

export interface Command<V> {
  /** True when it was done. A second call while one runs is the same attempt and does nothing twice. */
  readonly run: (variables: V) => Promise<boolean>;
  readonly state: 'idle' | 'loading' | 'success' | 'error';
  readonly failed: Failure | undefined;
  /** Changes with every answer; a new attempt after a refusal gets a new key. */
  readonly attempt: string;
}

/** What `onDone` answers when nothing of this page may be asked for any more. */
export const LEAVING = Symbol('leaving');

function refused(refusal: Refusal): Failure {
  const fields = refusal.fields.map(
    (field) => [field.path.join('.'), { text: field.message, code: field.code }] as const,
  );
  return { errors: Object.fromEntries(fields), ...(fields.length === 0 ? { message: refusal.message } : {}) };
}

function broken(error: unknown): Failure {
  const { message: failure, reference } = failureOf(error);
  return { errors: {}, failure, reference };
}

/** One command of the graph: refusals become sentences by field, and what is on the screen is read again after success, unless `onDone` says that the page is being left. */
export function useCommand<R, V>(
  document: TypedDocument<R, V>,
  node: DocumentNode,
  onDone?: (answer: R) => unknown,
): Command<V> {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState<string>(() => crypto.randomUUID());
  const [outcome, setOutcome] = useState<{ state: Command<V>['state']; failed?: Failure }>({ state: 'idle' });

  const run = async (variables: V): Promise<boolean> => {
    if (outcome.state === 'loading') return false;
    setOutcome({ state: 'loading' });
    let done: R;
    try {
      const { data } = await client.mutate({
        mutation: node,
        variables: variables as Record<string, unknown>,
        context: { document, idempotencyKey: attempt },
      });
      const answer = Object.values(data as Record<string, { readonly __typename?: string }>)[0];
      setAttempt(crypto.randomUUID());
      done = data as R;
      if (isRefusal(answer)) {
        setOutcome({ state: 'error', failed: refused(answer) });
        return false;
      }
    } catch (error) {
      setOutcome({ state: 'error', failed: broken(error) });
      return false;
    } finally {
      // Also where no answer came: it may have been done.
      forgetAskedAhead();
    }
    setOutcome({ state: 'success' });
    if (onDone?.(done) !== LEAVING) void client.refetchQueries({ include: 'active' });
    return true;
  };
  return { run, state: outcome.state, failed: outcome.failed, attempt };
}

/** The same command for a form whose fields bear a prefix, because several such forms stand on one page. */
export function withPrefix<V>(command: Command<V>, prefix: string): Command<V> {
  const { failed } = command;
  return failed === undefined
    ? command
    : {
        ...command,
        failed: {
          ...failed,
          errors: Object.fromEntries(
            Object.entries(failed.errors).map(([name, error]) => [prefix + name, error]),
          ),
        },
      };
}
