import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { recordIn } from './draft-records.js';
import { SavedChoice, SavedText } from './saved-field.js';
import { DeskCountriesDocument, DeskRegionsDocument } from './workbench.graphql.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

const FOR_LONG = 3_600_000;

function useCountries() {
  const { data } = useQuery({
    queryKey: ['countries'],
    queryFn: () => ask(DeskCountriesDocument, {}),
    staleTime: FOR_LONG,
  });
  return data?.countryList ?? [];
}

const optionsOf = (list: readonly { readonly code: string; readonly name: string }[]) =>
  list
    .map(({ code, name }) => ({ value: code, text: name }))
    .toSorted((one, other) => one.text.localeCompare(other.text, 'en'));

/** Who becomes the owner: a company or a person, with what its offices ask. `asksUs`: the United States are among them. */
export function OwnerFields({ asksUs }: { asksUs: boolean }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { data } = useWorkbench();
  const countries = useCountries();
  const isCompany = recordIn(data, 'owner')?.values['type'] === 'LEGAL';
  return (
    <div className={styles.fields}>
      <SavedChoice
        of="owner"
        name="type"
        label={t('owner.kind')}
        options={(['LEGAL', 'PHYSICAL', 'PHYSICAL_CONTRACTOR'] as const).map((value) => ({
          value,
          text: t(`owner.${value}`),
        }))}
      />
      {isCompany ? (
        <>
          <SavedText of="owner" name="businessName" label={t('draft:owner.businessName')} />
          <SavedText of="owner" name="companyId" label={t('draft:owner.companyId')} longest={60} />
          <SavedText of="owner" name="companyType" label={t('owner.form')} longest={100} />
          <SavedChoice
            of="owner"
            name="countryOfIncorporation"
            label={t('owner.founded')}
            none="–"
            options={optionsOf(countries)}
          />
        </>
      ) : (
        <>
          <SavedText of="owner" name="firstName" label={t('draft:owner.firstName')} longest={100} />
          <SavedText of="owner" name="lastName" label={t('draft:owner.lastName')} longest={100} />
        </>
      )}
      {isCompany && asksUs && (
        <>
          <SavedText
            of="owner"
            name="stateOfIncorporation"
            label={t('draft:owner.stateOfIncorporation')}
            hint={t('owner.us')}
            longest={60}
          />
          {(['officialFirstName', 'officialLastName', 'officialFunction'] as const).map((name) => (
            <SavedText
              key={name}
              of="owner"
              name={name}
              label={t(`draft:owner.${name}`)}
              hint={t('owner.us')}
              longest={100}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** One address, as it goes to the offices. */
export function AddressFields({ of }: { of: 'domicile' | 'mailing' }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const { data } = useWorkbench();
  const countries = useCountries();
  const country = String(recordIn(data, of)?.values['country'] ?? '');
  const hasRegions = countries.some(({ code, regionRequired }) => code === country && regionRequired);
  const regions = useQuery({
    queryKey: ['regions', country],
    queryFn: () => ask(DeskRegionsDocument, { country }),
    staleTime: FOR_LONG,
    enabled: hasRegions,
  });
  return (
    <div className={styles.fields}>
      <SavedText of={of} name="street" label={t('draft:address.street')} longest={200} />
      <SavedText of={of} name="city" label={t('draft:address.city')} longest={100} />
      <SavedText
        of={of}
        name="postcode"
        label={t('draft:address.postcode')}
        longest={20}
        input={(typed) => ({ postcode: typed ?? '' })}
      />
      <SavedChoice of={of} name="country" label={t('draft:address.country')} options={optionsOf(countries)} />
      {hasRegions && (
        <SavedChoice
          of={of}
          name="state"
          label={t('draft:address.state')}
          options={optionsOf(regions.data?.regionList ?? [])}
        />
      )}
    </div>
  );
}
