import type { Chat } from '../page/boot.js';

/** Whom the chat shows to us; the digest proves that it is really them. */
export interface ChatUser {
  readonly name: string;
  readonly email: string;
  readonly digest: string;
}

/** What the vendor's script offers once it is ready. @source the vendor's page about its live chat */
export interface VendorChat {
  open(): void;
  close(): void;
  showButton(): void;
  hideButton(): void;
  setUser(user: ChatUser): void;
}

declare global {
  interface Window {
    MissiveChat?: VendorChat | undefined;
    MissiveChatConfig?:
      | {
          readonly id: string;
          readonly user?: ChatUser;
          readonly chat: { readonly hidden: true };
          readonly onReady: () => void;
        }
      | undefined;
  }
}

/** Whoever left: the vendor knows no sign-out, so that its user is emptied. */
export const NOBODY: ChatUser = { name: '', email: '', digest: '' };

let ready: Promise<VendorChat> | undefined;

/** Loads the chat once, hidden. Nothing may be asked of it before it says that it is ready. @throws when it did not come */
export function vendorChat({ script: address, id }: Chat): Promise<VendorChat> {
  ready ??= new Promise<VendorChat>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      dropVendorChat();
      reject(new Error('the chat did not come'));
    };
    window.MissiveChatConfig = {
      id,
      chat: { hidden: true },
      onReady: () => (window.MissiveChat === undefined ? fail() : resolve(window.MissiveChat)),
    };
    script.src = address;
    script.async = true;
    script.dataset['chat'] = id;
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return ready;
}

/** So that the next one to open it begins anew. */
export function dropVendorChat(): void {
  ready = undefined;
  document.querySelectorAll('script[data-chat]').forEach((script) => script.remove());
  window.MissiveChat = undefined;
  window.MissiveChatConfig = undefined;
}
