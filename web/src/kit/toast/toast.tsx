import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './toast.module.css';

type Kind = 'info' | 'error' | 'success';
interface Toast {
  readonly id: number;
  readonly kind: Kind;
  readonly text: string;
}

const LOOKS: Readonly<Record<Kind, string>> = { info: '', error: styles.error, success: styles.success };
const LIFE_MS = 3000;
const MOST = 3;

const ToastContext = createContext<(kind: Kind, text: string) => void>(() => undefined);

/** Says something happened; never the only place of an error. */
export const useToast = (): ((kind: Kind, text: string) => void) => use(ToastContext);

function ToastView({ toast, onDone }: { toast: Toast; onDone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => onDone(toast.id), LIFE_MS);
    };
    run();
    document.addEventListener('visibilitychange', run);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [held, onDone, toast.id]);
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div
      className={`${styles.toast} ${LOOKS[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      {...hold}
    >
      {toast.text}
    </div>
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const next = useRef(0);
  const add = useCallback((kind: Kind, text: string) => {
    next.current += 1;
    const toast = { id: next.current, kind, text };
    setToasts((shown) => [...shown, toast].slice(-MOST));
  }, []);
  const done = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return (
    <ToastContext value={add}>
      {children}
      {toasts.length > 0 && (
        <div className={styles.stack}>
          {toasts.map((toast) => (
            <ToastView key={toast.id} toast={toast} onDone={done} />
          ))}
        </div>
      )}
    </ToastContext>
  );
}
