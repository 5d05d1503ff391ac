import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, cardState } from '../../../../domain/card/saved-card.js';
import { CommandButton } from '../../parts/command-button.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger, type LedgerRow } from '../../parts/ledger.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  CheckCardDocument,
  CheckCardNode,
  DeleteCardDocument,
  DeleteCardNode,
  PortalCardsDocument,
  PortalCardsNode,
  type PortalCardsResult,
} from '../profile-billing.graphql.js';

type Card = PortalCardsResult['userPaymentMethodList']['items'][number];

/** While a bank is asked. */
const SOON_MS = 3_000;

/** Saved cards; never more of a number than its last four digits. */
export function CardsTab() {
  const { t } = useTranslation('portal-profile');
  const [pollInterval, setPollInterval] = useState(0);
  const answer = usePortalQuery(PortalCardsDocument, PortalCardsNode, {}, { pollInterval });
  const isAsking =
    answer.data?.userPaymentMethodList.items.some(({ status }) => status === 'VALIDATING') === true;
  useEffect(() => setPollInterval(isAsking ? SOON_MS : 0), [isAsking]);
  const row = (card: Card, offered: boolean): LedgerRow => {
    const state = cardState(card, new Date());
    return {
      id: card.id,
      title: t('card.name', { brand: brandName(card), digits: card.cardLastFour }),
      status: <EntityStatus of="card" status={state} />,
      end:
        card.cardExpiration === null
          ? undefined
          : t(state === 'EXPIRED' ? 'card.expired' : 'card.until', { date: card.cardExpiration }),
      actions: (
        <>
          {offered && state !== 'VALIDATING' && state !== 'EXPIRED' && <CheckCard id={card.id} />}
          <RemoveCard id={card.id} />
        </>
      ),
    };
  };
  return (
    <Loaded answer={answer}>
      {({ savedCardsOffered, userPaymentMethodList: { items } }) => (
        <Section title={t('tab.payment')}>
          {items.length === 0 && <Empty>{t('card.empty')}</Empty>}
          {items.length > 0 && (
            <Ledger label={t('tab.payment')} rows={items.map((card) => row(card, savedCardsOffered))} />
          )}
        </Section>
      )}
    </Loaded>
  );
}

function CheckCard({ id }: { id: string }) {
  const { t } = useTranslation('portal-profile');
  const check = useCommand(CheckCardDocument, CheckCardNode);
  return (
    <CommandButton
      small
      command={check}
      variables={{ id }}
      label={t('card.check')}
      title={t('card.checkTitle')}
      confirm={t('card.check')}
    >
      <p>{t('card.checkText')}</p>
    </CommandButton>
  );
}

function RemoveCard({ id }: { id: string }) {
  const { t } = useTranslation('portal-profile');
  const remove = useCommand(DeleteCardDocument, DeleteCardNode);
  return (
    <CommandButton
      small
      command={remove}
      variables={{ id }}
      look="danger"
      label={t('card.remove')}
      title={t('card.removeTitle')}
      confirm={t('card.remove')}
    >
      <p>{t('card.removeText')}</p>
    </CommandButton>
  );
}
