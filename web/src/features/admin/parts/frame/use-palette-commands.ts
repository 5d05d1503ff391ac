import { useTranslation } from 'react-i18next';
import { recordPages } from '../../../../generated/record-pages.js';
import { registry } from '../records/generated/registry.js';
import { keyOf, keyShown, type KeyName } from '../keys/desk-keys.js';
import { mountedHandler, useMountedKeys } from '../keys/mounted-keys.js';
import { ADMIN_LISTS, placeName, placesFor } from './desk-places.js';

/** Something the palette does or where it goes. */
export interface PaletteCommand {
  readonly key: string;
  readonly title: string;
  readonly hint: string;
  /** Found by these words too. */
  readonly also?: string;
  readonly to?: string;
  readonly run?: () => void;
}

/** What somebody begins, in the order of a day. */
const NEW = [
  'registration_request',
  'trademark',
  'service_request',
  'office_action',
  'case',
  'service',
  'consultation',
  'support_ticket',
  'brand',
  'trademark_watch_subscription',
  'task',
];
const NEW_BY_ADMIN = ['brand_monitoring_task', 'discount_coupon', 'credit_note'];

const ofRecord = (name: KeyName): boolean => ['row', 'docket'].includes(keyOf(name).where);

/** Steps of the open record or the row in focus, places, lists and what can be begun; by role. */
export function usePaletteCommands(role: string): readonly PaletteCommand[] {
  const { t } = useTranslation('admin-frame');
  const names = useMountedKeys();
  const steps = names.filter(ofRecord).map((name) => ({
    key: name,
    title: t(`admin-keys:name.${name}`),
    hint: keyShown(name),
    run: () => mountedHandler(name)?.(),
  }));
  const places = placesFor(role).map((place) => ({
    key: `go-${place.to}`,
    title: placeName(place, t),
    hint: place.key === undefined ? t('palette.place') : keyShown(place.key),
    to: place.to,
  }));
  const isAdmin = role.toUpperCase() === 'ADMIN';
  const known = new Set(places.map(({ to }) => to));
  const lists = Object.entries(registry)
    .filter(([table, { listed, part }]) => listed && part !== true && (isAdmin || !ADMIN_LISTS.has(table)))
    .filter(([table]) => !known.has(`/${table}`))
    .map(([table, { many }]) => ({
      key: `list-${table}`,
      title: many,
      hint: t('palette.list'),
      to: `/${table}`,
    }));
  const begun = [...NEW, ...(isAdmin ? NEW_BY_ADMIN : [])]
    .filter((table) => (recordPages as Readonly<Record<string, string>>)[table]?.includes('c') === true)
    .map((table) => ({
      key: `new-${table}`,
      title: t('palette.new', { what: registry[table]?.one.toLowerCase() ?? table }),
      hint: t('palette.begin'),
      to: `/${table}/create`,
    }));
  return [...steps, ...places, ...begun, ...lists];
}

/** What the keys of this page do, for whoever asks with `?`. */
export function useKeyTexts(): readonly PaletteCommand[] {
  const { t } = useTranslation('admin-keys');
  return useMountedKeys().map((name) => ({
    key: `key-${name}`,
    title: t(`name.${name}`),
    hint: keyShown(name),
    run: () => mountedHandler(name)?.(),
  }));
}
