import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEveryOffice } from '../../../../domain/jurisdiction/every-office.js';
import { sixMonthsAfter } from '../../../../domain/draft/six-months-after.js';
import { Button } from '../../../../kit/button/button.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { BenchSection } from './bench-section.js';
import type { DeskApplication, DeskRequest } from './draft-records.js';
import { KeptValue } from './kept-value.js';
import { ownerOfOrder } from './name-owner.js';
import { AddressFields, OwnerFields } from './owner-fields.js';
import { OwnerLookUp, useTakeOver } from './owner-look-up.js';
import { PoaState } from './poa-state.js';
import { SavedCheck, SavedChoice, SavedText } from './saved-field.js';
import { useSavedField, type SavedField } from './use-saved-field.js';
import { useWorkbench } from './workbench-context.js';
import { SaveLine } from './saved-field.js';
import styles from './workbench.module.css';

interface Props {
  readonly request: DeskRequest;
  readonly application: DeskApplication;
}

/** What all offices of the order share: owner, addresses, priority, power of attorney. */
export function SharedPart({ request, application }: Props) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { open } = useWorkbench();
  const asksUs = application.jurisdictions.items.some(({ jurisdiction }) => jurisdiction === 'US');
  const { domicileAddress, mailingAddress } = application;
  const apart = mailingAddress !== null && mailingAddress.id !== domicileAddress?.id;
  return (
    <div className={styles.shared}>
      <BenchSection part="owner" title={t('draft:owner.title')}>
        {application.registrationEntity === null ? (
          <NobodyNamed request={request} />
        ) : (
          <OwnerFields asksUs={asksUs} />
        )}
        {open && <OwnerLookUp />}
      </BenchSection>
      {domicileAddress !== null && (
        <BenchSection part="address" title={t('draft:address.title')}>
          <AddressFields of="domicile" />
          <SavedCheck of="shared" name="domicileAddressVisible" label={t('priority.visible')} />
        </BenchSection>
      )}
      {apart && (
        <BenchSection title={t('draft:copy.mailing')}>
          <AddressFields of="mailing" />
        </BenchSection>
      )}
      <BenchSection part="priority" title={t('draft:priority.title')}>
        <Priority application={application} />
      </BenchSection>
      {request.powerOfAttorneyOffices.length > 0 && (
        <BenchSection part="poa" title={t('poa')}>
          <PoaState request={request} />
        </BenchSection>
      )}
    </div>
  );
}

/** Until an owner is named: the one of the paid order is one press away. */
function NobodyNamed({ request }: { request: DeskRequest }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { open } = useWorkbench();
  const { busy, wrong, takeOver } = useTakeOver();
  const said = ownerOfOrder(request.orderDraft);
  const name =
    said === undefined
      ? ''
      : (said.owner.businessName ?? `${said.owner.firstName ?? ''} ${said.owner.lastName ?? ''}`.trim());
  return (
    <div>
      <p>{t('draft:copy.nobody')}</p>
      {said !== undefined && open && (
        <Button size="small" busy={busy} onClick={() => void takeOver(said)}>
          {t('owner.ofOrder', { name })}
        </Button>
      )}
      {wrong !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}

const TYPES = ['FIRST_FILING', 'REGISTRATION', 'EXHIBITION'] as const;

type PriorityKindSaid = 'NONE' | (typeof TYPES)[number];

/** What was filed or shown earlier, or that nothing was. */
function PriorityKind({
  said,
  unsaid,
  field,
  onChoose,
}: {
  said: PriorityKindSaid | undefined;
  unsaid: boolean;
  field: SavedField;
  onChoose: (value: string) => Promise<void>;
}) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { open } = useWorkbench();
  if (!open)
    return (
      <KeptValue
        label={t('priority.kind')}
        value={said === undefined ? t('priority.unsaid') : t(`draft:priority.type.${said}`)}
      />
    );
  return (
    <div className={styles.field}>
      <label htmlFor="bench-priority">{t('priority.kind')}</label>
      <select id="bench-priority" value={said ?? ''} onChange={(event) => void onChoose(event.target.value)}>
        {unsaid && <option value="">{t('priority.unsaid')}</option>}
        {(['NONE', ...TYPES] as const).map((value) => (
          <option key={value} value={value}>
            {t(`draft:priority.type.${value}`)}
          </option>
        ))}
      </select>
      <SaveLine field={field} />
    </div>
  );
}

/** An earlier filing whose date counts here. A kind is stored with its office: one without the other says nothing. */
function Priority({ application }: { application: DeskApplication }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const {
    onboardingFinished,
    priorityFilingType: type,
    priorityFilingJurisdiction: at,
    priorityExpirationDate: ends,
  } = application;
  const [wanted, setWanted] = useState<(typeof TYPES)[number]>();
  const field = useSavedField('shared', [
    'priorityFilingType',
    'priorityFilingJurisdiction',
    'priorityFilingNumber',
    'priorityFilingDate',
    'priorityExpirationDate',
    'onboardingFinished',
  ]);
  const offices = useEveryOffice();
  const choose = async (value: string): Promise<void> => {
    const chosen = TYPES.find((known) => known === value);
    if (chosen === undefined) {
      setWanted(undefined);
      await field.save({
        priorityFilingType: null,
        priorityFilingJurisdiction: null,
        priorityFilingNumber: null,
        priorityFilingDate: null,
        priorityExpirationDate: null,
        onboardingFinished: true,
      });
    } else if (at === null) setWanted(chosen);
    else await field.save({ priorityFilingType: chosen, onboardingFinished: true });
  };
  const kind = wanted ?? type;
  const said = kind ?? (onboardingFinished ? 'NONE' : undefined);
  return (
    <div className={styles.fields}>
      <PriorityKind said={said} unsaid={!onboardingFinished} field={field} onChoose={choose} />
      {kind !== null && (
        <>
          <SavedChoice
            of="shared"
            name="priorityFilingJurisdiction"
            label={t('draft:priority.priorityFilingJurisdiction')}
            options={offices.map(({ code, name }) => ({ value: code, text: name }))}
            input={(chosen) => ({
              priorityFilingType: kind,
              priorityFilingJurisdiction: chosen,
              onboardingFinished: true,
            })}
          />
          <SavedText
            of="shared"
            name="priorityFilingNumber"
            label={t('draft:priority.priorityFilingNumber')}
            longest={60}
          />
          <SavedText
            of="shared"
            name="priorityFilingDate"
            kind="date"
            label={t('draft:priority.priorityFilingDate')}
            {...(ends === null ? {} : { hint: t('draft:priority.ends', { day: formatDay(ends, 'en') }) })}
            input={(day) => ({
              priorityFilingDate: day,
              priorityExpirationDate: day === null ? null : sixMonthsAfter(day),
            })}
          />
        </>
      )}
    </div>
  );
}
