import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chatIsOffered } from '../kit/chat/chat-pages.js';
import {
  dropVendorChat,
  NOBODY,
  vendorChat,
  type ChatUser,
  type VendorChat,
} from '../kit/chat/vendor-chat.js';
import { forgetChat } from '../kit/chat/wanted-chat.js';
import type { Chat as ChatSettings } from '../kit/page/boot.js';
import { useBoot } from '../kit/page/boot-context.js';
import { sessionStore, useSession } from '../kit/session/use-session.js';

/** Undefined until it is ready; who cannot have it is led to the form instead, where nothing is lost. */
function useVendor(settings: ChatSettings): VendorChat | undefined {
  const [vendor, setVendor] = useState<VendorChat>();
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    vendorChat(settings).then(
      (chat) => {
        if (!left) setVendor(chat);
      },
      () => {
        forgetChat();
        if (!left) void navigate('/contact');
      },
    );
    return () => {
      left = true;
    };
  }, [settings, navigate]);
  return vendor;
}

/** Who is signed in, as far as it can be proved to the chat; `nobody` once that is known. */
function useChatUser(): ChatUser | 'nobody' | undefined {
  const { session: hasSession } = useBoot();
  const { status, session } = useSession();
  const isUnknown = status === 'loading' && hasSession === 'yes';
  useEffect(() => {
    if (isUnknown) void sessionStore().refresh();
  }, [isUnknown]);
  const { name, email = '', missiveDigest } = session?.user ?? {};
  return useMemo(() => {
    if (isUnknown) return undefined;
    return missiveDigest == null ? 'nobody' : { name: name ?? '', email, digest: missiveDigest };
  }, [isUnknown, name, email, missiveDigest]);
}

/** The chat, from when somebody opened it: shown where it is offered, closed elsewhere, as whoever is signed in, and of nobody once they left. @param asked how often it was asked for */
export function Chat({ settings, asked }: { settings: ChatSettings; asked: number }) {
  const { pathname } = useLocation();
  const vendor = useVendor(settings);
  const user = useChatUser();
  const wasSomebody = useRef(false);
  const opened = useRef(0);
  const isOffered = chatIsOffered(pathname);
  useEffect(() => {
    if (vendor === undefined || user === undefined) return;
    if (user !== 'nobody') {
      wasSomebody.current = true;
      return vendor.setUser(user);
    }
    vendor.setUser(NOBODY);
    if (!wasSomebody.current) return;
    vendor.close();
    vendor.hideButton();
    dropVendorChat();
    forgetChat();
  }, [vendor, user]);
  useEffect(() => {
    if (isOffered) return vendor?.showButton();
    vendor?.close();
    vendor?.hideButton();
  }, [vendor, isOffered]);
  useEffect(() => {
    if (vendor === undefined || !isOffered || asked === opened.current) return;
    opened.current = asked;
    vendor.open();
  }, [vendor, asked, isOffered]);
  return null;
}
