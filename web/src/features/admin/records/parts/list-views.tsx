import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Dialog } from '../../../../kit/dialog/dialog.js';
import { useSession } from '../../../../kit/session/use-session.js';
import { useToast } from '../../../../kit/toast/toast.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import type { RecordFacts } from '../../parts/records/record-facts.js';
import { isSameLook, lookOf, usualLook, type ListLook, type SavedView } from '../list-view.js';
import styles from '../record-list.module.css';
import { useViewWrites, type NamedView } from '../use-list-views.js';

interface Props {
  readonly facts: RecordFacts;
  readonly views: readonly SavedView[];
  readonly current: string | undefined;
  readonly look: ListLook;
  readonly onShow: (look: ListLook, view: string | undefined) => void;
}

/** A name for how the list looks now, and for whom. */
function SaveView({ onSave, onClose }: { onSave: (named: NamedView) => void; onClose: () => void }) {
  const { t } = useTranslation('admin-list');
  const id = useId();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const [opensFirst, setOpensFirst] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onSave({ name: name.trim(), shared, opensFirst });
  };
  return (
    <Dialog open title={t('views.save')} onClose={onClose}>
      <form onSubmit={save} className={styles.name}>
        <label htmlFor={id}>{t('views.name')}</label>
        <input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        <label>
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />{' '}
          {t('views.share')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={opensFirst}
            onChange={(event) => setOpensFirst(event.target.checked)}
          />{' '}
          {t('views.opensFirst')}
        </label>
        <Button type="submit" size="small" look="accent">
          {t('views.save')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The views of a list, one's own and shared ones, and saving how it looks now. */
export function ListViews({ facts, views, current, look, onShow }: Props) {
  const { t } = useTranslation('admin-list');
  const toast = useToast();
  const id = useId();
  const me = useSession().session?.user.id ?? '';
  const [saving, setSaving] = useState(false);
  const writes = useViewWrites(facts.table, views, me);
  const view = views.find((one) => one.id === current);
  const shownAs = view === undefined ? usualLook(facts) : lookOf(view, facts);
  const changed = !isSameLook(look, shownAs);
  const mine = view?.userId === me;
  const settle = (done: Promise<void>): void =>
    void done.catch((error: unknown) =>
      toast('error', error instanceof Error ? error.message : t('views.failed')),
    );
  useDeskKeys('list', {
    views: () => document.getElementById(id)?.focus(),
    saveView: changed || view === undefined ? () => setSaving(true) : undefined,
  });
  const choose = (chosen: string): void => {
    const next = views.find((one) => one.id === chosen);
    onShow(next === undefined ? usualLook(facts) : lookOf(next, facts), next?.id);
  };
  const groups = [
    { label: t('views.mine'), items: views.filter(({ userId }) => userId === me) },
    { label: t('views.shared'), items: views.filter(({ userId }) => userId !== me) },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className={styles.saved}>
      <label htmlFor={id} className="visually-hidden">
        {t('views.choose')}
      </label>
      <select id={id} value={view?.id ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('views.usual')}</option>
        {groups.map(({ label, items }) => (
          <optgroup key={label} label={label}>
            {items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {changed && (
        <Button type="button" size="small" look="quiet" onClick={() => setSaving(true)}>
          {t('views.save')}
        </Button>
      )}
      {changed && view !== undefined && mine && (
        <Button type="button" size="small" look="quiet" onClick={() => settle(writes.change(view, look))}>
          {t('views.change', { name: view.name })}
        </Button>
      )}
      {changed && (
        <Button type="button" size="small" look="quiet" onClick={() => onShow(shownAs, view?.id)}>
          {t('views.back')}
        </Button>
      )}
      {view !== undefined && mine && !changed && (
        <Button
          type="button"
          size="small"
          look="quiet"
          onClick={() => {
            choose('');
            settle(writes.remove(view));
          }}
        >
          {t('views.forget')}
        </Button>
      )}
      {saving && (
        <SaveView
          onClose={() => setSaving(false)}
          onSave={(named) => {
            setSaving(false);
            settle(writes.save(named, look).then((saved) => onShow(look, saved)));
          }}
        />
      )}
    </div>
  );
}
