import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiOf } from '../../../../data/api-of.js';
import { Button } from '../../../../kit/button/button.js';
import { sessionStore } from '../../../../kit/session/use-session.js';
import { RegisterLookUpDocument, type RegisterLookUpResult } from './service-order.graphql.js';
import styles from './service-order.module.css';

type Registered = RegisterLookUpResult['registeredMarkList'][number];
type State =
  | { readonly kind: 'asking' | 'unknown' | 'away' | 'incomplete' }
  | { readonly kind: 'found'; readonly owner: string };

/** Fills the form from the register by office and number. The register costs us money by the question, so only who is signed in may ask. */
export function RegisterLookUp() {
  const { t } = useTranslation('service-order');
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>();
  useEffect(
    () =>
      void sessionStore()
        .refresh()
        .then((session) => setToken(session?.accessToken)),
    [],
  );
  const look = async (): Promise<void> => {
    const form = place.current?.closest('form');
    if (form == null || token === undefined) return;
    const [office, number] = ['parameters.jurisdiction', 'parameters.number'].map((name) =>
      String(new FormData(form).get(name) ?? '').trim(),
    );
    if (!office || !number) return setState({ kind: 'incomplete' });
    setState({ kind: 'asking' });
    try {
      const { registeredMarkList: found } = await apiOf(undefined).query(
        RegisterLookUpDocument,
        { office, number },
        { token },
      );
      const mark = found.find(({ kind }) => kind === 'registration') ?? found[0];
      if (mark !== undefined) fill(form, mark);
      setState(mark === undefined ? { kind: 'unknown' } : { kind: 'found', owner: mark.owner ?? '' });
    } catch {
      setState({ kind: 'away' });
    }
  };
  return (
    <div ref={place} className={styles.look}>
      {token !== undefined && (
        <Button type="button" size="small" busy={state?.kind === 'asking'} onClick={() => void look()}>
          {t('lookUp.ask')}
        </Button>
      )}
      <p role="status">
        {state !== undefined &&
          state.kind !== 'asking' &&
          t(`lookUp.${state.kind}`, { owner: state.kind === 'found' ? state.owner : '' })}
      </p>
    </div>
  );
}

/** What the register says stands in the fields afterwards, for the person to compare; what it does not say stays as it was typed. */
function fill(form: HTMLFormElement, { name, owner, classes, expiresOn }: Registered): void {
  const answers = {
    'parameters.name': name,
    'parameters.classes': classes.join(', '),
    'parameters.expirationDate': expiresOn,
    'parameters.currentOwner': owner,
  };
  for (const [control, value] of Object.entries(answers)) {
    const input = form.elements.namedItem(control);
    if (!(input instanceof HTMLInputElement) || !value) continue;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
