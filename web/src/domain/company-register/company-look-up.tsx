import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button.js';
import { formatDay } from '../../kit/dates/day.js';
import { sessionStore, useSession } from '../../kit/session/use-session.js';
import { ask } from '../sign-in/signed-in-api.js';
import styles from './company-look-up.module.css';
import { CompanyLookUpDocument } from './company-register.graphql.js';
import {
  ownerOf,
  registerCountries,
  type CompaniesAnswer,
  type RegisteredCompany,
  type RegisteredOwner,
} from './registered-owner.js';

const SHORTEST = 3;

interface Props {
  /** Where the owner is, as far as it was said: that register is asked first. */
  readonly country: string | null | undefined;
  readonly onTake: (owner: RegisteredOwner) => void;
}

/** Fills an owner in from the company register, inside a form. Registers answer to who is signed in; for others, and where a register is silent, the form is filled in by hand. Needs the texts `company-register`. */
export function CompanyLookUp(props: Props) {
  const { status, session } = useSession();
  useEffect(() => {
    if (status === 'loading') void sessionStore().refresh();
  }, [status]);
  // A second step that is still to be added leaves nothing to ask with.
  return session?.accessToken === undefined ? null : <LookUp {...props} />;
}

function LookUp({ country, onTake }: Props) {
  const { t } = useTranslation('company-register');
  const id = useId();
  const [chosen, setChosen] = useState<(typeof registerCountries)[number]>();
  const at = chosen ?? registerCountries.find((one) => one === country) ?? 'SK';
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<CompaniesAnswer>();
  const [said, setSaid] = useState<'short' | 'taken'>();
  const look = async (): Promise<void> => {
    if (busy) return;
    const wanted = search.trim();
    setAnswer(undefined);
    setSaid(wanted.length < SHORTEST ? 'short' : undefined);
    if (wanted.length < SHORTEST) return;
    setBusy(true);
    setAnswer(
      await ask(CompanyLookUpDocument, { country: at, search: wanted }).then(
        ({ companyLookUp }) => companyLookUp,
        (): CompaniesAnswer => ({ outcome: 'AWAY', companies: [] }),
      ),
    );
    setBusy(false);
  };
  // Enter asks the register; it does not send the form this stands in.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void look();
  };
  const take = (company: RegisteredCompany): void => {
    onTake(ownerOf(company));
    setAnswer(undefined);
    setSaid('taken');
  };
  return (
    <div role="search" aria-labelledby={`${id}-title`} className={styles.lookUp}>
      <strong id={`${id}-title`}>{t('title')}</strong>
      <div className={styles.asked}>
        <label>
          {t('at')}
          <select
            value={at}
            onChange={({ target }) => {
              setChosen(registerCountries.find((one) => one === target.value));
              setAnswer(undefined);
            }}
          >
            {registerCountries.map((one) => (
              <option key={one} value={one}>
                {t(`register.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={id}>
          {t('search')}
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={search}
            aria-invalid={said === 'short' || undefined}
            onChange={({ target }) => setSearch(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <Button busy={busy} onClick={() => void look()}>
          {t('ask')}
        </Button>
      </div>
      <p role="status">
        {busy && t('asking')}
        {!busy && said !== undefined && t(said)}
        {!busy &&
          answer !== undefined &&
          (answer.outcome === 'FOUND'
            ? t('found', { count: answer.companies.length })
            : t(`outcome.${answer.outcome}`))}
      </p>
      {answer !== undefined && answer.companies.length > 0 && (
        <Companies companies={answer.companies} onTake={take} />
      )}
      {at === 'SK' && <p className={styles.hint}>{t('attribution')}</p>}
    </div>
  );
}

interface CompaniesProps {
  readonly companies: readonly RegisteredCompany[];
  readonly onTake: (company: RegisteredCompany) => void;
}

function Companies({ companies, onTake }: CompaniesProps) {
  const { t, i18n } = useTranslation('company-register');
  return (
    <ul className={styles.companies}>
      {companies.map((company) => (
        <li key={`${company.number ?? ''} ${company.name}`}>
          <span>
            <strong>{company.name}</strong>
            <span className={styles.hint}>
              {[company.number, company.street, [company.postcode, company.city].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}
            </span>
            {company.endedOn !== null && (
              <span className={styles.ended}>
                {t('ended', { day: formatDay(company.endedOn, i18n.language) })}
              </span>
            )}
          </span>
          <Button size="small" onClick={() => onTake(company)}>
            {t('take')}
            <span className="visually-hidden">: {company.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
