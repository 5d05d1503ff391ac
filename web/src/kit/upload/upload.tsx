import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.js';
import { refusalOf, UPLOAD_TYPES, type UploadKind } from './upload-rules.js';
import { useUpload, type UploadState } from './use-upload.js';
import styles from './upload.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly onChange: () => void;
  /** @defaultValue pictureOrPdf */
  readonly kind?: UploadKind;
}

/** One picture: chosen, dropped or replaced, with progress, and never a reason to lose the form. */
export function Upload({ name, label, onChange, kind = 'pictureOrPdf' }: Props) {
  const { state, token, start, cancel, remove } = useUpload(onChange, kind);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const drop = (event: React.DragEvent): void => {
    event.preventDefault();
    setOver(false);
    start(event.dataTransfer.files[0]);
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
      <input type="hidden" name={name} value={token} />
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={UPLOAD_TYPES[kind].join(',')}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => start(event.target.files?.[0])}
      />
      {state.kind === 'sent' && state.preview !== undefined && (
        <img src={state.preview} alt="" className={styles.preview} />
      )}
      <UploadWords state={state} kind={kind} />
      <UploadActions
        state={state}
        kind={kind}
        empty={token === ''}
        onChoose={() => input.current?.click()}
        onRetry={start}
        onCancel={cancel}
        onRemove={remove}
      />
    </div>
  );
}

/** What became of the file, and which files are taken. */
function UploadWords({ state, kind }: { state: UploadState; kind: UploadKind }) {
  const { t } = useTranslation('verification');
  return (
    <div className={styles.words} aria-live="polite">
      {state.kind === 'empty' && <p>{t('upload.drop')}</p>}
      {state.kind === 'sending' && (
        <>
          <p>{t('upload.sending', { file: state.file.name, percent: Math.round(state.part * 100) })}</p>
          <progress value={state.part} aria-label={t('upload.progress')} />
        </>
      )}
      {state.kind === 'sent' && (
        <p>
          {t('upload.sent', { file: state.fileName })}
          {state.small && <> {t('upload.small')}</>}
        </p>
      )}
      {state.kind === 'failed' && <p className={styles.failed}>{state.reason}</p>}
      <p className={styles.limits}>{t(kind === 'picture' ? 'upload.limitsPicture' : 'upload.limits')}</p>
    </div>
  );
}

interface ActionsProps {
  readonly state: UploadState;
  readonly kind: UploadKind;
  readonly empty: boolean;
  readonly onChoose: () => void;
  readonly onRetry: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

function UploadActions({ state, kind, empty, onChoose, onRetry, onCancel, onRemove }: ActionsProps) {
  const { t } = useTranslation('verification');
  return (
    <div className={styles.actions}>
      {state.kind === 'sending' ? (
        <Button type="button" size="small" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      ) : (
        <Button type="button" size="small" onClick={onChoose}>
          {t(empty ? 'upload.choose' : 'upload.replace')}
        </Button>
      )}
      {state.kind === 'failed' && refusalOf(state.file, kind) === undefined && (
        <Button type="button" size="small" onClick={() => onRetry(state.file)}>
          {t('common:action.retry')}
        </Button>
      )}
      {state.kind === 'sent' && (
        <Button type="button" look="quiet" size="small" onClick={onRemove}>
          {t('common:action.remove')}
        </Button>
      )}
    </div>
  );
}
