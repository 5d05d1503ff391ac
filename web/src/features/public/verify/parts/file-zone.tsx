import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { useHydrated } from '../../../../kit/hydrated/use-hydrated.js';
import { readFile } from '../fingerprint.js';
import styles from '../verify.module.css';

/** What was chosen last: `problem` where it cannot be looked up. */
export interface ChosenFile {
  readonly name: string;
  readonly fingerprint?: string;
  readonly isCutOff?: boolean;
  readonly problem?: 'EMPTY' | 'TOO_LARGE' | 'UNREADABLE';
}

interface Props {
  readonly chosen: ChosenFile | undefined;
  readonly onChosen: (file: ChosenFile) => void;
}

/** Where a file is dropped or chosen. It is read here and goes nowhere. */
export function FileZone({ chosen, onChosen }: Props) {
  const { t } = useTranslation('verify');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState<string>();
  const isLive = useHydrated();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setReading(file.name);
    const read = await readFile(file);
    setReading(undefined);
    onChosen({ name: file.name, ...read });
  };
  const drop = (event: React.DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={`${styles.zone} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        aria-label={t('file.label')}
        tabIndex={-1}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file can be chosen again after it was changed.
          event.target.value = '';
        }}
      />
      <div className={styles.words} aria-live="polite">
        <p>
          {reading === undefined ? (chosen?.name ?? t('file.drop')) : t('file.reading', { name: reading })}
        </p>
        {chosen?.problem !== undefined && reading === undefined && (
          <p className={styles.failure}>{t(`file.${chosen.problem}`)}</p>
        )}
        <p className={styles.stays}>{t('file.stays')}</p>
        <noscript>
          <p className={styles.stays}>{t('file.noScript')}</p>
        </noscript>
      </div>
      <Button
        look="accent"
        size="large"
        disabled={!isLive}
        busy={reading !== undefined}
        onClick={() => input.current?.click()}
      >
        {t(chosen === undefined ? 'file.choose' : 'file.another')}
      </Button>
    </div>
  );
}
