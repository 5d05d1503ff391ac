import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { apiOf } from '../../data/api-of.js';
import { logToServer } from '../../kit/log/client-log.js';
import { LinkOwnerDocument } from '../link/link.graphql.js';
import { isPlaced } from '../link/open-link.js';
import type { SavedState } from './use-order-draft.js';

interface Opened {
  readonly requestId: string;
  readonly token: string;
  readonly saved: SavedState;
  /** Key of what the service answered to the last press. */ readonly refusal?: string | undefined;
}

/** Whether the form is still open is the service's to say: it is asked again when somebody comes back to an old tab, and believed as soon as it refuses because the order was placed. Then the page is read anew, and shows the order instead. */
export function useOrderState({ requestId, token, saved, refusal }: Opened): void {
  const { revalidate } = useRevalidator();
  const closed = saved.is === 'closed' || refusal === 'refusal.WRONG_STATUS';
  useEffect(() => {
    if (closed) void revalidate();
  }, [closed, revalidate]);
  useEffect(() => {
    const look = (): void => {
      if (document.hidden) return;
      apiOf(undefined)
        .query(LinkOwnerDocument, { id: requestId }, { linkToken: token })
        .then(
          ({ registrationRequest }) => {
            if (registrationRequest !== null && isPlaced(registrationRequest)) void revalidate();
          },
          // The form stays as it is while nobody answers: the next save is refused all the same.
          (error: unknown) => logToServer('warn', 'state of the order not read', error),
        );
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [requestId, token, revalidate]);
}
