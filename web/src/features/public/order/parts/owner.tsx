import { useTranslation } from 'react-i18next';
import type { OrderOwnerKind } from '../../../../generated/schema.js';
import { CompanyLookUp } from '../../../../domain/company-register/company-look-up.js';
import type { RegisteredOwner } from '../../../../domain/company-register/registered-owner.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { Country } from '../order.loader.js';
import styles from '../order.module.css';
import { Address } from './address.js';
import type { DraftPart } from './draft-part.js';
import { Pick } from './pick.js';
import { Typed } from './typed.js';

/** Who is to own the mark. A wrong owner is the costliest mistake of all, so the page says so. */
export function Owner({ draft, change, countries }: DraftPart & { countries: readonly Country[] }) {
  const { t } = useTranslation('order');
  const { owner } = draft;
  const set = (part: Partial<typeof owner>): void => change({ owner: { ...owner, ...part } });
  const kinds: readonly { value: OrderOwnerKind; title: string; text: string }[] = (
    ['APPLICANT_BUSINESS', 'APPLICANT_INDIVIDUAL'] as const
  ).map((value) => ({ value, title: t(`owner.${value}.title`), text: t(`owner.${value}.text`) }));
  return (
    <FormSection number={4} id="owner" title={t('owner.title')} lead={t('owner.lead')}>
      <Pick
        name="owner.kind"
        label={t('label.owner.kind')}
        choices={kinds}
        value={owner.kind ?? undefined}
        onChange={(kind) => set({ kind })}
      />
      {owner.kind === 'APPLICANT_BUSINESS' && (
        <>
          <CompanyLookUp country={owner.country} onTake={(found) => set(answersOf(found))} />
          <Typed
            name="owner.businessName"
            label={t('label.owner.businessName')}
            hint={t('owner.businessHint')}
            maxLength={300}
            autoComplete="organization"
            value={owner.businessName}
            onText={(businessName) => set({ businessName })}
          />
          <Typed
            name="owner.companyId"
            label={t('label.owner.companyId')}
            optional
            maxLength={40}
            autoComplete="off"
            value={owner.companyId}
            onText={(companyId) => set({ companyId })}
          />
        </>
      )}
      {owner.kind === 'APPLICANT_INDIVIDUAL' && (
        <div className={styles.pair}>
          <Typed
            name="owner.firstName"
            label={t('label.owner.firstName')}
            maxLength={100}
            autoComplete="given-name"
            value={owner.firstName}
            onText={(firstName) => set({ firstName })}
          />
          <Typed
            name="owner.lastName"
            label={t('label.owner.lastName')}
            maxLength={100}
            autoComplete="family-name"
            value={owner.lastName}
            onText={(lastName) => set({ lastName })}
          />
        </div>
      )}
      <Address prefix="owner" value={owner} countries={countries} withState onChange={set} />
    </FormSection>
  );
}

/** What the register does not say stays as it was typed. A state belongs to another country than the ones that have a register here. */
function answersOf({ isPerson, ...facts }: RegisteredOwner) {
  return {
    ...facts,
    kind: isPerson ? ('APPLICANT_INDIVIDUAL' as const) : ('APPLICANT_BUSINESS' as const),
    ...(facts.country === undefined ? {} : { state: undefined }),
  };
}
