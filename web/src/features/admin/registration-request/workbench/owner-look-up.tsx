import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { applicationIn } from './draft-records.js';
import { nameOwner, OwnerRefused, ownerOfRegister, type KnownOwner } from './name-owner.js';
import { DeskOwnersFoundDocument, type DeskOwnersFoundResult } from './workbench.graphql.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

type Found = DeskOwnersFoundResult['euipoApplicantSearch'];

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

/** Owners that the office of the European Union knows by this name. */
export function OwnerLookUp() {
  const { t } = useTranslation('admin-draft');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found>();
  const [wrong, setWrong] = useState<string>();
  const taking = useTakeOver();
  useDeskKeys('workbench', { ownerLookUp: () => field.current?.focus() });
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim().length < SHORTEST) return setWrong(t('lookUp.short'));
    setWrong(undefined);
    try {
      setFound((await ask(DeskOwnersFoundDocument, { name: name.trim() })).euipoApplicantSearch);
    } catch {
      setFound(undefined);
      setWrong(t('lookUp.away'));
    }
  };
  return (
    <div className={styles.lookUp}>
      <form role="search" onSubmit={(event) => void look(event)}>
        <label htmlFor={id}>{t('lookUp.label')}</label>
        <input
          ref={field}
          id={id}
          type="search"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="small">
          {t('lookUp.ask')} <kbd aria-hidden="true">; w</kbd>
        </Button>
      </form>
      {(wrong ?? taking.wrong) !== undefined && (
        <p role="alert" className={styles.wrong}>
          {wrong ?? taking.wrong}
        </p>
      )}
      {found !== undefined && (
        <>
          <p role="status">{t('lookUp.found', { count: found.total })}</p>
          <ul>
            {found.applicants.map((one) => (
              <li key={one.identifier}>
                <span>
                  <strong>{one.name}</strong>
                  {one.address !== null && (
                    <>
                      {' · '}
                      {[one.address.street, one.address.postalCode, one.address.city, one.address.country]
                        .filter(Boolean)
                        .join(', ')}
                    </>
                  )}
                </span>
                <Button
                  size="small"
                  busy={taking.busy}
                  onClick={() => void taking.takeOver(ownerOfRegister(one)).then(() => setFound(undefined))}
                >
                  {t('lookUp.take')}
                  <span className="visually-hidden">: {one.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
