/** Below these nobody is offered a chat: people there fill in what is theirs, or have a conversation with us already. */
const WITHOUT = ['/application-draft/', '/office-action/', '/portal', '/use-in-commerce-request'];

/** Whether the chat is offered on a page. @param path without the language before it */
export const chatIsOffered = (path: string): boolean =>
  path !== '/admin' && !WITHOUT.some((below) => path.startsWith(below));
