import { useEffect, useRef } from 'react';
import { sessionStore } from '../../../kit/session/use-session.js';
import { takeWayBack } from '../../../kit/session/way-back.js';

/** Known only in the browser: the server would write the password into its answer. */
export interface Chosen {
  readonly email: string;
  readonly password: string;
}

/** What the form carried, for the sign-in that follows; undefined on the server and where the link named no address. */
export function chosenIn(form: FormData): Chosen | undefined {
  const [email, password] = [String(form.get('email') ?? ''), String(form.get('password') ?? '')];
  return typeof window === 'undefined' || email === '' ? undefined : { email, password };
}

/** Whoever has just chosen a password need not type it again, and goes on with the order they asked for the account for; who has a second step, or could not be signed in, is led to the sign-in. */
export function useSignInAfter(done: Chosen | undefined, path: string): void {
  const begun = useRef(false);
  useEffect(() => {
    if (done === undefined || begun.current) return;
    begun.current = true;
    void sessionStore()
      .signIn({ ...done, area: 'customer', callbackUrl: '/portal' })
      .then((outcome) =>
        window.location.assign(outcome.ok ? (takeWayBack() ?? path) : '/portal/login?done=password'),
      );
  }, [done, path]);
}
