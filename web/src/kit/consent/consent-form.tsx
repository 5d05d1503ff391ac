import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pathIn, type Locale } from '../../i18n/locale-rules.js';
import { affiliateOfVisit, forgetAttribution, storeAttribution } from '../attribution/attribution.js';
import { useToast } from '../toast/toast.js';
import { consentOf } from './consent.js';
import { giveConsent } from './given-consent.js';

interface Props {
  readonly className?: string | undefined;
  readonly onDone?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Sends an answer about cookies: plain HTML until the page is live, then without leaving the page. */
export function ConsentForm({ className, onDone, children }: Props) {
  const { t, i18n } = useTranslation('site');
  const { pathname, search } = useLocation();
  const toast = useToast();
  const send = async (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    form.set('affiliate', affiliateOfVisit() ?? '');
    const answer = await fetch('/consent', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    }).catch(() => undefined);
    if (answer?.ok !== true) return toast('error', t('common:failure.OTHER'));
    const consent = consentOf(form);
    giveConsent(consent);
    if (consent.includes('marketing')) storeAttribution();
    else forgetAttribution();
    toast('success', t('consent.saved'));
    onDone?.();
  };
  return (
    <form
      method="post"
      action="/consent"
      className={className}
      onSubmit={(event) => void send(event as never)}
    >
      <input type="hidden" name="back" value={`${pathIn(i18n.language as Locale, pathname)}${search}`} />
      {children}
    </form>
  );
}
