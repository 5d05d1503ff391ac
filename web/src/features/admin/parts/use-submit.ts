import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TypedDocument } from '../../../data/documents.js';
import { isRefusal, type Refusal } from '../../../data/refusal.js';
import { useToast } from '../../../kit/toast/toast.js';
import { submit } from './admin-api.js';

/** What became of a command; `failed`: nobody knows, it may be sent again. */
export type Submitted = 'done' | 'failed' | Refusal;

interface Submitting {
  readonly busy: boolean;
  /** `done`: said once it is. */
  readonly run: <V>(document: TypedDocument<unknown, V>, variables: V, done?: string) => Promise<Submitted>;
}

/** Sends one named command, and reads again what stands under `queryKey`. */
export function useSubmit(queryKey: readonly string[]): Submitting {
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const run: Submitting['run'] = async (document, variables, done) => {
    setBusy(true);
    try {
      const answer = Object.values(
        (await submit(document, variables, crypto.randomUUID())) as Record<string, { __typename?: string }>,
      )[0];
      if (isRefusal(answer)) return answer;
      await queries.invalidateQueries({ queryKey });
      if (done !== undefined) toast('success', done);
      return 'done';
    } catch {
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
