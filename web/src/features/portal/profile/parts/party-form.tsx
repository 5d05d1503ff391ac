import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { CommandForm } from '../../parts/command-form.js';
import type { PartyFields } from '../profile-billing.graphql.js';
import { AddressFields } from './address-fields.js';
import { readAddress, readParty, type Kind } from './party-input.js';
import { useSaveParty } from './use-save-party.js';

const NAMES = [
  'businessName',
  'companyId',
  'vat',
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'city',
  'postcode',
  'country',
  'state',
] as const;

interface TextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null | undefined;
  readonly optional?: boolean;
  readonly type?: string;
  readonly autoComplete?: string;
}

function Text({ name, label, value, optional = false, type = 'text', autoComplete }: TextProps) {
  return (
    <Field name={name} label={label} optional={optional}>
      {(control) => <input {...control} type={type} defaultValue={value ?? ''} autoComplete={autoComplete} />}
    </Field>
  );
}

function PartyName({ kind, party }: { kind: Kind; party: PartyFields | undefined }) {
  const { t } = useTranslation('portal-profile');
  if (kind === 'LEGAL')
    return (
      <>
        <Text
          name="businessName"
          label={t('party.businessName')}
          value={party?.businessName}
          autoComplete="organization"
        />
        <Text name="companyId" label={t('party.companyId')} value={party?.companyId} optional />
      </>
    );
  return (
    <>
      <Text
        name="firstName"
        label={t('party.firstName')}
        value={party?.firstName}
        autoComplete="given-name"
      />
      <Text name="lastName" label={t('party.lastName')} value={party?.lastName} autoComplete="family-name" />
    </>
  );
}

/** A company or a person, and where it is. */
export function PartyForm({ party, onDone }: { party?: PartyFields; onDone: () => void }) {
  const { t } = useTranslation('portal-profile');
  const [kind, setKind] = useState<Kind>(
    party === undefined || party.type === 'LEGAL' ? 'LEGAL' : 'PHYSICAL',
  );
  const save = useSaveParty(party, onDone);
  const labels = Object.fromEntries(NAMES.map((name) => [name, t(`party.${name}`)]));
  return (
    <CommandForm
      command={save}
      labels={labels}
      submit={t('party.save')}
      read={(form) => ({ party: readParty(form), address: readAddress(form) })}
      {...(party === undefined ? { keep: 'portal-party' } : {})}
      beside={
        <Button type="button" look="quiet" onClick={onDone}>
          {t('common:action.cancel')}
        </Button>
      }
    >
      <div
        onChange={(event) => {
          if (event.target instanceof HTMLInputElement)
            setKind(event.target.value === 'PHYSICAL' ? 'PHYSICAL' : 'LEGAL');
        }}
      >
        <Choices
          name="type"
          label={t('party.type')}
          chosen={kind}
          choices={[
            { value: 'LEGAL', title: t('party.company') },
            { value: 'PHYSICAL', title: t('party.person') },
          ]}
        />
      </div>
      <PartyName kind={kind} party={party} />
      <Text name="vat" label={t('party.vat')} value={party?.vat} optional />
      <AddressFields address={party?.address ?? undefined} />
      <Text
        name="email"
        label={t('party.email')}
        value={party?.email}
        type="email"
        autoComplete="email"
        optional
      />
      <Text
        name="phone"
        label={t('party.phone')}
        value={party?.phone}
        type="tel"
        autoComplete="tel"
        optional
      />
    </CommandForm>
  );
}
