import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Field } from '../../../../kit/form/field.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { CommandForm } from '../../parts/command-form.js';
import { Loaded } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import { ErasureBlocksDocument, ErasureBlocksNode } from '../erasure-blocks.graphql.js';
import { RequestErasureDocument, RequestErasureNode } from '../request-erasure.graphql.js';

/** What goes and what stays, what has to be ended before, and the word that closes the account. */
export function EraseAccount({ id }: { id: string }) {
  const { t } = useTranslation('portal-account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>{t('erase.goes')}</p>
      <p>{t('erase.stays')}</p>
      {open ? <Steps id={id} /> : <p><Button onClick={() => setOpen(true)}>{t('erase.begin')}</Button></p>}
    </>
  );
}

function Steps({ id }: { id: string }) {
  const { t } = useTranslation('portal-account');
  const answer = usePortalQuery(ErasureBlocksDocument, ErasureBlocksNode, {});
  const left = (): void => void sessionStore().signOut().then(() => window.location.assign('/'));
  const erase = useCommand(RequestErasureDocument, RequestErasureNode, left);
  return (
    <Loaded answer={answer}>
      {({ productList, brandSubscriptionList, trademarkList }) => {
        const blocked = productList.items.length + brandSubscriptionList.items.length > 0;
        return (
          <>
            {trademarkList.items.length > 0 && <div><p>{t('erase.marks')}</p><ul>{trademarkList.items.map((mark) => <li key={mark.id}><AppLink to={`/portal/trademarks/${mark.id}`}>{mark.name}</AppLink> · {mark.jurisdiction}</li>)}</ul></div>}
            {blocked && (
              <div role="status">
                <p>{t('erase.first')}</p>
                <ul>
                  {productList.items.map((product) => <li key={product.id}><AppLink to={`/product/${product.id}/checkout`}>{product.name}</AppLink></li>)}
                  {brandSubscriptionList.items.map((one) => <li key={one.id}><AppLink to="/portal/profile?tab=subscriptions">{t('erase.subscription', { brand: one.brand?.name ?? '' })}</AppLink></li>)}
                </ul>
              </div>
            )}
            {!blocked && (
              <CommandForm command={erase} labels={{ word: t('erase.word') }} submit={t('erase.do')} read={(form) => ({ id, input: { word: String(form.get('word') ?? '').trim() } })}>
                <Field name="word" label={t('erase.word')} hint={t('erase.hint')}>{(control) => <input {...control} type="text" autoComplete="off" spellCheck={false} maxLength={20} />}</Field>
              </CommandForm>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
