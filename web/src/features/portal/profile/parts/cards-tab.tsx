import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, cardState } from '../../../../domain/card/saved-card.js';
import { MONITORING_ORDER } from '../../../../domain/monitoring/tiers.js';
import { goTo } from '../../../../domain/sign-in/own-path.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { CommandButton } from '../../parts/command-button.js';
import { EntityStatus } from '../../parts/entity-status.js';
import { Ledger, type LedgerRow } from '../../parts/ledger.js';
import { Empty, Loaded, Section } from '../../parts/page.js';
import { LEAVING, useCommand } from '../../parts/use-command.js';
import { usePortalQuery } from '../../parts/use-portal-query.js';
import {
  CheckCardDocument,
  CheckCardNode,
  DeleteCardDocument,
  DeleteCardNode,
  MakeCardDefaultDocument,
  MakeCardDefaultNode,
  PortalCardsDocument,
  PortalCardsNode,
  SetUpCardDocument,
  SetUpCardNode,
  type PortalCardsResult,
} from '../profile-billing.graphql.js';

type Card = PortalCardsResult['userPaymentMethodList']['items'][number];
type Watched = PortalCardsResult['brandSubscriptionList']['items'][number];

interface RowFacts {
  readonly card: Card;
  readonly offered: boolean;
  readonly watched: readonly Watched[];
  readonly offeredFirst: string | undefined;
}

/** The card that was chosen last to be offered first; undefined where none was. */
const firstOf = (cards: readonly Card[]): string | undefined =>
  cards
    .filter(({ defaultSince }) => defaultSince !== null)
    .toSorted((a, b) => (b.defaultSince ?? '').localeCompare(a.defaultSince ?? ''))[0]?.id;

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
  const row = ({ card, offered, watched, offeredFirst }: RowFacts): LedgerRow => {
    const state = cardState(card, new Date());
    const isDefault = card.id === offeredFirst;
    return {
      id: card.id,
      title: t('card.name', { brand: brandName(card), digits: card.cardLastFour }),
      ...(isDefault ? { text: t('card.isDefault') } : {}),
      status: <EntityStatus of="card" status={state} />,
      end:
        card.cardExpiration === null
          ? undefined
          : t(state === 'EXPIRED' ? 'card.expired' : 'card.until', { date: card.cardExpiration }),
      actions: (
        <>
          {offered && state === 'ACTIVE' && !isDefault && <MakeDefault id={card.id} />}
          {offered && state !== 'VALIDATING' && state !== 'EXPIRED' && <CheckCard id={card.id} />}
          <RemoveCard id={card.id} hangs={watched.filter((one) => one.userPaymentMethodId === card.id)} />
        </>
      ),
    };
  };
  return (
    <Loaded answer={answer}>
      {({
        savedCardsOffered,
        userPaymentMethodList: { items },
        brandSubscriptionList: { items: watched },
        viewer,
      }) => (
        <Section
          title={t('tab.payment')}
          aside={
            savedCardsOffered && viewer !== null ? (
              <AddCard
                bearer={{ fullName: viewer.displayName ?? viewer.email ?? '', email: viewer.email ?? '' }}
              />
            ) : undefined
          }
        >
          {watched
            .filter(({ status, withTrial }) => status === 'CREATED' && withTrial === true)
            .map(({ id, brand }) => (
              <p key={id} role="note">
                {t('card.trial', { brand: brand?.name ?? '' })}{' '}
                <AppLink to={`${MONITORING_ORDER}/${id}/success`}>{t('card.trialGo')}</AppLink>
              </p>
            ))}
          {items.length === 0 && <Empty>{t('card.empty')}</Empty>}
          {items.length > 0 && (
            <Ledger
              label={t('tab.payment')}
              rows={items.map((card) =>
                row({ card, offered: savedCardsOffered, watched, offeredFirst: firstOf(items) }),
              )}
            />
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

/** At the provider's page a small amount is reserved on it and given up at once; then it stands here. */
function AddCard({ bearer }: { bearer: { readonly fullName: string; readonly email: string } }) {
  const { t } = useTranslation('portal-profile');
  const setUp = useCommand(SetUpCardDocument, SetUpCardNode, ({ startCardSetup: answer }) => {
    if (answer.__typename !== 'CardSetup') return undefined;
    goTo(answer.checkoutUrl);
    return LEAVING;
  });
  return (
    <CommandButton
      small
      command={setUp}
      variables={{ input: bearer }}
      look="accent"
      label={t('card.add')}
      title={t('card.addTitle')}
      confirm={t('card.addConfirm')}
    >
      <p>{t('card.addText')}</p>
    </CommandButton>
  );
}

function MakeDefault({ id }: { id: string }) {
  const { t } = useTranslation('portal-profile');
  const choose = useCommand(MakeCardDefaultDocument, MakeCardDefaultNode);
  return (
    <CommandButton
      small
      command={choose}
      variables={{ id }}
      label={t('card.makeDefault')}
      title={t('card.makeDefaultTitle')}
      confirm={t('card.makeDefault')}
    >
      <p>{t('card.makeDefaultText')}</p>
    </CommandButton>
  );
}

/** `hangs`: the subscriptions whose periods are charged to it. */
function RemoveCard({ id, hangs }: { id: string; hangs: readonly Watched[] }) {
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
      {hangs.length > 0 && (
        <>
          <p>{t('card.hangs', { count: hangs.length })}</p>
          <ul>
            {hangs.map(({ id: subscription, brand }) => (
              <li key={subscription}>
                <AppLink to={`/portal/monitoring/${subscription}`}>{brand?.name ?? ''}</AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </CommandButton>
  );
}
