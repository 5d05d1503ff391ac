import type { Flags } from '../src/kit/page/flags.js';

/** As the environment switches them. */
export interface FlagSettings {
  readonly USE_USER_ACCOUNT?: string | undefined;
  readonly USE_GPT_SUGGESTED_COMMENTS?: string | undefined;
  readonly USE_SAVED_PAYMENT_METHODS?: string | undefined;
  readonly SANDBOX?: '0' | '1' | undefined;
}

const said = (text: string | undefined): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** What is switched on: by a cookie of the flag's name, else by the environment. Accounts and saved cards are on unless it says `false`, suggested comments off unless it says `true`. @source specification, "Roles and permissions" */
export function flagsOf(settings: FlagSettings, cookies: Readonly<Record<string, string>>): Flags {
  const of = (name: keyof Flags, byEnvironment: boolean): boolean => said(cookies[name]) ?? byEnvironment;
  return {
    useUserAccount: of('useUserAccount', settings.USE_USER_ACCOUNT !== 'false'),
    useGPTSuggestedComments: of('useGPTSuggestedComments', settings.USE_GPT_SUGGESTED_COMMENTS === 'true'),
    useSavedPaymentMethods: of('useSavedPaymentMethods', settings.USE_SAVED_PAYMENT_METHODS !== 'false'),
    // What this copy is, no cookie says.
    isSandbox: settings.SANDBOX === '1',
  };
}
