import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Ledger } from '../../parts/ledger.js';
import { Empty } from '../../parts/page.js';
import type { PartyFields } from '../profile-billing.graphql.js';
import { PartyForm } from './party-form.js';

export const nameOf = (party: PartyFields): string =>
  party.businessName ?? [party.firstName, party.lastName].filter(Boolean).join(' ');

/** Owners and payers; one of them, or a new one, is open for editing. */
export function Parties({
  parties,
  adding,
  onAdded,
}: {
  parties: readonly PartyFields[];
  adding: boolean;
  onAdded: () => void;
}) {
  const { t, i18n } = useTranslation('portal-profile');
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const [editing, setEditing] = useState<string>();
  const edited = parties.find(({ id }) => id === editing);
  const lines = ({ address }: PartyFields): string =>
    address === null
      ? t('party.noAddress')
      : [address.street, `${address.postcode} ${address.city}`, address.state, countries.of(address.country)]
          .filter(Boolean)
          .join(', ');
  if (adding) return <PartyForm key="new" onDone={onAdded} />;
  if (edited !== undefined)
    return <PartyForm key={edited.id} party={edited} onDone={() => setEditing(undefined)} />;
  if (parties.length === 0) return <Empty>{t('party.empty')}</Empty>;
  return (
    <Ledger
      label={t('party.title')}
      rows={parties.map((party) => ({
        id: party.id,
        title: nameOf(party),
        text: lines(party),
        status: party.roles.map((role) => t(`role.${role}`)).join(', '),
        end: party.vat,
        actions: (
          <Button size="small" onClick={() => setEditing(party.id)}>
            {t('party.edit')}
            <span className="visually-hidden"> {nameOf(party)}</span>
          </Button>
        ),
      }))}
    />
  );
}
