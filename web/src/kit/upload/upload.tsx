import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.js';
import { refusalOf, UPLOAD_TYPES } from './upload-rules.js';
import { sendFile, type Upload as Running } from './send-file.js';
import styles from './upload.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly onChange: () => void;
}

type State =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly file: File; readonly part: number }
  | {
      readonly kind: 'sent';
      readonly fileName: string;
      readonly preview: string | undefined;
      readonly small: boolean;
    }
  | { readonly kind: 'failed'; readonly file: File; readonly reason: string };

const SMALL_PX = 300;

/** One picture: chosen, dropped or replaced, with progress, and never a reason to lose the form. */
export function Upload({ name, label, onChange }: Props) {
  const { t } = useTranslation('verification');
  const [state, setState] = useState<State>({ kind: 'empty' });
  const [over, setOver] = useState(false);
  const [token, setToken] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<Running>(undefined);

  const store = (value: string): void => {
    setToken(value);
    queueMicrotask(onChange);
  };

  const start = (file: File | undefined): void => {
    if (file === undefined) return;
    const refused = refusalOf(file);
    if (refused !== undefined)
      return setState({ kind: 'failed', file, reason: t(`upload.${refused.code}`, refused.params) });
    setState({ kind: 'sending', file, part: 0 });
    running.current = sendFile(file, (part) => setState({ kind: 'sending', file, part }));
    running.current.done.then(
      (sent) => {
        setState({
          kind: 'sent',
          fileName: file.name,
          preview: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
          small: (sent.width ?? SMALL_PX) < SMALL_PX,
        });
        store(sent.uploadToken);
      },
      (error: Error) =>
        setState(
          error.name === 'AbortError'
            ? { kind: 'empty' }
            : {
                kind: 'failed',
                file,
                reason: t(`upload.${error.message}`, { defaultValue: t('upload.FAILED') }),
              },
        ),
    );
  };

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
        accept={UPLOAD_TYPES.join(',')}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => start(event.target.files?.[0])}
      />
      {state.kind === 'sent' && state.preview !== undefined && (
        <img src={state.preview} alt="" className={styles.preview} />
      )}
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
        <p className={styles.limits}>{t('upload.limits')}</p>
      </div>
      <div className={styles.actions}>
        {state.kind === 'sending' ? (
          <Button type="button" size="small" onClick={() => running.current?.cancel()}>
            {t('common:action.cancel')}
          </Button>
        ) : (
          <Button type="button" size="small" onClick={() => input.current?.click()}>
            {t(token === '' ? 'upload.choose' : 'upload.replace')}
          </Button>
        )}
        {state.kind === 'failed' && refusalOf(state.file) === undefined && (
          <Button type="button" size="small" onClick={() => start(state.file)}>
            {t('common:action.retry')}
          </Button>
        )}
        {state.kind === 'sent' && (
          <Button
            type="button"
            look="quiet"
            size="small"
            onClick={() => {
              setState({ kind: 'empty' });
              store('');
            }}
          >
            {t('common:action.remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
