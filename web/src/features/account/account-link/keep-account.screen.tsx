import { linkAction, linkLoader, LinkPage } from './parts/link-page.js';

export const loader = linkLoader('KEEP_ACCOUNT');
export const action = linkAction('KEEP_ACCOUNT');
export const Component = () => <LinkPage kind="KEEP_ACCOUNT" />;
