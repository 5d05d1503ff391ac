import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Density } from '../../../../generated/schema.js';
import { switchKeys, useKeySwitch } from '../keys/key-switch.js';
import { chooseTheme, THEMES, useDeskTheme } from './desk-theme.js';
import styles from './own.module.css';
import { useOwnProfile } from './use-own-profile.js';

const DENSITIES = ['COMPACT', 'NORMAL', 'ROOMY'] as const satisfies readonly Density[];

/** One of a few, chosen at once. */
function OneOf<Value extends string>({
  label,
  values,
  chosen,
  named,
  onChoose,
}: {
  label: string;
  values: readonly Value[];
  chosen: Value;
  named: (value: Value) => string;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.oneOf}>
      <legend>{label}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{named(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** How close rows stand (kept with the person), light or dark (kept on the device), and whether single keys count. */
export function LookChoice({ me }: { me: string }) {
  const { t } = useTranslation('admin-frame');
  const { profile, arrange } = useOwnProfile(me);
  const theme = useDeskTheme();
  const keys = useKeySwitch();
  return (
    <div className={styles.look}>
      {profile !== undefined && (
        <OneOf
          label={t('look.density')}
          values={DENSITIES}
          chosen={profile.density ?? 'NORMAL'}
          named={(density) => t(`look.${density}`)}
          onChoose={(density) => void arrange({ density })}
        />
      )}
      <OneOf
        label={t('look.theme')}
        values={THEMES}
        chosen={theme}
        named={(each) => t(`look.${each}`)}
        onChoose={chooseTheme}
      />
      <OneOf
        label={t('look.keys')}
        values={['on', 'off'] as const}
        chosen={keys ? 'on' : 'off'}
        named={(each) => t(`look.${each}`)}
        onChoose={(each) => switchKeys(each === 'on')}
      />
    </div>
  );
}
