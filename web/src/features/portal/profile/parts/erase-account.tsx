import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { dayOf } from '../../../../kit/dates/day.js';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { CommandForm } from '../../parts/command-form.js';
import { Loaded } from '../../parts/page.js';
import { LEAVING, useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  ErasureBlocksDocument,
  ErasureBlocksNode,
  type ErasureBlocksResult,
  RequestErasureDocument,
  RequestErasureNode,
  type RequestErasureResult,
} from '../profile.graphql.js';

/** So long a closed account waits for its owner; accounts erases it after that: `ERASURE_DAYS`. */
const KEPT_MS = 30 * 86_400_000;

/** What goes and what stays, what has to be ended before, and the word that closes the account. */
export function EraseAccount({ id }: { id: string }) {
  const { t } = useTranslation('portal-account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{t('erase.goes')}</p>
      <p>{t('erase.stays')}</p>
      {open ? (
        <Steps id={id} />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>{t('erase.begin')}</Button>
        </p>
      )}
    </>
  );
}

function Steps({ id }: { id: string }) {
  const { t } = useTranslation('portal-account');
  const answer = usePortalQuery(ErasureBlocksDocument, ErasureBlocksNode, {});
  const left = ({ requestErasure: closed }: RequestErasureResult): symbol => {
    const erasedOn =
      closed.__typename === 'User' && closed.erasureRequestedAt !== null
        ? dayOf(new Date(Date.parse(closed.erasureRequestedAt) + KEPT_MS))
        : '';
    void sessionStore()
      .signOut()
      .then(() => window.location.assign(`/portal/login?done=erased&on=${erasedOn}`));
    return LEAVING;
  };
  const erase = useCommand(RequestErasureDocument, RequestErasureNode, left);
  return (
    <Loaded answer={answer}>
      {(found) => {
        const { trademarkList } = found;
        const matters = openMatters(found, t);
        return (
          <>
            {trademarkList.items.length > 0 && (
              <div>
                <p>{t('erase.marks')}</p>
                <ul>
                  {trademarkList.items.map((mark) => (
                    <li key={mark.id}>
                      <AppLink to={`/portal/trademarks/${mark.id}`}>{mark.name}</AppLink> ·{' '}
                      {mark.jurisdiction}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {matters.length > 0 && (
              <div role="status">
                <p>{t('erase.first')}</p>
                <ul>
                  {matters.map(({ id, to, name }) => (
                    <li key={id}>
                      <AppLink to={to}>{name}</AppLink>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {matters.length === 0 && (
              <CommandForm
                command={erase}
                labels={{ word: t('erase.word') }}
                submit={t('erase.do')}
                look="plain"
                read={(form) => ({ id, input: { word: String(form.get('word') ?? '').trim() } })}
              >
                <Field name="word" label={t('erase.word')} hint={t('erase.hint')}>
                  {(control) => (
                    <input {...control} type="text" autoComplete="off" spellCheck={false} maxLength={20} />
                  )}
                </Field>
              </CommandForm>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** What the server holds against it, each with the page where it is paid or ended. */
function openMatters(
  found: ErasureBlocksResult,
  t: TFunction<'portal-account'>,
): readonly { readonly id: string; readonly to: string; readonly name: string }[] {
  const billing = '/portal/profile?tab=billing-info';
  return [
    ...found.productList.items.map(({ id, name }) => ({ id, name, to: `/product/${id}/checkout` })),
    ...found.invoiceList.items.map(({ id, number }) => ({
      id,
      name: t('erase.invoice', { number: number ?? '' }),
      to: billing,
    })),
    ...found.registrationRequestList.items.map(({ id, publicId, value }) => ({
      id,
      name: t('erase.order', { number: publicId, name: value ?? '' }).trim(),
      to: `/portal/order/${id}`,
    })),
    ...found.serviceRequestList.items.map(({ id, publicId }) => ({
      id,
      name: t('erase.order', { number: publicId, name: '' }).trim(),
      to: `/portal/service-order/${id}`,
    })),
    ...found.brandSubscriptionList.items.map(({ id, brand }) => ({
      id,
      name: t('erase.subscription', { brand: brand?.name ?? '' }),
      to: '/portal/profile?tab=subscriptions',
    })),
  ];
}
