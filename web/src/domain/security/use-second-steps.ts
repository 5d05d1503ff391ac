import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { browserName } from './browser-name.js';
import { act, type Factor } from './knock-freshly.js';

type Made = { readonly recoveryCodes: readonly string[] };
export interface CodeAppDraft {
  readonly key: string;
  readonly uri: string;
}

export interface SecondStepWork {
  readonly busy: boolean;
  /** Why the last press came to nothing, as the server names it. */
  readonly failed: string | undefined;
  /** Being set up. */
  readonly app: CodeAppDraft | undefined;
  readonly beginApp: () => void;
  readonly endApp: () => void;
  readonly addPasskey: () => void;
  readonly remove: (factor: Factor) => void;
  readonly renewCodes: () => void;
}

/** The presses of the second-step settings: one at a time. `onChanged`: with recovery codes when some were made. */
export function useSecondSteps(onChanged: (codes?: readonly string[]) => void): SecondStepWork {
  const [state, setState] = useState<{ busy: boolean; failed: string | undefined }>({
    busy: false,
    failed: undefined,
  });
  const [app, setApp] = useState<CodeAppDraft | undefined>();
  const run = (work: () => Promise<string | undefined>) => (): void => {
    if (state.busy) return;
    setState({ busy: true, failed: undefined });
    void work().then((failed) => setState({ busy: false, failed }));
  };
  const made = async (
    action: string,
    fields?: Readonly<Record<string, string>>,
  ): Promise<string | undefined> => {
    const answer = await act<Partial<Made>>(action, fields);
    if (!answer.ok) return answer.code;
    onChanged(answer.body.recoveryCodes);
    return undefined;
  };
  return {
    ...state,
    app,
    beginApp: run(async () => {
      const answer = await act<CodeAppDraft>('code-app');
      if (!answer.ok) return answer.code;
      setApp(answer.body);
      return undefined;
    }),
    endApp: () => setApp(undefined),
    addPasskey: run(async () => {
      const begun = await act<{ passkey: PublicKeyCredentialCreationOptionsJSON }>('passkey');
      if (!begun.ok) return begun.code;
      const response = await startRegistration({ optionsJSON: begun.body.passkey }).catch(() => undefined);
      if (response === undefined) return 'PASSKEY_WRONG';
      const { browser = '', system = '' } = browserName(navigator.userAgent);
      return made('passkey-confirm', {
        response: JSON.stringify(response),
        name: `${browser} ${system}`.trim(),
      });
    }),
    remove: ({ id }) => run(() => made('remove', { id }))(),
    renewCodes: run(() => made('recovery-codes')),
  };
}
