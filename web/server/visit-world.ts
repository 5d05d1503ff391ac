import { randomInt } from 'node:crypto';
import type { Locale } from '../src/i18n/locale-rules.js';
import type { Chat, OtherSite } from '../src/kit/page/boot.js';
import type { ThirdParties } from '../src/kit/third-party/third-party.js';
import { mayStandOn, type PageKind } from '../src/kit/third-party/where.js';
import { chatOf, type WebEnv } from './env.js';
import { cookieWriter } from './kept-cookies.js';
import { sitesOf } from './storefront.js';
import { originsOf, thirdPartiesOf } from './third-parties.js';
import type { VisitWorld } from './visit.js';

/** What the settings say about visits, and what pages may load from elsewhere. */
export interface VisitSettings extends VisitWorld {
  readonly chat: Chat | undefined;
  readonly thirdParties: ThirdParties | undefined;
  /** Where the chat and other programs come from, for a page. */
  readonly originsOn: (page: PageKind | undefined) => readonly string[];
  readonly sites: (locale: Locale) => readonly OtherSite[];
}

export function visitSettings(env: WebEnv): VisitSettings {
  const [chat, thirdParties] = [chatOf(env), thirdPartiesOf(env)];
  const ofChat = chat === undefined ? [] : [chat.origin];
  const ofParties = originsOf(thirdParties, env.THIRD_PARTY_ORIGINS);
  return {
    chat: chat === undefined ? undefined : { script: chat.script, id: chat.id },
    thirdParties,
    originsOn: (page) => (mayStandOn(page) ? [...ofChat, ...ofParties] : ofChat),
    sites: (locale) => sitesOf(env.PUBLIC_ORIGIN, env.STOREFRONT_HOSTS, locale),
    flagSettings: env,
    write: cookieWriter({ https: env.PUBLIC_ORIGIN.startsWith('https:') }),
    now: () => new Date(),
    draw: () => (randomInt(2) === 0 ? 0 : 1),
  };
}
