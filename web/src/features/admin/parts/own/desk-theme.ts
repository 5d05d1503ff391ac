import { useEffect, useSyncExternalStore } from 'react';

/** How the staff area looks, the one of the machine first. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type DeskTheme = (typeof THEMES)[number];

/** On the device, not with the person: the page is drawn before anybody knows who looks at it, and a bright room is a matter of the room. */
const PLACE = 'desk-theme';
const heard = new Set<() => void>();

const deskTheme = (): DeskTheme => THEMES.find((theme) => theme === localStorage.getItem(PLACE)) ?? 'system';

/** Keeps the look on this device; whatever is drawn follows at once. */
export function chooseTheme(theme: DeskTheme): void {
  localStorage.setItem(PLACE, theme);
  for (const hear of heard) hear();
}

/** The look that was chosen here. */
export function useDeskTheme(): DeskTheme {
  return useSyncExternalStore(
    (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
    deskTheme,
    () => 'system' as const,
  );
}

/** Puts the chosen look on the document while the staff area is open. */
export function useThemedDocument(): void {
  const theme = useDeskTheme();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    return () => {
      delete document.documentElement.dataset['theme'];
    };
  }, [theme]);
}
