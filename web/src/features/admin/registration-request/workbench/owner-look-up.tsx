import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { applicationIn } from './draft-records.js';
import { findOwners, ownerSources, sourceFor, type FoundOwner, type FoundOwners } from './find-owners.js';
import { nameOwner, OwnerRefused, type KnownOwner } from './name-owner.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

const SHORTEST = 3;

/** Takes over an owner that the order or a register knows, so that nobody types it again. */
export function useTakeOver(): {
  readonly busy: boolean;
  readonly wrong: string | undefined;
  readonly takeOver: (known: KnownOwner) => Promise<void>;
} {
  const { t } = useTranslation('admin');
  const { now, reread } = useWorkbench();
  const [state, setState] = useState<{ busy: boolean; wrong?: string }>({ busy: false });
  const takeOver = async (known: KnownOwner): Promise<void> => {
    const data = now();
    const application = applicationIn(data);
    if (application === undefined) return;
    setState({ busy: true });
    try {
      await nameOwner(
        {
          applicationId: application.id,
          userId: data?.registrationRequest?.userId ?? null,
          owner: application.registrationEntity,
          domicile: application.domicileAddress,
        },
        known,
      );
      setState({ busy: false });
    } catch (error) {
      setState({ busy: false, wrong: error instanceof OwnerRefused ? error.message : t('failedWrite') });
    }
    await reread();
  };
  return { busy: state.busy, wrong: state.wrong, takeOver };
}

/** Looks the owner up in a register, by name or number. What was found is read before it is taken; what a register does not know is typed by hand. */
export function OwnerLookUp() {
  const { t } = useTranslation('admin-draft');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { data } = useWorkbench();
  const application = applicationIn(data);
  const [chosen, setChosen] = useState<(typeof ownerSources)[number]>();
  const source = chosen ?? sourceFor(application?.domicileAddress?.country);
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<FoundOwners>();
  const [short, setShort] = useState(false);
  const taking = useTakeOver();
  useDeskKeys('workbench', { ownerLookUp: () => field.current?.focus() });
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setShort(search.trim().length < SHORTEST);
    if (search.trim().length < SHORTEST) return;
    setBusy(true);
    setFound(
      await findOwners(source, search.trim()).catch((): FoundOwners => ({ outcome: 'AWAY', owners: [] })),
    );
    setBusy(false);
  };
  const take = async ({ known }: FoundOwner): Promise<void> => {
    await taking.takeOver(known);
    setFound(undefined);
  };
  return (
    <div className={styles.lookUp}>
      <form role="search" onSubmit={(event) => void look(event)}>
        <label htmlFor={`${id}-at`}>{t('lookUp.at')}</label>
        <select
          id={`${id}-at`}
          value={source}
          onChange={({ target }) => {
            setChosen(ownerSources.find((one) => one === target.value));
            setFound(undefined);
          }}
        >
          {ownerSources.map((one) => (
            <option key={one} value={one}>
              {t(`lookUp.source.${one}`)}
            </option>
          ))}
        </select>
        <label htmlFor={id}>{t(source === 'EU' ? 'lookUp.byName' : 'lookUp.byNumber')}</label>
        <input
          ref={field}
          id={id}
          type="search"
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" size="small" busy={busy}>
          {t('lookUp.ask')} <kbd aria-hidden="true">; w</kbd>
        </Button>
      </form>
      {(short || taking.wrong !== undefined) && (
        <p role="alert" className={styles.wrong}>
          {short ? t('lookUp.short') : taking.wrong}
        </p>
      )}
      {found !== undefined && <Found found={found} busy={taking.busy} onTake={(one) => void take(one)} />}
      {source === 'SK' && <p className={styles.hint}>{t('lookUp.attribution')}</p>}
    </div>
  );
}

interface FoundProps {
  readonly found: FoundOwners;
  readonly busy: boolean;
  readonly onTake: (owner: FoundOwner) => void;
}

function Found({ found: { outcome, total, owners }, busy, onTake }: FoundProps) {
  const { t } = useTranslation('admin-draft');
  return (
    <>
      <p role="status">
        {outcome === 'FOUND'
          ? t('lookUp.found', { count: total ?? owners.length })
          : t(`lookUp.outcome.${outcome}`)}
      </p>
      <ul>
        {owners.map((one) => (
          <li key={one.key}>
            <span>
              <strong>{one.name}</strong>
              {one.facts.length > 0 && <> · {one.facts.join(', ')}</>}
              {one.endedOn !== null && (
                <span className={styles.wrong}>
                  {' · '}
                  {t('lookUp.ended', { day: formatDay(one.endedOn, 'en') })}
                </span>
              )}
            </span>
            <Button size="small" busy={busy} onClick={() => onTake(one)}>
              {t('lookUp.take')}
              <span className="visually-hidden">: {one.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
