import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendFile, type Upload as Running } from './send-file.js';
import { refusalOf, type UploadKind } from './upload-rules.js';

export type UploadState =
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

interface Uploading {
  readonly state: UploadState;
  /** Of the file that was sent; empty: there is none. */
  readonly token: string;
  readonly start: (file: File | undefined) => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/** One file on its way: refused, sent with progress, or failed; `onChange` hears of each new token once it stands in the form. */
export function useUpload(onChange: () => void, kind: UploadKind): Uploading {
  const { t } = useTranslation('verification');
  const [state, setState] = useState<UploadState>({ kind: 'empty' });
  const [token, setToken] = useState('');
  const running = useRef<Running>(undefined);

  const store = (value: string): void => {
    setToken(value);
    queueMicrotask(onChange);
  };

  const start = (file: File | undefined): void => {
    if (file === undefined) return;
    const refused = refusalOf(file, kind);
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

  const remove = (): void => {
    setState({ kind: 'empty' });
    store('');
  };
  return { state, token, start, cancel: () => running.current?.cancel(), remove };
}
